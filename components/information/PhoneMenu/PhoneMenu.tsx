import { OpenMark } from '@/components/layout/HelpDesk/OpenMark'
import { Icon } from '@/components/ui/Icon/Icon'
import { getHouse } from '@/components/ui/house'
import { Sentence } from '@/components/ui/Sentence/Sentence'
import type { HelpDeskEntry, Phone } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import { formatHours } from '@/lib/school/help-desk'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './PhoneMenu.module.scss'

type PhoneMenuProps = {
  phone: Phone
  desks: readonly HelpDeskEntry[]
  words?: Pick<Words, 'layout' | 'tables' | 'glossary'>
}

/** The telephone menu of the parents' help desk as numbered flags; each calls the desk (R-INFO-8). */
export function PhoneMenu({ phone, desks, words = english }: PhoneMenuProps) {
  const { layout, tables, glossary } = words
  return (
    <section className={styles.phoneMenu}>
      <div className={styles.head}>
        <h2>{tables.helpDesk.title}</h2>
        <OpenMark words={layout} saysClosed />
      </div>
      <p>
        <Sentence
          text={tables.helpDesk.text}
          parts={{ hours: formatHours(layout), phone: <b>{phone.printed}</b> }}
        />
      </p>
      <ol className={styles.desks}>
        {desks.map(({ digit, desk }, index) => (
          <li key={digit} data-house={getHouse(index)}>
            <a href={`tel:${phone.dialled}`}>
              <span className={styles.flag}>{digit}</span>
              <span className={styles.desk}>
                <b>{glossary.desks[desk]}</b>
                <span>{keepNamesUnbroken(tables.helpDesk.subjects[desk])}</span>
              </span>
              <Icon name="phone" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
