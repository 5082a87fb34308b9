import 'server-only'
import { english, type Language } from '@/content/languages'
import { type Page, readPageIn } from '@/lib/markdown/read-page'
import { languagesOf, pathIn } from '@/lib/routing/translations'

/** Whether a page is a translation that nobody of the school has read, which is not indexed (R-LANGUAGE-3). */
export const isUnreviewed = ({ translation }: Page): boolean => translation?.reviewer === ''

/** The languages in which a page may be indexed, English first. */
export async function indexedLanguages(path: string): Promise<readonly Language[]> {
  const pages = await Promise.all(
    languagesOf(path).map(async (language) => ({
      language,
      page: await readPageIn(language, path),
    })),
  )
  return pages.filter(({ page }) => !isUnreviewed(page)).map(({ language }) => language)
}

/**
 * The paths of a page in its languages, for `hreflang`: complete, and the same on each of them (R-LANGUAGE-5).
 * @returns `undefined` when there is only one
 */
export function alternateLanguages(path: string, languages = languagesOf(path)) {
  if (languages.length === 1) return undefined
  const paths = languages.map((language) => [language.tag, pathIn(language, path)] as const)
  return { ...Object.fromEntries(paths), 'x-default': pathIn(english, path) }
}
