import { methodNotAllowed } from '@/lib/content-service/api'
import { answerFile } from '@/lib/content-service/api-file'

/** Pictures and documents of the content service (R-SERVICE-2). */
export const GET = (request: Request) => answerFile(request)

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
