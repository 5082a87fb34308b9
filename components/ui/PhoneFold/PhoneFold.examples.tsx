import { PhoneFold } from './PhoneFold'

const text = <p>Registration begins on the first working day of October.</p>

export const examples = {
  'on phones': <PhoneFold title="All dates">{text}</PhoneFold>,
  everywhere: (
    <PhoneFold title="Dates that are over" everywhere>
      {text}
    </PhoneFold>
  ),
}
