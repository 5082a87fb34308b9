import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { RecordVersions } from '@/components/desk/RecordVersions/RecordVersions'
import { desk } from '@/content/words/en/desk'
import { requireActor } from '@/lib/desk/web/session'
import { loadVersions } from '@/lib/pages/desk-versions'
import { restore } from '../actions'

const { versions: words } = desk

export const metadata = { title: words.heading }

export default async function VersionsPage({ params }: PageProps<'/desk/records/[id]/versions'>) {
  const actor = await requireActor('records.read')
  const { id } = await params
  const data = await loadVersions(actor, id)
  if (!data) notFound()
  const { title, isDeleted, ...versions } = data
  return (
    <DeskPage
      title={words.heading}
      actor={actor}
      back={{ href: `/desk/records/${versions.id}`, label: title }}
    >
      <p>{words.about}</p>
      <RecordVersions {...versions} restore={isDeleted ? undefined : restore} />
    </DeskPage>
  )
}
