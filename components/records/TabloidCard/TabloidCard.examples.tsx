import { story } from '../records.examples'
import { TabloidCard } from './TabloidCard'

const text = <p>{story.text}</p>

/** A column of the stories. */
const Column = ({ children }: { children: React.ReactNode }) => (
  <div style={{ maxWidth: '22rem' }}>{children}</div>
)

export const examples = {
  'with a picture': (
    <Column>
      <TabloidCard entry={story} heading="h2">
        {text}
      </TabloidCard>
    </Column>
  ),
  'with a thumbnail on phones': (
    <Column>
      <TabloidCard entry={story} thumbnail="phone" heading="h2">
        {text}
      </TabloidCard>
    </Column>
  ),
  'compact, without a date': (
    <Column>
      <TabloidCard entry={{ ...story, date: null }} compact missingDate="No date" heading="h2">
        {text}
      </TabloidCard>
    </Column>
  ),
}
