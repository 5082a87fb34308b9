import { handleCertificate } from '@/lib/certificates/handler'
import { methodNotAllowed } from '@/lib/http/responses'

/** Looks up a transfer certificate (R-TC-5, R-TC-4). */
export const POST = async (request: Request, { params }: RouteContext<'/api/tc/[schoolcode]'>) =>
  handleCertificate(request, await params)

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
