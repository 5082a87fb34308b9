import { Picture } from '@/components/media/Picture/Picture'
import type { House } from '@/components/ui/house'
import type { CaptionedPicture } from '@/components/media/PictureGrid/PictureGrid'
import styles from './TopperCards.module.scss'

export type TopperCard = {
  title: string
  house: House
  figures: readonly { value: string; label: string }[]
  text: string
  href: string
  /** One of the gallery, with words for all of them. */
  picture?: CaptionedPicture
}

/**
 * A card for each result gallery with its figures and one of its pictures, which links to the gallery (R-ENQUIRY-1).
 */
export function TopperCards({ cards }: { cards: readonly TopperCard[] }) {
  return (
    <ul className={styles.topperCards}>
      {cards.map(({ title, house, figures, text, href, picture }) => (
        <li key={href} className={styles.card} data-house={house}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {figures.length > 0 && (
            <dl className={styles.figures}>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p>{text}</p>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture.picture} alt="" sizes="3.25rem" />
              <small>{picture.caption}</small>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
