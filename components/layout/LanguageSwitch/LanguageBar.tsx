import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import type { LanguageLink } from '@/lib/routing/localized'
import { LanguageLinks } from './LanguageLinks'
import styles from './LanguageSwitch.module.scss'

type LanguageBarProps = { links?: readonly LanguageLink[]; words?: LayoutWords }

/** The languages of a page in the line of its breadcrumb, in narrow windows, whose header has no room (R-LANGUAGE-4). */
export const LanguageBar = ({ links = [], words = layout }: LanguageBarProps) =>
  links.length > 0 && (
    <LanguageLinks className={styles.bar} name={words.languages.name} links={links} />
  )
