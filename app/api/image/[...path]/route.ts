import { handleFile } from '@/lib/content/file-handler'
import { methodNotAllowed } from '@/lib/http/responses'

/** Pictures and documents of the content service (R-SERVICE-2). */
export const GET = (request: Request) => handleFile(request)

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
