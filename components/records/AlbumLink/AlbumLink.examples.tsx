import { album } from '../records.examples'
import { AlbumLink } from './AlbumLink'

export const examples = { 'an album': <AlbumLink label="Latest album" album={album} /> }
