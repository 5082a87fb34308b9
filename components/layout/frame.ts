import type { Link, School } from '@/content/types'
import type { Words } from '@/content/words/types'
import type { NavEntry, NavLink } from '@/lib/routing/routes'
import type { LanguageSwitchProps } from './LanguageSwitch/LanguageSwitch.client'

/** Content of the header, the menus and the footer of a language. */
export type Frame = {
  school: School
  words: Pick<Words, 'layout' | 'search'>
  entries: NavEntry[]
  languages: LanguageSwitchProps
  links: {
    home: string
    /** The English one if the language has no enquiry page. */
    enquiry: { href: string; hrefLang?: string }
    /** Only when the site is in English alone. */
    disclosure?: string
    chronicle?: Link
    blogs: readonly Link[]
    /** Shown in the search panel. */
    popular: readonly NavLink[]
    /** The quick links of the footer (R-LAYOUT-8). */
    quick: readonly NavLink[]
    /** Pages next to the portal and the blog. */
    forParents: readonly NavLink[]
    /** Legal links next to the copyright line. */
    smallPrint: readonly NavLink[]
  }
}

export type FrameProps = { frame: Frame }
