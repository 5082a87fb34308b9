import { HelpDeskCall } from './HelpDeskCall'

const phone = { printed: '00000 00001', dialled: '+910000000001' }
const desk = { digit: 4, desk: 'Transport desk' } as const

export const examples = {
  'the transport desk': <HelpDeskCall {...{ phone, desk }} />,
  'with what to say': (
    <HelpDeskCall {...{ phone, desk }}>Say at which stop your child gets on.</HelpDeskCall>
  ),
}
