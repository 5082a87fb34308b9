import { DisclosureContents } from './DisclosureContents'

export const examples = {
  'two parts are incomplete': <DisclosureContents awaited={{ A: 3, B: 8, C: 0, D: 0, E: 0 }} />,
}
