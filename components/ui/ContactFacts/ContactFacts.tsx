import { postalLine } from '@/components/ui/postal-line'
import type { School } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import { FactList } from '../FactList/FactList'

type ContactFactsProps = {
  school: School
  email: string
  words?: Pick<Words, 'layout' | 'tables'>
}

/** Contact data: e-mail, telephone and post. */
export function ContactFacts({ school, email, words = english }: ContactFactsProps) {
  const { write } = words.tables
  const [phone] = school.phones
  return (
    <FactList
      title={write.title}
      facts={[
        { term: write.school, detail: school.name },
        { term: write.email, detail: <a href={`mailto:${email}`}>{email}</a> },
        { term: write.telephone, detail: <a href={`tel:${phone.dialled}`}>{phone.printed}</a> },
        { term: write.post, detail: postalLine(school, words.layout) },
      ]}
    />
  )
}
