import { methodNotAllowed } from '@/lib/content-service/api'
import { answerEnquiry } from '@/lib/enquiries/answer'

/** Takes an admission enquiry (R-ENQUIRY-10, R-ENQUIRY-8). */
export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/form/[schoolcode]/[formkey]'>,
) => answerEnquiry(request, await params)

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
