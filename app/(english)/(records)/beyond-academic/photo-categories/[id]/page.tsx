import { AlbumFailure, AlbumScreen } from '@/components/records/AlbumScreen/AlbumScreen'
import { NotFoundRecord } from '@/components/records/NotFoundRecord/NotFoundRecord.client'
import { buildAlbumMetadata, loadAlbumPage } from '@/lib/pages/album'
import { getAlbumUrl } from '@/lib/records/urls'

type Props = PageProps<'/beyond-academic/photo-categories/[id]'>

/** No album is prerendered. Each is rendered on its first request, then cached. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  return buildAlbumMetadata(id)
}

/** `/beyond-academic/photo-categories?id=…`, which `next.config.ts` rewrites here. */
export default async function AlbumPage({ params }: Props) {
  const { id } = await params
  const screen = await loadAlbumPage(id)
  if (screen.outcome === 'found') return <AlbumScreen {...screen} />
  if (screen.outcome === 'failed') {
    return <AlbumFailure frame={screen.frame} reason="failed" retry={getAlbumUrl({ id })} />
  }
  return (
    <NotFoundRecord>
      <AlbumFailure frame={screen.frame} reason="missing" />
    </NotFoundRecord>
  )
}
