import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { gallery } from '@/content/words/en/gallery'
import { formatDate, formatIsoDay, recordDay, type RecordDate } from '@/lib/core/dates'
import styles from './AlbumFacts.module.scss'

type AlbumFactsProps = {
  /** An album has one date, shown as both Event Date and Last Date. */
  date: RecordDate
  count: number
}

/** Event Date, Last Date and Total Photos of an album (R-GALLERY-6). */
export function AlbumFacts({ date, count }: AlbumFactsProps) {
  const day = recordDay(date)
  const shown = (
    <time dateTime={day && formatIsoDay(day)}>
      {formatDate(date, 'card', gallery.notAvailable)}
    </time>
  )
  const facts: { icon: IconName; term: string; detail: typeof shown | number }[] = [
    { icon: 'calendar-blank', term: gallery.facts.date, detail: shown },
    { icon: 'calendar-blank', term: gallery.facts.lastDate, detail: shown },
    { icon: 'image-duotone', term: gallery.facts.count, detail: count },
  ]
  return (
    <dl className={styles.root}>
      {facts.map(({ icon, term, detail }) => (
        <div key={term}>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
