import type { DocumentLayoutProps } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { InformationPage } from '../InformationPage/InformationPage'
import { Opening } from '../Opening/Opening'
import { PagePicture } from '../PagePicture/PagePicture'

/**
 * A rule: the answer first, in a box or in a table, then the exceptions. The picture of the page is after the answer, or
 * where the document has a block for it.
 */
export function RulePage({ parts, action, ...frame }: DocumentLayoutProps) {
  const { page } = frame
  const [first] = parts
  const isBoxed = first?.kind === 'opening'
  const firstWords = parts.findIndex(({ kind }) => kind !== 'block')
  const answers = isBoxed ? 1 : firstWords < 0 ? parts.length : firstWords
  const hasPicture = parts.some((part) => part.kind === 'block' && part.name === 'picture')
  return (
    <InformationPage {...frame}>
      {isBoxed ? (
        <Opening answer action={action}>
          {first.body}
        </Opening>
      ) : (
        <DocumentParts parts={parts.slice(0, answers)} />
      )}
      {!hasPicture && <PagePicture page={page} />}
      <DocumentParts parts={parts.slice(answers)} exceptions={page.exceptions} />
    </InformationPage>
  )
}
