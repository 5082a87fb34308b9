import { AlbumFacts } from './AlbumFacts'

export const examples = {
  'two photos': <AlbumFacts date="2026-11-21T00:00:00Z" count={2} />,
  'without a date': <AlbumFacts date={null} count={0} />,
}
