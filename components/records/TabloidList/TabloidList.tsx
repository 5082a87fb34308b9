import { memo } from 'react'
import { Link } from '@/components/ui/Link/Link'
import { QuotedTitle } from '@/components/ui/QuotedTitle/QuotedTitle'
import { tabloidPageSize } from '@/content/constants'
import { tabloid } from '@/content/words/en/tabloid'
import { getCardId, type TabloidSummary } from '@/lib/records/tabloid-list'
import { getTabloidTitle } from '@/lib/records/titles'
import { getTabloidUrl } from '@/lib/records/urls'
import { RichNodes } from '@/lib/rich-text/rich-nodes'
import { ListEntry } from '../ListEntry/ListEntry'
import { NewBadge } from '../NewBadge/NewBadge'
import { TabloidCard } from '../TabloidCard/TabloidCard'
import styles from './TabloidList.module.scss'

type TabloidListProps = {
  entries: readonly TabloidSummary[]
  /** Offset of the first one in the full list. */
  from: number
  today: Date
  /** Number of skeleton cards for entries that are loading. */
  pending?: number
}

/** The cards of the tabloid list, in the service's order (R-TABLOID-1). */
export function TabloidList({ entries, from, today, pending = 0 }: TabloidListProps) {
  // On wide screens the first card has the area of four, if the first page then has complete rows. Show More keeps it.
  const hasLead = from === 0 && Math.min(entries.length, tabloidPageSize) % 3 === 0
  return (
    <ul className={styles.tabloidList}>
      {entries.map((entry, position) => (
        <ListEntry
          key={position}
          index={position}
          id={getCardId(from + position)}
          className={hasLead && position === 0 ? styles.lead : undefined}
        >
          <Entry
            entry={entry}
            today={today}
            index={from + position}
            priority={position === 0}
            lead={hasLead && position === 0}
            isBesideLead={hasLead && position < 3}
          />
        </ListEntry>
      ))}
      {Array.from({ length: pending }, (_, position) => (
        <li key={`pending-${position}`} className={styles.skeleton} aria-hidden="true" />
      ))}
    </ul>
  )
}

type EntryProps = {
  entry: TabloidSummary
  today: Date
  /** Its index in the full list. On phones the first is the largest, by its picture. */
  index: number
  priority: boolean
  lead: boolean
  isBesideLead: boolean
}

const Entry = memo(function Entry({ entry, today, index, isBesideLead, ...card }: EntryProps) {
  const thumbnail = isBesideLead ? 'wide' : 'phone'
  return (
    <TabloidCard
      entry={entry}
      heading="h2"
      {...card}
      thumbnail={index > 0 ? thumbnail : undefined}
      foot={<Foot entry={entry} />}
      badge={<NewBadge date={entry.date} today={today} />}
    >
      <RichNodes nodes={entry.description} />
    </TabloidCard>
  )
})

function Foot({ entry }: { entry: TabloidSummary }) {
  const title = getTabloidTitle(entry)
  return (
    <span className={styles.links}>
      {entry.url && (
        <Link href={entry.url}>
          {tabloid.link}
          <span className={styles.about}>
            {' '}
            {tabloid.linkFor} <QuotedTitle text={title} />
          </span>
        </Link>
      )}
      <a href={getTabloidUrl(entry)}>
        {tabloid.readMore}
        <span className={styles.about}>
          {' '}
          {tabloid.readMoreOf} <QuotedTitle text={title} />
        </span>
      </a>
    </span>
  )
}
