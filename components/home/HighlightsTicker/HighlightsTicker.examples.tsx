import { live, notice } from '@/components/records/records.examples'
import { HighlightsTicker } from './HighlightsTicker'

export const examples = {
  'two highlights': (
    <HighlightsTicker
      title="Highlights"
      list={live(notice, { ...notice, id: 'bus', title: 'Winter bus timings', attachments: [] })}
    />
  ),
}
