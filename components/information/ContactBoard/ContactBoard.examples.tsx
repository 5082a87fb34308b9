import { school } from '@/content/school'
import { ContactBoard } from './ContactBoard'

export const examples = {
  'two desks': (
    <ContactBoard
      school={school}
      desks={[
        { digit: 1, desk: 'Reception' },
        { digit: 2, desk: 'Fee desk' },
      ]}
    />
  ),
}
