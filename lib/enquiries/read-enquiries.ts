import 'server-only'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Database, DeliveryRow, EnquiryNoteRow, EnquiryRow } from '@/lib/database/tables'

/** An enquiry with its deliveries and the office's notes, the oldest first. */
export type ListedEnquiry = EnquiryRow & {
  deliveries: Pick<DeliveryRow, 'channel' | 'state' | 'attempts' | 'delivered_at'>[]
  notes: EnquiryNoteRow[]
}

/** A query for enquiries, to which conditions, an order or a limit can be added. */
export type EnquiryQuery = SelectQueryBuilder<Database, 'enquiries', object>

export async function readEnquiries(
  db: Kysely<Database>,
  query: EnquiryQuery,
): Promise<ListedEnquiry[]> {
  const enquiries = await query.selectAll('enquiries').execute()
  const ids = query.select('enquiries.id')
  const [deliveries, notes] = await Promise.all([
    db.selectFrom('enquiry_deliveries').selectAll().where('enquiry_id', 'in', ids).execute(),
    db
      .selectFrom('enquiry_notes')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('at')
      .execute(),
  ])
  const readDeliveries = groupByEnquiry(deliveries)
  const readNotes = groupByEnquiry(notes)
  return enquiries.map((row) => ({
    ...row,
    deliveries: readDeliveries.get(row.id) ?? [],
    notes: readNotes.get(row.id) ?? [],
  }))
}

function groupByEnquiry<Row extends { enquiry_id: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.enquiry_id)
    if (group) group.push(row)
    else groups.set(row.enquiry_id, [row])
  }
  return groups
}
