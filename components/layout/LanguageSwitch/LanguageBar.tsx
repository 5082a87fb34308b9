import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import type { LanguageLink } from '@/lib/routing/localized'
import { LanguageLinks } from './LanguageLinks'
import styles from './LanguageSwitch.module.scss'

type LanguageBarProps = { links?: readonly LanguageLink[]; words?: LayoutWords }

/**
 * The other languages of a page in the line of its breadcrumb, in narrow windows, whose header has no room (R-LANGUAGE-4).
 * With its own they would not fit beside two levels.
 */
export function LanguageBar({ links = [], words = layout }: LanguageBarProps) {
  const others = links.filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  return <LanguageLinks className={styles.bar} name={words.languages.name} links={others} />
}
