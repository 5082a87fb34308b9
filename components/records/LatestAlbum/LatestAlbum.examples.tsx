import { album } from '../records.examples'
import { LatestAlbum } from './LatestAlbum'

export const examples = { 'an album': <LatestAlbum album={album} /> }
