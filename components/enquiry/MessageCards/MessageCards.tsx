import { Picture } from '@/components/media/Picture/Picture'
import type { PictureData } from '@/lib/pictures/files'
import styles from './MessageCards.module.scss'

export type MessageCard = {
  office: string
  quotation: string
  text: string
  href: string
  picture: PictureData
}

type MessageCardsProps = {
  messages: readonly MessageCard[]
  /** Text of each link. */
  more: string
}

/** Quotations of the officers, each with a link to the full message (R-ENQUIRY-1). */
export function MessageCards({ messages, more }: MessageCardsProps) {
  return (
    <ul className={styles.messageCards}>
      {messages.map(({ office, quotation, text, href, picture }) => (
        <li key={href} className={styles.card}>
          <Picture
            className={styles.picture}
            picture={picture}
            alt=""
            sizes="(min-width: 60em) 25rem, (min-width: 25em) 20rem, 80vw"
          />
          <div className={styles.text}>
            <h3>{office}</h3>
            <blockquote>
              <p>{quotation}</p>
            </blockquote>
            <p>{text}</p>
            <a href={href} className={styles.more}>
              {more}
              <span>: {office}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
