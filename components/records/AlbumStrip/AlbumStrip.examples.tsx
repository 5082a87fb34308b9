import { album } from '../records.examples'
import { AlbumStrip } from './AlbumStrip'

export const examples = {
  'three albums': <AlbumStrip albums={['a', 'b', 'c'].map((id) => ({ ...album, id }))} />,
  'one album': <AlbumStrip albums={[album]} />,
}
