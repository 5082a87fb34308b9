import { handleFileRequest } from '@/lib/certificates/file'
import { methodNotAllowed } from '@/lib/http/responses'

/** The file of a transfer certificate, for a short time after its lookup (R-TC-3). */
export const GET = async (
  request: Request,
  { params }: RouteContext<'/api/image/certificate/[...ticket]'>,
) => handleFileRequest(request, (await params).ticket)

const refuse = () => methodNotAllowed('GET, HEAD')
export {
  GET as HEAD,
  refuse as POST,
  refuse as PUT,
  refuse as PATCH,
  refuse as DELETE,
  refuse as OPTIONS,
}
