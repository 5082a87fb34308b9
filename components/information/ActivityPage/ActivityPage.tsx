import { FactList } from '@/components/ui/FactList/FactList'
import { information } from '@/content/words/en/information'
import { type DocumentLayoutProps, splitOpening } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { InformationPage } from '../InformationPage/InformationPage'
import { PagePicture } from '../PagePicture/PagePicture'
import styles from './ActivityPage.module.scss'

/** An activity: its opening in the head, then its picture with what a parent asks about it. */
export function ActivityPage({ parts, ...frame }: DocumentLayoutProps) {
  const { page } = frame
  const { lead, others } = splitOpening(parts)
  return (
    <InformationPage {...frame} lead={lead} plainHead>
      <div className={styles.opening}>
        <PagePicture page={page} isWide />
        {page.facts && <FactList title={information.facts} facts={page.facts} />}
      </div>
      <DocumentParts parts={others} />
    </InformationPage>
  )
}
