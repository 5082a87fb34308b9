import type { School } from '@/content/types'
import { postalLine } from '@/components/layout/address'
import { FactList } from '../FactList/FactList'

type WriteToProps = {
  school: School
  /** The address for this matter. */
  email: string
}

/** Where to write or ring: e-mail, telephone and post. */
export function WriteTo({ school, email }: WriteToProps) {
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
