import type { ResolveLink } from '@/lib/rich-text/markdown'
import { costPath } from '@/lib/calculators/cost-choice'

/** Where the calculator of a language leads. */
export type CostPaths = {
  /** The page of the calculator. */
  tool: string
  enquiry: string
  /** Pages that may be in English only. */
  link: ResolveLink
}

export const englishPaths: CostPaths = {
  tool: costPath,
  enquiry: '/admission/admission-enquiry',
  link: (href) => ({ href }),
}
