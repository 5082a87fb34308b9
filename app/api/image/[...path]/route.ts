import { handleFile } from '@/lib/content/file-handler'

/** Pictures and documents of the content service (R-SERVICE-2). */
export const GET = (request: Request) => handleFile(request)

export {
  getOnly as POST,
  getOnly as PUT,
  getOnly as PATCH,
  getOnly as DELETE,
  getOnly as OPTIONS,
} from '@/lib/http/responses'
