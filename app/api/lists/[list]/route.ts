import { withOnDemandLimit } from '@/lib/http/responses'
import { handleList } from '@/lib/records/list-handler'

/** The entries that the first view of a list leaves out. */
export async function GET(request: Request, { params }: RouteContext<'/api/lists/[list]'>) {
  const { list } = await params
  return withOnDemandLimit(request, () => handleList(list, new URL(request.url).searchParams))
}
