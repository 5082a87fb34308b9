import { FactList } from '@/components/ui/FactList/FactList'
import { information } from '@/content/words/en/information'
import type { DocumentLayoutProps } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { InformationPage } from '../InformationPage/InformationPage'
import { PagePicture } from '../PagePicture/PagePicture'
import styles from './ActivityPage.module.scss'

/** An activity: its opening, then its picture with what a parent asks about it. */
export function ActivityPage({ parts, ...frame }: DocumentLayoutProps) {
  const { page } = frame
  const [opening] = parts
  const start = opening?.kind === 'opening' ? 1 : 0
  return (
    <InformationPage {...frame} page={start ? { ...page, lead: '' } : page} plainHead>
      <DocumentParts parts={parts.slice(0, start)} />
      {page.facts ? (
        <div className={styles.facts}>
          <PagePicture page={page} wide="aside" />
          <FactList title={information.facts} facts={page.facts} />
        </div>
      ) : (
        <PagePicture page={page} wide="column" />
      )}
      <DocumentParts parts={parts.slice(start)} />
    </InformationPage>
  )
}
