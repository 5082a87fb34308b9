import { answerTabloidCall } from '@/lib/updates/list-call'

/** The cards of the tabloid list that Show More adds (P§2.8). */
export const GET = (request: Request) => answerTabloidCall(new URL(request.url).searchParams)
