import { Placeholders } from './Placeholders'

export const examples = {
  'two lines, twice': <Placeholders lines={['Event title', 'DD/MM/YYYY']} count={2} />,
}
