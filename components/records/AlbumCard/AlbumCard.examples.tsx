import { findPicture } from '@/lib/pictures/pictures'
import { placeholderAlbum } from '../placeholders'
import { album, today } from '../records.examples'
import { AlbumCard } from './AlbumCard'

const fallback = findPicture('album-default')

/** A column of the gallery. */
const Column = ({ children }: { children: React.ReactNode }) => (
  <div style={{ maxWidth: '22rem' }}>{children}</div>
)

export const examples = {
  'in a list': (
    <Column>
      <AlbumCard album={album} fallback={fallback} today={today} />
    </Column>
  ),
  'the first of a list': (
    <Column>
      <AlbumCard album={album} fallback={fallback} today={today} lead />
    </Column>
  ),
  'without data': (
    <Column>
      <AlbumCard album={placeholderAlbum} fallback={fallback} />
    </Column>
  ),
}
