import type { ResolveLink } from '@/lib/rich-text/markdown'
import { costPath } from '@/lib/calculators/cost-choice'

/** Paths for the calculator of a language. */
export type CostPaths = {
  /** The page of the calculator. */
  tool: string
  enquiry: string
  /** Pages that may exist in English only. */
  link: ResolveLink
}

export const englishPaths: CostPaths = {
  tool: costPath,
  enquiry: '/admission/admission-enquiry',
  link: (href) => ({ href }),
}
