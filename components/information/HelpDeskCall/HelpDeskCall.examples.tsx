import { HelpDeskCall } from './HelpDeskCall'

export const examples = {
  'the transport desk': (
    <HelpDeskCall
      phone={{ printed: '00000 00001', dialled: '+910000000001' }}
      desk={{ digit: 4, desk: 'Transport desk' }}
    />
  ),
}
