import { story } from '../records.examples'
import { TabloidCard } from './TabloidCard'

const text = <p>{story.text}</p>

export const examples = {
  'with a picture': (
    <TabloidCard entry={story} heading="h2">
      {text}
    </TabloidCard>
  ),
  'compact, without a date': (
    <TabloidCard entry={{ ...story, date: null }} compact missingDate="No date" heading="h2">
      {text}
    </TabloidCard>
  ),
}
