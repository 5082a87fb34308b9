import { PhoneFold } from './PhoneFold'

export const examples = {
  'a paragraph': (
    <PhoneFold title="All dates">
      <p>Registration begins on the first working day of October.</p>
    </PhoneFold>
  ),
}
