import { handleEnquiry } from '@/lib/enquiries/handler'
import { methodNotAllowed } from '@/lib/http/responses'

/** Accepts an admission enquiry (R-ENQUIRY-10, R-ENQUIRY-8). */
export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/form/[schoolcode]/[formkey]'>,
) => handleEnquiry(request, await params)

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
