import { postalLine } from '@/components/ui/postal-line'
import type { School } from '@/content/types'
import { FactList } from '../FactList/FactList'

type ContactFactsProps = {
  school: School
  /** The e-mail address. */
  email: string
}

/** Contact data: e-mail, telephone and post. */
export function ContactFacts({ school, email }: ContactFactsProps) {
  const [phone] = school.phones
  return (
    <FactList
      title="Where to write"
      facts={[
        { term: 'School', detail: school.name },
        { term: 'E-mail', detail: <a href={`mailto:${email}`}>{email}</a> },
        { term: 'Telephone', detail: <a href={`tel:${phone.dialled}`}>{phone.printed}</a> },
        { term: 'Post', detail: postalLine(school) },
      ]}
    />
  )
}
