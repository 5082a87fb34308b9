import { PhoneFold } from './PhoneFold'

export const examples = {
  'a paragraph': (
    <PhoneFold title="All dates">
      <p>Registration begins on the first working day of October.</p>
    </PhoneFold>
  ),
  'folded on wide screens, too': (
    <PhoneFold always title="All dates">
      <p>Registration begins on the first working day of October.</p>
    </PhoneFold>
  ),
}
