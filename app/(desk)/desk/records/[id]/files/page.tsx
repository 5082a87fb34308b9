import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { MediaChooser, MediaSearch } from '@/components/desk/MediaList/MediaChooser'
import { PageLinks } from '@/components/desk/PageLinks/PageLinks'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { desk } from '@/content/words/en/desk'
import { requireActor } from '@/lib/desk/web/session'
import { loadFileChoice } from '@/lib/pages/desk-files'
import { addChosenFiles } from './actions'

const { media: words } = desk

export const metadata = { title: words.choosing }

export default async function FilesPage({
  params,
  searchParams,
}: PageProps<'/desk/records/[id]/files'>) {
  const actor = await requireActor('records.save')
  const choice = await loadFileChoice(actor, (await params).id, await searchParams)
  if (!choice) notFound()
  const { id, title, path, field, room, search, media, problem, newer, older } = choice
  return (
    <DeskPage title={words.choosing} actor={actor} back={{ href: path, label: title }}>
      <p>{words.chooseAbout(field.label, room)}</p>
      <MediaSearch path={`${path}/files`} field={field.name} search={search} />
      {media.length > 0 ? (
        <MediaChooser
          media={media}
          record={id}
          field={field.name}
          isOne={room === 1}
          problem={problem}
          action={addChosenFiles}
        />
      ) : (
        <EmptyState text={words.empty} />
      )}
      <PageLinks newer={newer} older={older} />
    </DeskPage>
  )
}
