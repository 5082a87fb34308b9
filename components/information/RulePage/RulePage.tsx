import { type DocumentLayoutProps, splitOpening } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { InformationPage } from '../InformationPage/InformationPage'

/** The page of a rule: its head has the answer, which is the opening or else the lead; then tables and exceptions. */
export function RulePage({ parts, ...frame }: DocumentLayoutProps) {
  const { lead, others } = splitOpening(parts)
  return (
    <InformationPage {...frame} lead={lead}>
      <DocumentParts parts={others} exceptions={frame.page.exceptions} />
    </InformationPage>
  )
}
