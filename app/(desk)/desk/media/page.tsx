import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { MediaFilters } from '@/components/desk/MediaList/MediaFilters'
import { MediaList } from '@/components/desk/MediaList/MediaList'
import { PageLinks } from '@/components/desk/PageLinks/PageLinks'
import { MediaUpload } from '@/components/desk/MediaUpload/MediaUpload.client'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { desk } from '@/content/words/en/desk'
import { listMedia, mediaPerPage } from '@/lib/desk/media/list'
import { requireActor } from '@/lib/desk/web/session'
import { parseMediaFilter, buildMediaListQuery, getRefusalText } from '@/lib/pages/desk-media'
import { getDoneText, pageLinks } from '@/lib/pages/desk-record'
import { describe } from './actions'
import { search } from '../search/actions'

const { media: words } = desk

export const metadata = { title: words.heading }

export default async function MediaPage({ searchParams }: PageProps<'/desk/media'>) {
  const actor = await requireActor('media.read')
  const query = await searchParams
  const filter = parseMediaFilter(query)
  const media = await listMedia(actor, filter)
  const done = getDoneText(query)
  return (
    <DeskPage title={words.heading} actor={actor}>
      {done && <SuccessMessage>{done}</SuccessMessage>}
      <MediaUpload problem={getRefusalText(query)} />
      <MediaFilters {...filter} action={search} />
      {media.length > 0 ? (
        <MediaList media={media} list={buildMediaListQuery(query)} describe={describe} />
      ) : (
        <EmptyState text={words.empty} />
      )}
      <PageLinks {...pageLinks('/desk/media', query, media.length === mediaPerPage)} />
    </DeskPage>
  )
}
