import { handleEnquiry } from '@/lib/enquiries/handler'

/** Accepts an admission enquiry (R-ENQUIRY-10, R-ENQUIRY-8). */
export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/form/[schoolcode]/[formkey]'>,
) => handleEnquiry(request, await params)

export * from '@/lib/http/post-only'
