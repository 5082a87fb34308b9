import { Icon } from '@/components/ui/Icon/Icon'
import { houseAt } from '@/components/ui/house'
import type { HelpDeskEntry, Phone } from '@/content/types'
import styles from './PhoneMenu.module.scss'

type PhoneMenuProps = {
  phone: Phone
  /** Opening hours, such as "8:00 AM to 8:00 PM". */
  hours: string
  desks: readonly HelpDeskEntry[]
}

/** The telephone menu of the parents' help desk as numbered flags; each calls the desk (R-INFO-8). */
export function PhoneMenu({ phone, hours, desks }: PhoneMenuProps) {
  return (
    <section className={styles.root}>
      <h2>Parent help desk</h2>
      <p>
        {hours}. Ring <b>{phone.printed}</b>, then press the number of the desk.
      </p>
      <ol className={styles.desks}>
        {desks.map(({ digit, desk, subject }, index) => (
          <li key={digit} data-house={houseAt(index)}>
            <a href={`tel:${phone.dialled}`}>
              <span className={styles.flag}>{digit}</span>
              <span className={styles.desk}>
                <b>{desk}</b>
                <span>{subject}</span>
              </span>
              <Icon name="phone" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
