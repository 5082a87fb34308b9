import { methodNotAllowed } from '@/lib/content-service/api'
import { answerCertificate } from '@/lib/certificates/answer'

/** Looks a transfer certificate up (R-TC-5, R-TC-4). */
export const POST = async (request: Request, { params }: RouteContext<'/api/tc/[schoolcode]'>) =>
  answerCertificate(request, await params)

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
