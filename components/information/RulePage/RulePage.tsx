import type { DocumentLayoutProps } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { InformationPage } from '../InformationPage/InformationPage'
import { Opening } from '../Opening/Opening'

/**
 * The page of a rule: the answer first, then the exceptions. The answer is the opening in a box, instead of the lead;
 * without an opening it is the lead.
 */
export function RulePage({ parts, ...frame }: DocumentLayoutProps) {
  const { page } = frame
  const [first] = parts
  const isBoxed = first?.kind === 'opening'
  return (
    <InformationPage {...frame} page={isBoxed ? { ...page, lead: '' } : page}>
      {isBoxed && <Opening answer>{first.body}</Opening>}
      <DocumentParts parts={parts.slice(isBoxed ? 1 : 0)} exceptions={page.exceptions} />
    </InformationPage>
  )
}
