import { handleCertificate } from '@/lib/certificates/handler'

/** Looks up a transfer certificate (R-TC-5, R-TC-4). */
export const POST = async (request: Request, { params }: RouteContext<'/api/tc/[schoolcode]'>) =>
  handleCertificate(request, await params)

export {
  postOnly as GET,
  postOnly as PUT,
  postOnly as PATCH,
  postOnly as DELETE,
  postOnly as OPTIONS,
} from '@/lib/http/responses'
