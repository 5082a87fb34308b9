import type { ReactNode } from 'react'
import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { HelpDesk } from '@/components/layout/HelpDesk/HelpDesk'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { QuickLinks } from '@/components/layout/QuickLinks/QuickLinks'
import { SidePage } from '@/components/layout/SidePage/SidePage'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import type { RecordDate } from '@/lib/core/dates'
import styles from './RecordPage.module.scss'

type RecordPageProps = {
  /** Frame of the record's list page. */
  frame: InformationPageProps
  title: string
  lang?: string
  lead?: ReactNode
  /** The day that the page is about. */
  date?: RecordDate
  /** Breadcrumb item of this page, below its list. */
  crumb: { label: string; path: string }
  children: ReactNode
}

/** The page of one record of the content service, with the Quick Links of its list. */
export function RecordPage({ frame, title, lang, lead, date, crumb, children }: RecordPageProps) {
  const { breadcrumb, quickLinks, phone } = frame
  return (
    <>
      <NoClientScript />
      <PageHead
        title={title}
        lang={lang}
        lead={lead}
        date={date}
        breadcrumb={[...breadcrumb, { ...crumb, note: '' }]}
      />
      <SidePage
        side={
          <>
            <QuickLinks links={quickLinks} current={crumb.path} />
            <HelpDesk phone={phone} />
          </>
        }
      >
        <div className={styles.blocks}>{children}</div>
      </SidePage>
    </>
  )
}
