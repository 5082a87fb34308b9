import { findPicture } from '@/lib/pictures/pictures'
import { placeholderAlbum } from '../placeholders'
import { album, today } from '../records.examples'
import { AlbumCard } from './AlbumCard'

const fallback = findPicture('album-default')

export const examples = {
  'in a list': <AlbumCard album={album} fallback={fallback} today={today} />,
  'the first of a list': <AlbumCard album={album} fallback={fallback} today={today} lead />,
  'without data': <AlbumCard album={placeholderAlbum} fallback={fallback} />,
}
