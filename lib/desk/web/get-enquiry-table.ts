import 'server-only'
import { notPermittedWords } from '@/content/words/en/http-errors'
import { toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import { renderErrorPage } from '@/lib/http/error-page'
import { filePolicy } from '@/lib/http/responses'
import { isFromOwnPage } from '@/lib/http/same-origin'
import { exportEnquiries } from '../enquiries/export'
import { readFilter } from '../enquiries/filter'
import { can } from '../permissions'
import { readSession } from '../accounts/sessions'
import { redirectAfterForm } from './form-request'
import { getLogInUrl } from './next-path'
import { openSearch } from './sealed-search'
import { catchNotSaved } from './unavailable'

/**
 * Responds with the enquiries of a list as a file for spreadsheets (R-DESK-14). Works only from the desk's own pages: a
 * link from elsewhere would put the families' data on the device without the person's intent. Such a link leads to the
 * list.
 */
export const getEnquiryTable = (request: Request): Promise<Response> =>
  catchNotSaved(() => respond(request))

async function respond({ headers, url }: Request): Promise<Response> {
  const session = await readSession(headers)
  const { search, searchParams } = new URL(url)
  const list = `/desk/enquiries${search}`
  if (!session) return redirectAfterForm(getLogInUrl(list))
  if (!can(session.actor.role, 'enquiries.read'))
    return renderErrorPage(403, { formPage: '/desk', words: notPermittedWords })
  if (!isFromOwnPage(headers)) return redirectAfterForm(list)
  const values = Object.fromEntries(searchParams)
  const filter = readFilter({ ...values, q: openSearch(values.q) })
  return new Response(await exportEnquiries(session.actor, filter), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="enquiries-${formatIsoDay(toIndianDay(now()))}.csv"`,
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
