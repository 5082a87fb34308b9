import { PhoneMenu } from './PhoneMenu'

export const examples = {
  'two desks': (
    <PhoneMenu
      phone={{ printed: '00000 00001', dialled: '+910000000001' }}
      desks={[
        { digit: 1, desk: 'Reception' },
        { digit: 4, desk: 'Transport desk' },
      ]}
    />
  ),
}
