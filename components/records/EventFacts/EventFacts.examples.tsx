import { Section } from '@/components/ui/Section/Section'
import { exhibition, sportsDay } from '../records.examples'
import { EventFacts } from './EventFacts'

export const examples = {
  'with a venue': (
    <Section tight label="Sports day">
      <EventFacts event={sportsDay} />
    </Section>
  ),
  'that is over': (
    <Section tight label="Sports day">
      <EventFacts event={sportsDay} phase="over" />
    </Section>
  ),
  'two days, without time and venue': (
    <Section tight label="Science exhibition">
      <EventFacts event={exhibition} />
    </Section>
  ),
}
