import { FactList } from '@/components/ui/FactList/FactList'
import { information } from '@/content/words/en/information'
import { InformationPage } from '../InformationPage/InformationPage'
import { Intro } from '../Intro/Intro'
import { Opening } from '../Opening/Opening'
import { PagePicture } from '../PagePicture/PagePicture'
import type { RecipePageProps } from '../recipe-page'
import styles from './ActivityPage.module.scss'

/** An activity: picture, what, when and who, a quotation, and the next date. */
export function ActivityPage({ text, figures, next, children, ...frame }: RecipePageProps) {
  const { page } = frame
  const { opening, intro, sections } = text
  return (
    <InformationPage {...frame} text={{ sections }} plainHead>
      {opening && <Opening>{opening}</Opening>}
      <div className={styles.facts}>
        <PagePicture page={page} wide="aside" />
        <FactList title={information.facts} facts={page.facts ?? []} />
      </div>
      {intro && <Intro>{intro}</Intro>}
      {figures}
      {children}
      {next}
    </InformationPage>
  )
}
