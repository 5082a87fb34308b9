import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { RecordConflict } from '@/components/desk/RecordConflict/RecordConflict'
import { desk } from '@/content/words/en/desk'
import { requireActor } from '@/lib/desk/web/session'
import { getParameter } from '@/lib/pages/desk-query'
import { loadConflict } from '@/lib/pages/desk-versions'
import { restore } from '../actions'

const { conflict: words } = desk

type Props = PageProps<'/desk/records/[id]/conflict'>

export const metadata = { title: words.heading }

export default async function ConflictPage({ params, searchParams }: Props) {
  const actor = await requireActor('records.save')
  const { id } = await params
  const data = await loadConflict(actor, id, getParameter(await searchParams, 'mine'))
  if (!data) notFound()
  const { title, mine, ...texts } = data
  return (
    <DeskPage
      wide
      title={words.heading}
      actor={actor}
      back={{ href: `/desk/records/${texts.id}`, label: title }}
    >
      <p>{mine ? words.about : words.gone}</p>
      {mine && <RecordConflict {...texts} mine={mine} restore={restore} />}
    </DeskPage>
  )
}
