import 'server-only'
import { toIndianDay, isoDay, now } from '@/lib/core/dates'
import { errorPage } from '@/lib/http/error-page'
import { filePolicy } from '@/lib/http/responses'
import { isFromOwnPage } from '@/lib/http/same-origin'
import { exportEnquiries } from '../enquiries/export'
import { readFilter } from '../enquiries/filter'
import { can } from '../permissions'
import { readSession } from '../accounts/sessions'
import { seeOther } from './form-request'
import { openSearch } from './sealed-search'
import { orNotSaved } from './unavailable'

/**
 * Responds with the enquiries of a list as a file for spreadsheets (R-DESK-14). Works only from the desk's own pages: a
 * link from elsewhere would put the families' data on the device without the person's intent. Such a link leads to the
 * list.
 */
export const getEnquiryTable = (request: Request): Promise<Response> =>
  orNotSaved(() => respond(request))

async function respond({ headers, url }: Request): Promise<Response> {
  const session = await readSession(headers)
  if (!session || !can(session.actor.role, 'enquiries.read')) return errorPage(403)
  const { search, searchParams } = new URL(url)
  if (!isFromOwnPage(headers)) return seeOther(`/desk/enquiries${search}`)
  const values = Object.fromEntries(searchParams)
  const filter = readFilter({ ...values, q: openSearch(values.q) })
  return new Response(await exportEnquiries(session.actor, filter), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="enquiries-${isoDay(toIndianDay(now()))}.csv"`,
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
