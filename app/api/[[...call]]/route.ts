import { answerCall, refuseMethod, withinLimit } from '@/lib/content-service/api'

/** The site's own read calls. */
export const GET = (request: Request) =>
  withinLimit(request, () => answerCall(new URL(request.url)))

const refuse = (request: Request) => refuseMethod(new URL(request.url))
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
