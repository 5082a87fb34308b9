import { emptyScores } from '@/lib/calculators/stream-match'
import { StreamTool } from './StreamTool'

export const examples = {
  'before anybody asks': <StreamTool />,
  'scores that open some streams': (
    <StreamTool fields={{ ...emptyScores, english: '75', mathematics: '62' }} />
  ),
  'a score that cannot be': <StreamTool fields={{ ...emptyScores, english: '175' }} />,
}
