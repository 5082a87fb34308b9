import { LinkedText } from './LinkedText'

export const examples = {
  'lists with their own numbers': (
    <LinkedText text={'Bring:\n- a cap\n   - green\n- water\n\n4. Four\n5. Five'} />
  ),
  'a table with joined cells': (
    <LinkedText
      text={'| Class | Tests | ← |\n|---|---|---|\n| IX | 3 Dec | 10 Dec |\n| X | ↑ | 11 Dec |'}
    />
  ),
  'a table without a head': <LinkedText text={'| Venue | Hall |\n| Time | 9 am |'} />,
  'a link, and words struck out': <LinkedText text="At ~6 pm~ 7 pm: https://school.example/map" />,
}
