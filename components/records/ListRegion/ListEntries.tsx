import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { listCopy } from '@/content/microcopy/lists'
import type { ListResult } from '@/lib/content/types'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import styles from './ListEntries.module.scss'

type ListEntriesProps = {
  /** Place of the first entry, from 0. */
  from: number
  /** The address of the list from its first entry on. */
  first: string
  /** The link to more entries; without an address when all are shown. */
  more: { href?: string; label: string }
  /** Shown if nothing matches. */
  empty?: ReactNode
  /** Shown below the entries. */
  after?: ReactNode
  freshness: Pick<ListResult<unknown>, 'source' | 'readAt'>
  children: ReactNode
}

/** The entries of a list that grows by a link (R-LIST-8), and when they were read. */
export function ListEntries({ from, first, more, empty, after, ...props }: ListEntriesProps) {
  return (
    <div data-part="entries">
      {from > 0 && (
        <p className={styles.later}>
          {listCopy.later(from + 1)} <a href={first}>{listCopy.newest}</a>
        </p>
      )}
      {props.children}
      {empty && <div className={styles.empty}>{empty}</div>}
      {more.href && (
        <ButtonLink className={styles.more} variant="outline" href={more.href} data-more>
          {more.label}
        </ButtonLink>
      )}
      {after}
      <FreshnessNote freshness={props.freshness} />
    </div>
  )
}
