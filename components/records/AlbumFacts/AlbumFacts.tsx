import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { gallery } from '@/content/words/en/gallery'
import { type RecordDate } from '@/lib/core/dates'
import { RecordTime } from '../RecordTime/RecordTime'
import styles from './AlbumFacts.module.scss'

type AlbumFactsProps = {
  /** An album has one date, shown as both Event Date and Last Date. */
  date: RecordDate
  count: number
}

/** Event Date, Last Date and Total Photos of an album (R-GALLERY-6). */
export function AlbumFacts({ date, count }: AlbumFactsProps) {
  const shown = <RecordTime date={date} dateStyle="card" missing={gallery.notAvailable} />
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
