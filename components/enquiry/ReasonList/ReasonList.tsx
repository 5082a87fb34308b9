import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { getHouse } from '@/components/ui/house'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './ReasonList.module.scss'

export type Reason = { icon: IconName; title: string; text: string }

/** Reasons for the school, each with an icon (R-ENQUIRY-1). */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={styles.reasonList}>
      {reasons.map(({ icon, title, text }, index) => (
        <li key={title} className={styles.row} data-house={getHouse(index)}>
          <span className={styles.flag}>
            <Icon name={icon} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{keepNamesUnbroken(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
