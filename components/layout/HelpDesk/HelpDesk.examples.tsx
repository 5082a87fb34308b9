import { HelpDesk } from './HelpDesk'

export const examples = {
  'hours and number': <HelpDesk phone={{ printed: '00000 00001', dialled: '+910000000001' }} />,
}
