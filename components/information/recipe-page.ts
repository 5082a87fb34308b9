import type { ReactNode } from 'react'
import type { TextParts } from '@/lib/markdown/markdown'
import type { HotspotsProps } from './Hotspots/Hotspots'
import type { InformationPageProps } from './InformationPage/InformationPage'

/** Props of the pages of all recipes. Each recipe sets them in an order of its own (R-INFO-20). */
export type RecipePageProps = Omit<InformationPageProps, 'plainHead' | 'text'> & {
  text: TextParts
  /** Large figures of the page. */
  figures?: ReactNode
  /** What to do about the answer of a rule. */
  action?: ReactNode
  /** What is where in the picture of a place. */
  places?: Omit<HotspotsProps, 'page'>
  /** The next event of an activity. */
  next?: ReactNode
}
