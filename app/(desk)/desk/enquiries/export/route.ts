import { env } from '@/lib/core/env'
import { unknownPath } from '@/lib/http/responses'

/** The enquiries of a list as CSV (R-DESK-14). */
export async function GET(request: Request): Promise<Response> {
  if (!env.deskSecret) return unknownPath()
  const { getEnquiryTable } = await import('@/lib/desk/web/get-enquiry-table')
  return getEnquiryTable(request)
}
