import { Picture } from '@/components/media/Picture/Picture'
import type { PictureData } from '@/lib/pictures/pictures'
import styles from './TopperCards.module.scss'

export type TopperCard = {
  title: string
  text: string
  href: string
  pictures: readonly PictureData[]
  /** How many pictures the gallery has. */
  count: number
}

/** Some pictures of each result gallery, with a link to all of them (R-ENQUIRY-1). */
export function TopperCards({ cards }: { cards: readonly TopperCard[] }) {
  return (
    <ul className={styles.root}>
      {cards.map(({ title, text, href, pictures, count }) => (
        <li key={href} className={styles.card}>
          <div className={styles.pictures}>
            {pictures.map((picture) => (
              <Picture
                key={picture.name}
                picture={picture}
                alt=""
                sizes="(min-width: 60em) 6rem, 5rem"
              />
            ))}
          </div>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>
            {text} {count} pictures.
          </p>
        </li>
      ))}
    </ul>
  )
}
