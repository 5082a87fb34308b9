import { FooterMap } from '@/components/layout/FooterMap/FooterMap'
import { FactList } from '@/components/ui/FactList/FactList'
import { postalLine } from '@/components/ui/postal-line'
import type { HelpDeskEntry, School } from '@/content/types'
import { PhoneMenu } from '../PhoneMenu/PhoneMenu'
import styles from './ContactBoard.module.scss'

type ContactBoardProps = {
  school: School
  /** Opening hours of the help desk. */
  hours: string
  desks: readonly HelpDeskEntry[]
}

/** Contact data of the school: the help desk's menu, the map, and all addresses (R-INFO-8). */
export function ContactBoard({ school, hours, desks }: ContactBoardProps) {
  const [helpDesk, office] = school.phones
  return (
    <div className={styles.root}>
      <PhoneMenu phone={helpDesk} hours={hours} desks={desks} />
      <div className={styles.place}>
        <FooterMap school={school} />
        <FactList
          title="Addresses"
          facts={[
            { term: school.name, detail: postalLine(school) },
            { term: 'Help desk', detail: <PhoneLink {...helpDesk} /> },
            { term: 'School office', detail: <PhoneLink {...office} /> },
            { term: 'E-mail, office', detail: <MailLink address={school.emails.office} /> },
            { term: 'E-mail, admission', detail: <MailLink address={school.emails.admission} /> },
          ]}
        />
      </div>
    </div>
  )
}

function PhoneLink({ printed, dialled }: School['phones'][number]) {
  return <a href={`tel:${dialled}`}>{printed}</a>
}

function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
