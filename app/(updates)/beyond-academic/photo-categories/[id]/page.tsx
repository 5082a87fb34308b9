import { albumAddress } from '@/lib/updates/addresses'
import { AlbumFailure, AlbumScreen } from '@/components/updates/AlbumScreen/AlbumScreen'
import { MissingRecord } from '@/components/updates/MissingRecord/MissingRecord.client'
import { albumMetadata, albumScreen } from '@/lib/updates/album'

type Props = PageProps<'/beyond-academic/photo-categories/[id]'>

/** Albums are made when they are first asked for, and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  return albumMetadata(id, albumAddress)
}

/** `/beyond-academic/photo-categories?id=…`, which `next.config.ts` rewrites here. */
export default async function AlbumPage({ params }: Props) {
  const { id } = await params
  const screen = await albumScreen(id, albumAddress)
  if (screen.outcome === 'found') return <AlbumScreen {...screen} />
  if (screen.outcome === 'failed') {
    return <AlbumFailure frame={screen.frame} reason="failed" retry={albumAddress({ id })} />
  }
  return (
    <MissingRecord>
      <AlbumFailure frame={screen.frame} reason="missing" />
    </MissingRecord>
  )
}
