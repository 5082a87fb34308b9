import 'server-only'
import { english, languages, type Language } from '@/content/languages'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { renderDocument } from '@/lib/rich-text/markdown'
import { pageFileName } from '@/lib/rich-text/page-file'
import { readLocalizedPage } from '@/lib/rich-text/read-page'
import {
  getBreadcrumb,
  getLanguageLinks,
  localizeLink,
  getPageLink,
  getQuickLinks,
} from '@/lib/routing/localized'
import { findNextPage } from '@/lib/routing/routes'
import { localizePath, listTranslatedPaths } from '@/lib/routing/translations'

/** Loads the data of the frame of an information page, by its canonical path in English. */
export async function loadInformationPage(path: string, language: Language = english) {
  const page = await readLocalizedPage(language, path)
  return {
    page: { ...page, path: localizePath(language, path) },
    breadcrumb: getBreadcrumb(language, path),
    languages: getLanguageLinks(language, path),
    quickLinks: getQuickLinks(language, path),
    next: language.code === english.code ? findNextPage(path) : undefined,
    phone: school.phones[0],
    words: language.words.layout,
    translation: page.translation && {
      isReviewed: page.translation.reviewer !== '',
      isOutdated: page.translation.changed.length > 0,
      tag: language.tag,
      english: { href: path, hrefLang: english.tag },
    },
  }
}

/** Lists the paths of all pages that are documents, in all languages. */
export async function listDocuments(): Promise<string[]> {
  const pages = languages.flatMap((language) =>
    listPaths(language).map(async (path) => {
      const { layout } = await readLocalizedPage(language, path)
      return layout ? [localizePath(language, path)] : []
    }),
  )
  return (await Promise.all(pages)).flat()
}

const listPaths = (language: Language) =>
  language === english ? routes.map(({ path }) => path) : listTranslatedPaths(language)

/**
 * Loads the parts of the document of a page, by its canonical path in English.
 * @throws Error with file and line of a block that is not on its own
 */
export async function loadDocumentParts(path: string, language: Language = english) {
  const { body } = await readLocalizedPage(language, path)
  try {
    return renderDocument(body, (target) => localizeLink(language, target, path))
  } catch (error) {
    throw new Error(`${pageFileName(path, language)}:${(error as Error).message}`)
  }
}

/** Returns the data of a page of records: the frame of its information page, read at the same time as the records. */
export async function withFrame<Data>(path: string, loading: Promise<Data>) {
  const [frame, data] = await Promise.all([loadInformationPage(path), loading])
  return { frame, ...data }
}

/** Cards of an index page, in order, with each page's title, lead, note of the menu and picture. */
export async function loadPageCards(paths: readonly string[], language: Language = english) {
  const pages = await Promise.all(paths.map((path) => readLocalizedPage(language, path)))
  return pages.map(({ path, title, lead, card }) => ({
    href: localizePath(language, path),
    title,
    text: lead,
    note: getPageLink(language, path)?.note ?? lead,
    picture: card,
  }))
}

/** One card for several pages, with the picture of the first. */
export async function loadJointCard(
  title: string,
  paths: readonly string[],
  language: Language = english,
) {
  const { card } = await readLocalizedPage(language, paths[0]!)
  return { title, picture: card, links: paths.flatMap((path) => getPageLink(language, path) ?? []) }
}
