import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import type { PictureData } from '@/lib/pictures/files'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { NavLink } from '@/lib/routing/routes'
import styles from './CardGrid.module.scss'

type LinkCard = {
  href: string
  title: string
  text: string
  /** The text in a few words, for phones. */
  note: string
  picture: PictureData
}

/** Several pages on one card, each a link of its own. */
type JointCard = {
  title: string
  links: NavLink[]
  picture: PictureData
}

type CardGridProps = {
  /** Accessible name of the list. */
  label: string
  cards: (LinkCard | JointCard)[]
  /** Text at the bottom of each card, such as "Read More". */
  action?: string
  /** Whether wide screens show picture and text of each card side by side, two cards in a row. */
  across?: boolean
}

/**
 * Links to pages with picture, title and text: cards, and rows on phones (R-INFO-21). The whole card is the link, unless
 * it has several.
 */
export function CardGrid({ label, cards, action, across }: CardGridProps) {
  // Two, four and eight cards have two or four columns, so that no row is half empty.
  const pairs = [2, 4, 8].includes(cards.length)
  return (
    <ul
      className={styles.cardGrid}
      aria-label={label}
      data-pairs={pairs || undefined}
      data-across={across || undefined}
    >
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <Picture
            className={styles.picture}
            picture={card.picture}
            alt=""
            sizes={`(min-width: 68em) ${cards.length === 2 ? '28rem' : '18rem'}, (min-width: 40em) 45vw, 6.5rem`}
          />
          <div className={styles.text}>
            {'links' in card ? <JointWords {...card} /> : <LinkWords {...card} action={action} />}
          </div>
          {'href' in card && <Icon name="caret-right-bold" className={styles.caret} />}
        </li>
      ))}
    </ul>
  )
}

const LinkWords = ({ href, title, text, note, action }: LinkCard & { action?: string }) => (
  <>
    <h2>
      <a href={href}>{keepNamesUnbroken(title)}</a>
    </h2>
    <p className={styles.lead}>{keepNamesUnbroken(text)}</p>
    <p className={styles.note}>{keepNamesUnbroken(note)}</p>
    {action && (
      <span className={styles.action} aria-hidden="true">
        {action}
      </span>
    )}
  </>
)

const JointWords = ({ title, links }: JointCard) => (
  <>
    <h2>{title}</h2>
    <ul className={styles.links}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  </>
)
