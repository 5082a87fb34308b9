import { RecordAnchor } from '@/components/records/RecordAnchor/RecordAnchor'
import { recordLink } from '@/components/records/record-link'
import { Icon } from '@/components/ui/Icon/Icon'
import type { ListResult, RegistrationLink } from '@/lib/content/types'
import { scriptOf } from '@/lib/rich-text/script-of'
import styles from './RegistrationLinks.module.scss'

type RegistrationLinksProps = { list: ListResult<RegistrationLink>; title: string }

/** The online registration links of the content service (R-HOME-3). Renders nothing if there are none. */
export function RegistrationLinks({ list, title }: RegistrationLinksProps) {
  const rows = list.records.map((record) => ({
    text: record.title || title,
    link: recordLink(record),
  }))
  if (rows.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="online-registration">
      <div className={styles.panel}>
        <h2 id="online-registration">
          <Icon name="student-duotone" />
          {title}
        </h2>
        <ul className={styles.list}>
          {rows.map(({ text, link }, index) => (
            <li key={index} lang={scriptOf(text)}>
              {link ? <RecordAnchor link={link}>{text}</RecordAnchor> : <span>{text}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
