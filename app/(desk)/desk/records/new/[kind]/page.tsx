import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { RecordEditor } from '@/components/desk/RecordEditor/RecordEditor'
import { desk } from '@/content/words/en/desk'
import { isKind } from '@/lib/desk/records/kinds'
import { requireActor } from '@/lib/desk/web/session'
import { loadNewRecord } from '@/lib/pages/desk-record'

type Props = PageProps<'/desk/records/new/[kind]'>

export async function generateMetadata({ params }: Props) {
  const { kind } = await params
  return { title: isKind(kind) ? `New: ${desk.kinds[kind].label}` : undefined }
}

export default async function NewRecordPage({ params, searchParams }: Props) {
  const actor = await requireActor('records.save')
  const { kind } = await params
  if (!isKind(kind)) notFound()
  const editor = await loadNewRecord(actor, kind, await searchParams)
  const { label, about } = editor.words
  return (
    <DeskPage
      title={`New ${label.toLowerCase()}`}
      actor={actor}
      back={{ href: '/desk/records', label: desk.list.heading }}
    >
      <p>{about}</p>
      <RecordEditor {...editor} />
    </DeskPage>
  )
}
