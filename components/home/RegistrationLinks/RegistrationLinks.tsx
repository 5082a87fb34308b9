import { RecordAnchor } from '@/components/records/RecordAnchor/RecordAnchor'
import { recordLink } from '@/components/records/record-link'
import type { RegistrationLink } from '@/lib/content/types'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './RegistrationLinks.module.scss'

type RegistrationLinksProps = {
  /** Heading of the links, and the text of a link without a title. */
  label: string
  records: readonly RegistrationLink[]
}

/** The registration links of the content service (R-HOME-3). */
export function RegistrationLinks({ label, records }: RegistrationLinksProps) {
  const rows = records.map((record) => ({
    text: record.title || label,
    link: recordLink(record),
  }))
  return (
    <div className={styles.registrationLinks}>
      <h3 id="online-registration" className={styles.heading}>
        {label}
      </h3>
      <ul className={styles.list} aria-labelledby="online-registration">
        {rows.map(({ text, link }, index) => {
          const title = <span>{keepNamesUnbroken(text)}</span>
          return (
            <li key={index} lang={detectScript(text)}>
              {link ? <RecordAnchor link={link}>{title}</RecordAnchor> : <p>{title}</p>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
