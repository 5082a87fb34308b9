import { methodNotAllowed } from '@/lib/content-service/api'
import { revalidate } from '@/lib/content-service/revalidation'

/** Tells the site that the office has changed something (decisions C6). */
export const POST = (request: Request) => revalidate(request)

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
