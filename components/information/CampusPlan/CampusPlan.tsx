import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { campus } from '@/content/words/en/campus'
import type { PictureData } from '@/lib/pictures/files'
import { type FlaggedPlace, PlaceFlags, PlaceNumber } from '../PlaceFlags/PlaceFlags'
import styles from './CampusPlan.module.scss'

type Place = FlaggedPlace & {
  picture: PictureData
  /** A sentence about what pupils do there. */
  words: string
  page: { href: string; label: string }
}

type CampusPlanProps = {
  picture: PictureData
  /** The plan for narrow windows. */
  phone: PictureData
  /** Text under the plan. */
  note: string
  places: readonly Place[]
}

/**
 * A drawn plan of the campus (R-INFO-16). Flags and list link to the cards; the card named by the URL is shown. Each
 * place therefore has a URL, Back closes it, and no script is needed.
 */
export function CampusPlan({ picture, phone, note, places }: CampusPlanProps) {
  return (
    <section id="plan" className={styles.campusPlan} aria-labelledby="plan-title">
      <SectionHead id="plan-title" title={campus.plan.title} />
      <div className={styles.board}>
        <figure className={styles.plan}>
          <div className={styles.sheet}>
            <Picture
              className={styles.picture}
              picture={picture}
              phone={{ picture: phone, media: '(max-width: 39.99em)' }}
              sizes="(min-width: 68em) 56rem, 94vw"
              eager
            />
            <PlaceFlags label={campus.plan.flags} places={places} className={styles.flags} />
          </div>
          <figcaption>
            {campus.plan.lead} {note}
          </figcaption>
        </figure>
        <div className={styles.cards}>
          {places.map((place, index) => (
            <Card key={place.id} {...place} index={index} next={places[index + 1] ?? places[0]!} />
          ))}
        </div>
      </div>
      <nav aria-label={campus.plan.list}>
        <ol className={styles.key}>
          {places.map(({ id, name }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <PlaceNumber index={index} /> {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}

type CardProps = Place & { index: number; next: Place }

function Card({ id, name, picture, words, page, index, next }: CardProps) {
  return (
    <article id={id} className={styles.card} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Picture picture={picture} sizes="(min-width: 40em) 22rem, 94vw" />
      <div className={styles.words}>
        <h3 id={`${id}-name`}>
          <PlaceNumber index={index} /> {name}
        </h3>
        <p>{words}</p>
        <a className={styles.page} href={page.href}>
          {page.label} <Icon name="arrow-right-bold" />
        </a>
      </div>
      <a className={styles.next} href={`#${next.id}`}>
        {campus.plan.next(next.name)}
      </a>
      <a className={styles.close} href="#plan" aria-label={campus.plan.close}>
        <Icon name="x-bold" />
      </a>
    </article>
  )
}
