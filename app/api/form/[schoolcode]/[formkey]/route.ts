import { methodNotAllowed } from '@/lib/content-service/api'
import { answerEnquiry } from '@/lib/enquiries/answer'

/** Takes an admission enquiry (P§7, decisions D). */
export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/form/[schoolcode]/[formkey]'>,
) => answerEnquiry(request, await params)

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
