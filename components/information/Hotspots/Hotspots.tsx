import { Icon } from '@/components/ui/Icon/Icon'
import { campus } from '@/content/words/en/campus'
import type { Page } from '@/lib/markdown/read-page'
import { unbroken } from '@/lib/rich-text/class-names'
import { PagePicture } from '../PagePicture/PagePicture'
import { type FlaggedPlace, PlaceFlags, PlaceNumber } from '../PlaceFlags/PlaceFlags'
import styles from './Hotspots.module.scss'

type Hotspot = FlaggedPlace & {
  figure: string | number
  words: string
  /** The page that says more. */
  page?: { href: string; label: string }
}

export type HotspotsProps = {
  page: Pick<Page, 'picture' | 'alt'>
  hotspots: readonly Hotspot[]
  /** Under the list. */
  note: string
}

/** The picture of a place with numbered flags; each leads to its row in the list below, without script (R-INFO-22). */
export function Hotspots({ page, hotspots, note }: HotspotsProps) {
  return (
    <section className={styles.root} aria-labelledby="what-is-where">
      <div className={styles.sheet}>
        <PagePicture page={page} wide="column" />
        <PlaceFlags label={campus.picture.flags} places={hotspots} className={styles.flags} />
      </div>
      <h2 id="what-is-where" className={styles.title}>
        {campus.picture.list}
      </h2>
      <ol className={styles.list}>
        {hotspots.map(({ id, name, figure, words, page: more }, index) => (
          <li key={id} id={id} tabIndex={-1}>
            <PlaceNumber index={index} />
            <h3>{name}</h3>
            <p>
              <b>{unbroken(figure)}</b> {unbroken(words)}
            </p>
            {more && (
              <a href={more.href}>
                {more.label} <Icon name="arrow-right-bold" />
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
