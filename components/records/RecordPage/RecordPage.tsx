import type { ReactNode } from 'react'
import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { HelpDesk } from '@/components/layout/HelpDesk/HelpDesk'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { QuickLinks } from '@/components/layout/QuickLinks/QuickLinks'
import { SidePage } from '@/components/layout/SidePage/SidePage'
import { MoreLink } from '@/components/ui/SectionHead/SectionHead'
import styles from './RecordPage.module.scss'

type RecordPageProps = {
  /** Frame of the list that the record belongs to. */
  frame: InformationPageProps
  title: string
  lang?: string
  lead?: string
  /** Name and address of this page, below its list in the breadcrumb. */
  step: { label: string; path: string }
  /** Name of a link back to the list, at the end. */
  list?: string
  children: ReactNode
}

/** The page of one record of the content service, under the page of its list, with Quick Links beside it. */
export function RecordPage({ frame, title, lang, lead, step, list, children }: RecordPageProps) {
  const { page, breadcrumb, quickLinks, phone } = frame
  return (
    <>
      <PageHead
        title={title}
        lang={lang}
        lead={lead}
        breadcrumb={[...breadcrumb, { ...step, note: '' }]}
      />
      <SidePage
        side={
          <>
            <QuickLinks links={quickLinks} current={step.path} />
            <HelpDesk phone={phone} />
          </>
        }
      >
        <div className={styles.blocks}>
          {children}
          {list && (
            <p className={styles.list}>
              <MoreLink label={list} href={page.path} />
            </p>
          )}
        </div>
      </SidePage>
    </>
  )
}
