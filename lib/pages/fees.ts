import 'server-only'
import type { Metadata } from 'next'
import { feeDesk, transportDesk } from '@/content/data/contact'
import { english, type Language } from '@/content/languages'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'
import { type CostFields, costPath } from '@/lib/calculators/cost-choice'
import { formatCostTitle } from '@/lib/calculators/cost'
import { addSchoolToTitle, buildVariantMetadata } from '@/lib/seo/metadata'
import { localizeLink, getSchool } from '@/lib/routing/localized'

/** Returns the words and links of the calculator in a language (R-FEES-7). */
export function getCostTool(language: Language = english) {
  const link = (target: string) => localizeLink(language, target)
  const paths = { tool: link(costPath).href, enquiry: link('/admission/admission-enquiry').href }
  return { words: language.words, paths: { ...paths, link } }
}

/** Returns the calculator with what the visitor chose. */
export const getCostAnswer = (fields: CostFields, language: Language = english) => ({
  ...getCostTool(language),
  answer: {
    fields,
    school: { name: getSchool(language).name, url: env.siteUrl },
    phone: school.phones[0],
    desks: { fees: feeDesk, transport: transportDesk },
  },
})

/**
 * Returns the metadata of the calculator. The answer is in the title of the page, so that a link to it says what it
 * costs.
 */
export async function buildCostMetadata(
  fields: CostFields,
  language: Language = english,
): Promise<Metadata> {
  const title = formatCostTitle(fields, language.words)
  const metadata = await buildVariantMetadata(costPath, language)
  if (!title) return metadata
  const shown = { absolute: addSchoolToTitle(title, language) }
  return { ...metadata, title: shown, openGraph: { ...metadata.openGraph, title } }
}
