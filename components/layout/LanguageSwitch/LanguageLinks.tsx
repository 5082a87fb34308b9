import type { LanguageLink } from '@/lib/routing/localized'
import { DrawnName } from '../DrawnName/DrawnName'
import styles from './LanguageSwitch.module.scss'

type LanguageLinksProps = {
  /** The name of the switch, in the language of the page. */
  name: string
  links: readonly LanguageLink[]
  className?: string
}

/** A page in several languages, each by its own name (R-LANGUAGE-4). */
export const LanguageLinks = ({ name, links, className }: LanguageLinksProps) => (
  <nav className={className} aria-label={name}>
    <ul className={styles.list}>
      {links.map(({ href, tag, name, isCurrent }) => (
        <li key={tag}>
          <a href={href} lang={tag} hrefLang={tag} aria-current={isCurrent ? 'true' : undefined}>
            <DrawnName text={name} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
