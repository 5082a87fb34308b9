import { existsSync } from 'node:fs'
import { english, translations, type Language } from '../../content/languages'
import { translatablePaths } from '../../content/words/en/pages'
import { pageFile } from '@/lib/rich-text/page-file'

/** The English paths of the pages that a language has, by its code: those with a Markdown file (R-LANGUAGE-1). */
const translated: ReadonlyMap<string, readonly string[]> = new Map(
  translations.map(({ code }) => [
    code,
    translatablePaths.filter((path) => existsSync(pageFile(path, code))),
  ]),
)

/** Returns the path of a page in a language, from its English path. */
export function localizePath({ code }: Language, path: string): string {
  if (code === english.code) return path
  return path === '/' ? `/${code}` : `/${code}${path}`
}

/** Returns the English paths of the translated pages of a language. */
export const listTranslatedPaths = ({ code }: Language): readonly string[] =>
  translated.get(code) ?? []

export const hasPage = (language: Language, path: string): boolean =>
  language.code === english.code || listTranslatedPaths(language).includes(path)

/** Lists the languages of a page, English first. */
export const listLanguages = (path: string): readonly Language[] => [
  english,
  ...translations.filter((language) => hasPage(language, path)),
]

/** A page of a language, by its path in any case: its English path, or `undefined` when the language has no such page. */
export type TranslatedPath = { language: Language; path: string | undefined }

/**
 * Splits a path into its language and the English path of the page.
 * @returns `undefined` when the path is not below a language
 */
export function getTranslatedPath(pathname: string): TranslatedPath | undefined {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname.toLowerCase()) ?? []
  const language = translations.find(({ code }) => code === first)
  const path = rest.replace(/\/$/, '') || '/'
  return (
    language && {
      language,
      path: listTranslatedPaths(language).find((known) => known.toLowerCase() === path),
    }
  )
}

/**
 * Parses the language and the English path of a page.
 * @param segments of its canonical path
 */
export function parsePage(segments: readonly string[]): { language: Language; path: string } {
  const pathname = `/${segments.join('/')}`
  const { language = english, path = pathname } = getTranslatedPath(pathname) ?? {}
  return { language, path }
}
