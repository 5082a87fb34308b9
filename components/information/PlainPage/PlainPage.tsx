import type { DocumentLayoutProps } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { InformationPage } from '../InformationPage/InformationPage'

/** A page without a layout of its own: its picture is a flag in the head. */
export const PlainPage = ({ parts, ...frame }: DocumentLayoutProps) => (
  <InformationPage {...frame}>
    <DocumentParts parts={parts} />
  </InformationPage>
)

/** Whether it is an index, whose cards are its Quick Links. */
export const IndexPage = (document: DocumentLayoutProps) => <PlainPage {...document} isIndex />
