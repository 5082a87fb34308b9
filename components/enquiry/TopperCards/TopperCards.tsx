import { Picture } from '@/components/media/Picture/Picture'
import type { House } from '@/components/ui/house'
import type { PictureData } from '@/lib/pictures/files'
import styles from './TopperCards.module.scss'

export type TopperCard = {
  title: string
  house: House
  figures: readonly { value: string; label: string }[]
  text: string
  href: string
  pictures: readonly PictureData[]
}

/**
 * A card for each result gallery with its figures and some of its pictures, which links to the gallery (R-ENQUIRY-1).
 */
export function TopperCards({ cards }: { cards: readonly TopperCard[] }) {
  return (
    <ul className={styles.topperCards}>
      {cards.map(({ title, house, figures, text, href, pictures }) => (
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
          {pictures.length > 0 && (
            <div className={styles.pictures}>
              {pictures.map((picture) => (
                <Picture key={picture.name} picture={picture} alt="" sizes="3.25rem" />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
