import { freshness } from '../records.examples'
import { FreshnessNote } from './FreshnessNote'

export const examples = {
  'just read': <FreshnessNote freshness={freshness} />,
  'a saved copy': <FreshnessNote freshness={{ ...freshness, source: 'saved' }} />,
}
