import { withinLimit } from '@/lib/content-service/api'
import { answerTabloidCall } from '@/lib/updates/list-call'

/** The cards of the tabloid list that Show More adds. */
export const GET = (request: Request) =>
  withinLimit(request, () => answerTabloidCall(new URL(request.url).searchParams))
