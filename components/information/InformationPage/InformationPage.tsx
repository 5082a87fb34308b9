import type { ReactNode } from 'react'
import { HelpDesk } from '@/components/layout/HelpDesk/HelpDesk'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { QuickLinks } from '@/components/layout/QuickLinks/QuickLinks'
import { SidePage } from '@/components/layout/SidePage/SidePage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { PrintButton } from '@/components/ui/PrintButton/PrintButton'
import {
  OutdatedNote,
  type TranslationState,
  UnreviewedNote,
} from '@/components/layout/TranslationNote/TranslationNote'
import { deferredChildren } from '@/components/ui/deferred-layout'
import type { Phone } from '@/content/types'
import { information } from '@/content/words/en/information'
import type { LayoutWords } from '@/content/words/types'
import type { Page } from '@/lib/rich-text/read-page'
import type { LanguageLink } from '@/lib/routing/localized'
import type { NavLink } from '@/lib/routing/routes'
import { buildTranslatedPage } from '@/lib/seo/page-structured-data'
import styles from './InformationPage.module.scss'

export type InformationPageProps = {
  page: Page
  /** Takes the place of the lead of the page. */
  lead?: ReactNode
  breadcrumb: NavLink[]
  /** The page in all its languages, if it has several. */
  languages: LanguageLink[]
  quickLinks: NavLink[]
  /** The page after this one in its section. */
  next?: NavLink
  phone: Phone
  words: LayoutWords
  /** Set for a page that is not in English. */
  translation?: TranslationState
  /** Omits the flag picture, for a page that shows it below. */
  plainHead?: boolean
  /** Whether the head is low, above a list or a tool. */
  lowHead?: boolean
  /** Content across the full width, directly under the head. */
  banner?: ReactNode
  children?: ReactNode
  /** Whether the page is an index whose cards are its Quick Links: it has no aside. */
  isIndex?: boolean
  /** Whether the page itself says how to reach the help desk. */
  hasHelpDesk?: boolean
  /** Whether it contains client components, such as the picture viewer. */
  interactive?: boolean
}

/** The frame of an information page: head, content, the next page, and an aside with Quick Links and help desk. */
export function InformationPage({
  page,
  lead = page.lead,
  breadcrumb,
  languages,
  quickLinks,
  next,
  phone,
  words,
  translation,
  plainHead,
  lowHead,
  banner,
  children,
  isIndex,
  hasHelpDesk,
  interactive,
}: InformationPageProps) {
  const hasAside = !isIndex && (quickLinks.length > 0 || !hasHelpDesk)
  const print = page.printable && <PrintButton label={words.print} />
  return (
    <>
      {!interactive && <NoClientScript />}
      <PageHead
        title={page.title}
        lead={lead}
        breadcrumb={breadcrumb}
        languages={languages}
        words={words}
        picture={plainHead ? undefined : page.picture}
        alt={page.alt}
        isLow={lowHead}
      />
      {translation && (
        <>
          <JsonLd data={buildTranslatedPage(page, translation.tag)} />
          <OutdatedNote {...translation} words={words.translation} />
        </>
      )}
      {banner && <div className={styles.banner}>{banner}</div>}
      <SidePage
        words={words}
        side={
          hasAside && (
            <>
              {quickLinks.length > 0 && (
                <QuickLinks links={quickLinks} current={page.path} words={words} />
              )}
              {print}
              {!hasHelpDesk && <HelpDesk phone={phone} words={words} />}
            </>
          )
        }
      >
        <div className={styles.blocks} {...deferredChildren}>
          {children}
          {translation && <UnreviewedNote {...translation} words={words.translation} />}
          {!hasAside && print}
          {next && (
            <a className={styles.next} href={next.path} data-mark="more">
              <span>
                <small>{information.next}</small> {next.label}
              </span>
            </a>
          )}
        </div>
      </SidePage>
    </>
  )
}
