import { FooterMap } from '@/components/layout/FooterMap/FooterMap'
import { FactList } from '@/components/ui/FactList/FactList'
import { postalLine } from '@/components/ui/postal-line'
import type { HelpDeskEntry, School } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import { PhoneMenu } from '../PhoneMenu/PhoneMenu'
import styles from './ContactBoard.module.scss'

type ContactBoardProps = {
  school: School
  desks: readonly HelpDeskEntry[]
  words?: Words
}

/** Contact data of the school: the help desk's menu, the map, and all addresses (R-INFO-8). */
export function ContactBoard({ school, desks, words = english }: ContactBoardProps) {
  const [helpDesk, office] = school.phones
  const { contact } = words.tables
  return (
    <div className={styles.contactBoard}>
      <div className={styles.columns}>
        <PhoneMenu phone={helpDesk} desks={desks} words={words} />
        <div className={styles.place}>
          <FooterMap school={school} words={words.layout} />
          <FactList
            title={contact.title}
            facts={[
              { term: school.name, detail: postalLine(school, words.layout) },
              { term: contact.helpDesk, detail: <PhoneLink {...helpDesk} /> },
              { term: contact.office, detail: <PhoneLink {...office} /> },
              { term: contact.emailOffice, detail: <MailLink address={school.emails.office} /> },
              {
                term: contact.emailAdmission,
                detail: <MailLink address={school.emails.admission} />,
              },
            ]}
          />
        </div>
      </div>
    </div>
  )
}

function PhoneLink({ printed, dialled }: School['phones'][number]) {
  return <a href={`tel:${dialled}`}>{printed}</a>
}

/** Where it needs two lines, the second begins with its @. */
function MailLink({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}
      <wbr />@{host}
    </a>
  )
}
