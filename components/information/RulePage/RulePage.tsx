import { InformationPage } from '../InformationPage/InformationPage'
import { Opening } from '../Opening/Opening'
import { PagePicture } from '../PagePicture/PagePicture'
import type { RecipePageProps } from '../recipe-page'

/** A rule: the answer first, in a box or in a table, then the exceptions. */
export function RulePage({ text, figures, action, children, ...frame }: RecipePageProps) {
  const picture = <PagePicture page={frame.page} />
  return (
    <InformationPage {...frame} text={{ ...text, opening: undefined }}>
      {text.opening && (
        <>
          <Opening answer action={action}>
            {text.opening}
          </Opening>
          {picture}
        </>
      )}
      {figures}
      {!text.opening && figures && picture}
      {children}
      {!text.opening && !figures && picture}
    </InformationPage>
  )
}
