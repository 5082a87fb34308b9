import 'server-only'
import { dayOf, isoDay, now } from '@/lib/core/dates'
import { errorPage } from '@/lib/http/error-page'
import { exportEnquiries } from '../enquiries/export'
import { readFilter } from '../enquiries/filter'
import { can } from '../permissions'
import { readSession } from '../accounts/sessions'

/** The enquiries of a list as a file that spreadsheets open (R-DESK-14). */
export async function getEnquiryTable({ headers, url }: Request): Promise<Response> {
  const session = await readSession(headers)
  if (!session || !can(session.actor.role, 'enquiries.read')) return errorPage(403)
  const filter = readFilter(Object.fromEntries(new URL(url).searchParams))
  return new Response(await exportEnquiries(session.actor, filter), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="enquiries-${isoDay(dayOf(now()))}.csv"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
