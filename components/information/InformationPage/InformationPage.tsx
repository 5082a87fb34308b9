import type { ReactNode } from 'react'
import { HelpDesk } from '@/components/layout/HelpDesk/HelpDesk'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { QuickLinks } from '@/components/layout/QuickLinks/QuickLinks'
import { SidePage } from '@/components/layout/SidePage/SidePage'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { PrintButton } from '@/components/ui/PrintButton/PrintButton'
import { Prose } from '@/components/ui/Prose/Prose'
import type { Phone } from '@/content/types'
import type { Page } from '@/lib/markdown/read-page'
import type { NavLink } from '@/lib/routing/routes'
import styles from './InformationPage.module.scss'

export type InformationPageProps = {
  page: Page
  breadcrumb: NavLink[]
  quickLinks: NavLink[]
  phone: Phone
  /** Omits the flag picture, for a page that shows it below. */
  plainHead?: boolean
  /** Content across the full width, directly under the head. */
  banner?: ReactNode
  /** The rendered Markdown. */
  body?: ReactNode
  /** Content before the body: usually what visitors look for, as a table or cards. */
  children?: ReactNode
  /** Content after the body. */
  after?: ReactNode
  /** Adds a Print button at the end (R-PRINT-1). */
  printable?: boolean
  /** Contains client components, such as the picture viewer. */
  interactive?: boolean
}

/** The frame of an information page: head, content, and an aside with Quick Links and help desk. */
export function InformationPage({
  page,
  breadcrumb,
  quickLinks,
  phone,
  plainHead,
  banner,
  body,
  children,
  after,
  printable,
  interactive,
}: InformationPageProps) {
  return (
    <>
      {!interactive && <NoClientScript />}
      <PageHead
        title={page.title}
        lead={page.lead}
        breadcrumb={breadcrumb}
        picture={plainHead ? undefined : page.picture}
        alt={page.alt}
      />
      {banner && <div className={styles.banner}>{banner}</div>}
      <SidePage
        side={
          <>
            <QuickLinks links={quickLinks} current={page.path} />
            <HelpDesk phone={phone} />
          </>
        }
      >
        <div className={styles.blocks}>
          {children}
          {body && <Prose>{body}</Prose>}
          {after}
          {printable && <PrintButton />}
        </div>
      </SidePage>
    </>
  )
}
