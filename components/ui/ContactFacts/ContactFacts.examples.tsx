import { school } from '@/content/school'
import { ContactFacts } from './ContactFacts'

export const examples = {
  'of the school': <ContactFacts school={school} email={school.emails.office} />,
}
