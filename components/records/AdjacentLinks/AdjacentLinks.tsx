import { Icon } from '@/components/ui/Icon/Icon'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './AdjacentLinks.module.scss'

type AdjacentLink = { title: string; href: string }

type AdjacentLinksProps = {
  /** Accessible name of the navigation, and labels of the two links. */
  labels: { navigation: string; newer: string; older: string }
  newer?: AdjacentLink
  older?: AdjacentLink
}

/** Links to the next older record and, on its right, the next newer one. */
export function AdjacentLinks({ labels, newer, older }: AdjacentLinksProps) {
  if (!newer && !older) return null
  return (
    <nav className={styles.root} aria-label={labels.navigation}>
      {older && <RecordLink {...older} rel="prev" label={labels.older} />}
      {newer && <RecordLink {...newer} rel="next" label={labels.newer} />}
    </nav>
  )
}

type RecordLinkProps = AdjacentLink & { rel: 'prev' | 'next'; label: string }

function RecordLink({ title, href, rel, label }: RecordLinkProps) {
  return (
    <a href={href} rel={rel}>
      <Icon name="arrow-right-bold" />
      <span>
        <small>{label}</small> <b lang={detectScript(title)}>{title}</b>
      </span>
    </a>
  )
}
