import { Icon } from './Icon'
import type { IconName } from './icons'

const names: readonly IconName[] = [
  'phone',
  'map-pin',
  'clock',
  'calendar-blank',
  'paperclip',
  'printer',
  'bus-duotone',
  'currency-inr-duotone',
]

export const examples = {
  'at the size of the text': (
    <p>
      <Icon name="phone" /> 00000 00001
    </p>
  ),
  several: (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
