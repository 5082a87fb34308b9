import type { ReactNode } from 'react'
import type { RenderedPart } from './DocumentParts/DocumentParts'
import type { Hotspot } from './Hotspots/Hotspots'
import type { InformationPageProps } from './InformationPage/InformationPage'

/** Props of the layouts of documents (R-INFO-20). */
export type DocumentLayoutProps = Omit<InformationPageProps, 'children'> & {
  parts: readonly RenderedPart[]
  /** What to do after the answer of a rule. */
  action?: ReactNode
  /** The hotspots in the picture of a place. */
  places?: readonly Hotspot[]
}
