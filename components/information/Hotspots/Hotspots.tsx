import { campus } from '@/content/words/en/campus'
import type { Page } from '@/lib/rich-text/read-page'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { PagePicture } from '../PagePicture/PagePicture'
import { type FlaggedPlace, PlaceFlags, PlaceNumber } from '../PlaceFlags/PlaceFlags'
import styles from './Hotspots.module.scss'

export type Hotspot = FlaggedPlace & {
  /** A sentence about what pupils do there. */
  words: string
  /** The page with more about it. */
  page?: { href: string; label: string }
}

type HotspotsProps = {
  page: Pick<Page, 'picture' | 'alt'>
  hotspots: readonly Hotspot[]
}

/** The picture of a place with numbered flags; each leads to its row in the list below, without script (R-INFO-22). */
export function Hotspots({ page, hotspots }: HotspotsProps) {
  return (
    <section className={styles.hotspots} aria-labelledby="what-is-where">
      <div className={styles.sheet}>
        <PagePicture page={page} isWide />
        <PlaceFlags label={campus.picture.flags} places={hotspots} className={styles.flags} />
      </div>
      <h2 id="what-is-where" className={styles.title}>
        {campus.picture.list}
      </h2>
      <ol className={styles.list}>
        {hotspots.map(({ id, name, words, page: more }, index) => (
          <li key={id} id={id} tabIndex={-1}>
            <PlaceNumber index={index} />
            <h3>{name}</h3>
            <p>
              {keepNamesUnbroken(words)} {more && <a href={more.href}>{more.label}</a>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
