import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { RecordActions } from '@/components/desk/RecordActions/RecordActions'
import { RecordEditor } from '@/components/desk/RecordEditor/RecordEditor'
import { RecordFacts } from '@/components/desk/RecordEditor/RecordFacts'
import { desk } from '@/content/words/en/desk'
import { can } from '@/lib/desk/permissions'
import { getTitle } from '@/lib/desk/records/record'
import { requireActor } from '@/lib/desk/web/session'
import { getDoneText, loadRecord } from '@/lib/pages/desk-record'
import { changeRecord } from './actions'

type Props = PageProps<'/desk/records/[id]'>

export const metadata = { title: 'A record' }

export default async function RecordPage({ params, searchParams }: Props) {
  const actor = await requireActor('records.read')
  const [{ id }, query] = [await params, await searchParams]
  const editor = await loadRecord(actor, id, query)
  if (!editor) notFound()
  const { record, publicUrl, ...form } = editor
  const done = getDoneText(query)
  return (
    <DeskPage
      title={getTitle(record.form)}
      actor={actor}
      back={{ href: '/desk/records', label: desk.list.heading }}
    >
      <RecordFacts record={record} href={publicUrl} />
      {done && <SuccessMessage>{done}</SuccessMessage>}
      {record.state !== 'deleted' && <RecordEditor record={record} {...form} />}
      <RecordActions
        record={record}
        can={(action) => can(actor.role, action)}
        action={changeRecord}
      />
    </DeskPage>
  )
}
