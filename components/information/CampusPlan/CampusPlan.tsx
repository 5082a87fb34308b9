import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { houseAt } from '@/components/ui/house'
import type { PictureData } from '@/lib/pictures/pictures'
import styles from './CampusPlan.module.scss'

type Place = {
  id: string
  name: string
  /** Position of the flag, as fractions of the plan's width and height. */
  at: readonly [x: number, y: number]
  picture: PictureData
  facts: readonly (readonly [figure: string | number, words: string])[]
  page: { href: string; label: string }
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

type CampusPlanProps = {
  picture: PictureData
  /** The plan for narrow windows. */
  phone: PictureData
  /** Under the plan. */
  note: string
  places: readonly Place[]
}

/**
 * A drawn plan of the campus (R-INFO-16). Flags and list link to the cards; the one that the URL names is shown. So a
 * place has a URL, Back closes it, and no script is needed.
 */
export function CampusPlan({ picture, phone, note, places }: CampusPlanProps) {
  return (
    <section id="plan" className={styles.root} aria-labelledby="plan-title">
      <SectionHead
        id="plan-title"
        title="A walk round the campus"
        lead="Choose a flag on the plan, or a place in the list, to see it with two facts."
      />
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
            <svg className={styles.flags} role="group" aria-label="Places on the plan">
              {places.map(({ id, name, at: [x, y] }, index) => (
                <a
                  key={id}
                  href={`#${id}`}
                  aria-label={`${index + 1} ${name}`}
                  data-house={houseAt(index)}
                >
                  <svg x={percent(x)} y={percent(y)}>
                    <Flag number={index + 1} />
                  </svg>
                </a>
              ))}
            </svg>
          </div>
          <figcaption>{note}</figcaption>
        </figure>
        <div className={styles.cards}>
          {places.map((place, index) => (
            <Card key={place.id} {...place} index={index} next={places[index + 1] ?? places[0]!} />
          ))}
        </div>
      </div>
      <nav aria-label="Places on the campus">
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

/** A house flag on a pole, its foot at the origin; 44 px of room to touch. */
function Flag({ number }: { number: number }) {
  return (
    <g className={styles.flag}>
      <path className={styles.room} d="M-22-48h44V2h-44Z" />
      <path className={styles.pole} d="M0-20V0" />
      <path className={styles.cloth} d="M-15-46h30v34l-15-8-15 8Z" />
      <text y="-26">{number}</text>
    </g>
  )
}

const PlaceNumber = ({ index }: { index: number }) => (
  <span className={styles.number} data-house={houseAt(index)}>
    {index + 1}
  </span>
)

type CardProps = Place & { index: number; next: Place }

function Card({ id, name, picture, facts, page, index, next }: CardProps) {
  return (
    <article id={id} className={styles.card} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Picture picture={picture} sizes="(min-width: 40em) 22rem, 94vw" />
      <div className={styles.words}>
        <h3 id={`${id}-name`}>
          <PlaceNumber index={index} /> {name}
        </h3>
        <ul>
          {facts.map(([figure, words]) => (
            <li key={words}>
              <b>{figure}</b> {words}
            </li>
          ))}
        </ul>
        <a className={styles.page} href={page.href}>
          {page.label} <Icon name="arrow-right-bold" />
        </a>
      </div>
      <a className={styles.next} href={`#${next.id}`}>
        Next: {next.name}
      </a>
      <a className={styles.close} href="#plan" aria-label="Back to the plan">
        <Icon name="x-bold" />
      </a>
    </article>
  )
}
