import { Section } from '../Section/Section'
import { Counters } from './Counters'

const counters = [
  { value: '72', label: 'classrooms' },
  { value: '105', label: 'teachers' },
  { value: '5', label: 'bus routes' },
  { value: '4', label: 'houses' },
]

export const examples = {
  'four figures': (
    <Section surface="deep" label="The school in figures">
      <Counters counters={counters} />
    </Section>
  ),
  'two figures': (
    <Section surface="deep" label="The school in figures">
      <Counters counters={counters.slice(0, 2)} />
    </Section>
  ),
}
