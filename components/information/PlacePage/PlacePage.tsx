import { Hotspots } from '../Hotspots/Hotspots'
import { InformationPage } from '../InformationPage/InformationPage'
import { Opening } from '../Opening/Opening'
import { PagePicture } from '../PagePicture/PagePicture'
import type { RecipePageProps } from '../recipe-page'

/** A place: its picture first, with what is where; a translation has the picture alone. */
export function PlacePage({ text, places, figures, children, ...frame }: RecipePageProps) {
  return (
    <InformationPage {...frame} text={{ ...text, opening: undefined }} plainHead>
      {places ? (
        <Hotspots page={frame.page} {...places} />
      ) : (
        <PagePicture page={frame.page} wide="column" />
      )}
      {text.opening && <Opening>{text.opening}</Opening>}
      {figures}
      {children}
    </InformationPage>
  )
}
