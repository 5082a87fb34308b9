import 'server-only'
import { english, type Language } from '@/content/languages'
import { type Page, readLocalizedPage } from '@/lib/rich-text/read-page'
import { listLanguages, localizePath } from '@/lib/routing/translations'

/** Returns whether a page is a translation that nobody at the school has reviewed. It is not indexed (R-LANGUAGE-3). */
export const isUnreviewed = ({ translation }: Page): boolean => translation?.reviewer === ''

/** Returns the languages in which a page may be indexed, English first. */
export async function listIndexedLanguages(path: string): Promise<readonly Language[]> {
  const pages = await Promise.all(
    listLanguages(path).map(async (language) => ({
      language,
      page: await readLocalizedPage(language, path),
    })),
  )
  return pages.filter(({ page }) => !isUnreviewed(page)).map(({ language }) => language)
}

/**
 * Returns the paths of a page in its languages, for `hreflang`: complete, and the same on each of them (R-LANGUAGE-5).
 * @returns `undefined` when there is only one
 */
export function getAlternateLanguages(path: string, languages = listLanguages(path)) {
  if (languages.length === 1) return undefined
  const paths = languages.map((language) => [language.tag, localizePath(language, path)] as const)
  return { ...Object.fromEntries(paths), 'x-default': localizePath(english, path) }
}
