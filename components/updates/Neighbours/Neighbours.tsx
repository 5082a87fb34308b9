import { scriptOf } from '@/lib/rich-text/script-of'
import styles from './Neighbours.module.scss'

type Neighbour = { title: string; href: string }

type NeighboursProps = {
  /** Name of the navigation, and labels over the two links. */
  words: { beside: string; newer: string; older: string }
  newer?: Neighbour
  older?: Neighbour
}

/** The records before and after one in time. */
export function Neighbours({ words, newer, older }: NeighboursProps) {
  if (!newer && !older) return null
  return (
    <nav className={styles.root} aria-label={words.beside}>
      {newer && <NeighbourLink {...newer} rel="prev" label={words.newer} />}
      {older && <NeighbourLink {...older} rel="next" label={words.older} />}
    </nav>
  )
}

type NeighbourLinkProps = Neighbour & { rel: 'prev' | 'next'; label: string }

function NeighbourLink({ title, href, rel, label }: NeighbourLinkProps) {
  return (
    <a href={href} rel={rel}>
      <span>{label}</span>
      <b lang={scriptOf(title)}>{title}</b>
    </a>
  )
}
