import 'server-only'
import { toCsv } from '@/lib/enquiries/csv'
import { readEnquiries } from '@/lib/enquiries/read-enquiries'
import { addHistoryEntry } from '../history/history'
import { operation } from '../operation'
import { describeFilter, selectEnquiries, type EnquiryFilter } from './filter'
import { enquiryKind, listSubject } from './list'

/** Exports the enquiries of a list as CSV, the oldest first. The history records each export. */
export const exportEnquiries = operation(
  'enquiries.read',
  async (context, filter: EnquiryFilter = {}): Promise<string> => {
    const query = (await selectEnquiries(context.db, filter)).orderBy('created_at')
    const enquiries = await readEnquiries(context.db, query)
    await addHistoryEntry(context, {
      action: 'exported',
      kind: enquiryKind,
      subject: listSubject,
      title: `${enquiries.length}: ${describeFilter(filter)}`,
    })
    return toCsv(enquiries)
  },
)
