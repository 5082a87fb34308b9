import { listCopy } from '@/content/microcopy/lists'
import styles from './ListStart.module.scss'

/** Says that a list starts later than with its newest entry, and links to that. */
export const ListStart = ({ from, href }: { from: number; href: string }) =>
  from > 0 && (
    <p className={styles.root}>
      {listCopy.later(from + 1)} <a href={href}>{listCopy.newest}</a>
    </p>
  )
