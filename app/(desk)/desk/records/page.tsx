import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { PageLinks } from '@/components/desk/PageLinks/PageLinks'
import { NewRecordLinks } from '@/components/desk/RecordList/NewRecordLinks'
import { RecordFilters } from '@/components/desk/RecordList/RecordFilters'
import { RecordList } from '@/components/desk/RecordList/RecordList'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { desk } from '@/content/words/en/desk'
import { listRecords, recordsPerPage } from '@/lib/desk/records/list'
import { requireActor } from '@/lib/desk/web/session'
import { getDoneText, pageLinks, recordFilter } from '@/lib/pages/desk-record'
import { search } from '../search/actions'

const { list: words } = desk

export const metadata = { title: words.heading }

export default async function RecordsPage({ searchParams }: PageProps<'/desk/records'>) {
  const actor = await requireActor('records.read')
  const query = await searchParams
  const filter = recordFilter(query)
  const records = await listRecords(actor, filter)
  const done = getDoneText(query)
  const isFiltered = Boolean(filter.kind || filter.state || filter.search)
  return (
    <DeskPage title={words.heading} actor={actor}>
      {done && <SuccessMessage>{done}</SuccessMessage>}
      <NewRecordLinks />
      <RecordFilters {...filter} action={search} />
      {records.length > 0 ? (
        <RecordList records={records} />
      ) : (
        <EmptyState text={isFiltered ? words.noMatch : words.empty} />
      )}
      <PageLinks {...pageLinks('/desk/records', query, records.length === recordsPerPage)} />
    </DeskPage>
  )
}
