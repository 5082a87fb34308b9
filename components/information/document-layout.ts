import type { RenderedPart } from './DocumentParts/DocumentParts'
import type { Hotspot } from './Hotspots/Hotspots'
import type { InformationPageProps } from './InformationPage/InformationPage'

/**
 * Splits a document into its opening, which a rule and an activity show as the lead of their head, and its other parts.
 */
export function splitOpening(parts: readonly RenderedPart[]) {
  const [first, ...others] = parts
  return first?.kind === 'opening' ? { lead: first.body, others } : { others: parts }
}

/** Props of the layouts of documents (R-INFO-20). */
export type DocumentLayoutProps = Omit<InformationPageProps, 'children'> & {
  parts: readonly RenderedPart[]
  /** What is where in the picture of a place. */
  places?: readonly Hotspot[]
}
