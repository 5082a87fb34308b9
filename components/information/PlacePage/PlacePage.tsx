import { FactList } from '@/components/ui/FactList/FactList'
import { InformationPage } from '../InformationPage/InformationPage'
import { Opening } from '../Opening/Opening'
import { PagePicture } from '../PagePicture/PagePicture'
import type { RecipePageProps } from '../recipe-page'

/** A place: its picture first, then what is where. */
export function PlacePage({ text, figures, children, ...frame }: RecipePageProps) {
  const { facts } = frame.page
  return (
    <InformationPage {...frame} text={{ ...text, opening: undefined }} plainHead>
      <PagePicture page={frame.page} wide="column" />
      {text.opening && <Opening>{text.opening}</Opening>}
      {facts && <FactList title="What is where" facts={facts} />}
      {figures}
      {children}
    </InformationPage>
  )
}
