import { withinLimit } from '@/lib/content-service/api'
import { answerListCall } from '@/lib/updates/list-call'

/** What the first view of a filtered list left out. */
export async function GET(request: Request, { params }: RouteContext<'/api/lists/[list]'>) {
  const { list } = await params
  return withinLimit(request, () => answerListCall(list, new URL(request.url).searchParams))
}
