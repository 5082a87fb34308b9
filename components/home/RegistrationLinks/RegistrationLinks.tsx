import { RecordAnchor } from '@/components/records/RecordAnchor/RecordAnchor'
import { recordLink } from '@/components/records/record-link'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import type { RegistrationLink } from '@/lib/content/types'
import { scriptOf } from '@/lib/rich-text/script-of'
import { unbroken } from '@/lib/rich-text/class-names'
import styles from './RegistrationLinks.module.scss'

type RegistrationLinksProps = {
  task: { icon: IconName; label: string; note: string }
  records: readonly RegistrationLink[]
}

/** The task of registering, with the registration links of the content service (R-HOME-3). */
export function RegistrationLinks({ task, records }: RegistrationLinksProps) {
  const rows = records.map((record) => ({
    text: record.title || task.label,
    link: recordLink(record),
  }))
  return (
    <div className={styles.root}>
      <h3 id="online-registration" className={styles.heading}>
        <Icon name={task.icon} />
        <span>
          {task.label}
          <small>{task.note}</small>
        </span>
      </h3>
      <ul className={styles.list} aria-labelledby="online-registration">
        {rows.map(({ text, link }, index) => {
          const title = <span>{unbroken(text)}</span>
          return (
            <li key={index} lang={scriptOf(text)}>
              {link ? <RecordAnchor link={link}>{title}</RecordAnchor> : <p>{title}</p>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
