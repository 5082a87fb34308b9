import 'server-only'
import type { EnquiryState } from '@/lib/database/tables'
import { readEnquiries, type ListedEnquiry } from '@/lib/enquiries/read-enquiries'
import { addViewEntry } from '../history/history'
import { operation } from '../operation'
import { describeFilter, selectEnquiries, type EnquiryFilter } from './filter'

export const enquiriesPerPage = 50

export const enquiryKind = 'enquiry'

/** The subject of history entries about the list. */
export const listSubject = 'list'

/** Lists enquiries, the newest first; fifty at a time. The history records the view (R-DESK-14). */
export const listEnquiries = operation(
  'enquiries.read',
  async (context, filter: EnquiryFilter = {}, offset?: number): Promise<ListedEnquiry[]> => {
    const selected = await selectEnquiries(context.db, filter)
    const query = selected
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(enquiriesPerPage)
      .offset(offset ?? 0)
    const enquiries = await readEnquiries(context.db, query)
    if (enquiries.length > 0) {
      await addViewEntry(context, {
        kind: enquiryKind,
        subject: listSubject,
        title: describeFilter(filter),
      })
    }
    return enquiries
  },
)

/** Counts the enquiries of each state. Ignores the state of the filter. */
export const countEnquiries = operation(
  'enquiries.read',
  async ({ db }, filter: EnquiryFilter = {}): Promise<Partial<Record<EnquiryState, number>>> => {
    const selected = await selectEnquiries(db, { ...filter, state: undefined })
    const rows = await selected
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  },
)

/** Counts new enquiries, for the first page of the desk. */
export const countNewEnquiries = operation('enquiries.read', async ({ db }): Promise<number> => {
  const selected = await selectEnquiries(db, { state: 'new' })
  const { count } = await selected
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
})

/** Reads one enquiry by its reference number. The history records the view (R-DESK-14). */
export const getEnquiry = operation(
  'enquiries.read',
  async (context, reference: string): Promise<ListedEnquiry | undefined> => {
    const query = (await selectEnquiries(context.db, {})).where('reference', '=', reference)
    const [enquiry] = await readEnquiries(context.db, query)
    if (enquiry)
      await addViewEntry(context, { kind: enquiryKind, subject: reference, title: reference })
    return enquiry
  },
)
