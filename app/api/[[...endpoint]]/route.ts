import { handleRead, handleOtherMethods } from '@/lib/content/handlers'
import { withOnDemandLimit } from '@/lib/http/responses'

/** The read endpoints of the embedded content service. */
export const GET = (request: Request) =>
  withOnDemandLimit(request, () => handleRead(new URL(request.url)))

const refuse = (request: Request) => handleOtherMethods(new URL(request.url))
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
