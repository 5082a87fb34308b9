import { lists } from '@/content/words/en/lists'
import styles from './ListStart.module.scss'

/** Says that a list does not start with its newest entry, and links to that. */
export const ListStart = ({ from, href }: { from: number; href: string }) =>
  from > 0 && (
    <p className={styles.root}>
      {lists.later(from + 1)} <a href={href}>{lists.newest}</a>
    </p>
  )
