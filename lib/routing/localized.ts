import { english, type Language } from '@/content/languages'
import { school } from '@/content/school'
import { fillFigures } from '@/lib/school/figures'
import { buildBreadcrumb, findRoute, buildNavigation, listQuickLinks } from './routes'
import type { NavEntry, NavLink } from './routes'
import { hasPage, listLanguages, localizePath, listTranslatedPaths } from './translations'

/** Menus, breadcrumbs and links of a language (R-LANGUAGE-1, R-LANGUAGE-4). */

const isEnglish = (language: Language) => language.code === english.code

/** Returns the school, with its name and its address in the language. */
export function getSchool({ words, code }: Language): typeof school {
  if (code === english.code) return school
  const { school: names, places, services } = words.glossary
  const terms: Readonly<Record<string, string>> = { ...names, ...places, ...services }
  const getTerm = (term: string) => terms[term] ?? term
  const { name, tagline, address, chat } = school
  const { street, town, state } = address
  return {
    ...school,
    name: getTerm(name),
    tagline: getTerm(tagline),
    address: { ...address, street: getTerm(street), town: getTerm(town), state: getTerm(state) },
    chat: { ...chat, label: getTerm(chat.label) },
  }
}

/** Returns the name of a page of the language in menus. */
function toNavLink(language: Language, path: string): NavLink {
  if (isEnglish(language)) {
    const { label, note } = findRoute(path)
    return { path, label, note }
  }
  const names: Readonly<Record<string, { label: string; note: string }>> = language.words.pages
  const { label, note } = fillFigures(names[path], language) ?? findRoute(path)
  return { path: localizePath(language, path), label, note }
}

/**
 * Returns a link to a page of the site: to its translation, or else to the English page, marked as such. A query and a
 * fragment stay.
 * @param from the page that has the link: a translation that links to itself means the English page
 */
export function localizeLink(language: Language, target: string, from?: string) {
  const [path = '', rest = ''] = target.split(/(?=[?#])(.*)/s)
  if (isEnglish(language)) return { href: target }
  return hasPage(language, path) && path !== from
    ? { href: localizePath(language, path) + rest }
    : { href: target, hrefLang: english.tag, mark: language.words.layout.languages.english }
}

/** Pages that have a place of their own in the frame, outside of the menu. */
const outsideMenu = ['/', '/admission/admission-enquiry', '/privacy-policy']

/** Lists the pages of a language, as in its menu. */
const listPages = (language: Language) =>
  listTranslatedPaths(language)
    .filter((path) => !outsideMenu.includes(path))
    .map((path) => toNavLink(language, path))

/** Returns the main navigation: of a translation the pages it has, and the whole site in English. */
export function getNavigation(language: Language): NavEntry[] {
  if (isEnglish(language)) return buildNavigation()
  return [
    ...listPages(language).map(({ path, label }) => ({ kind: 'link' as const, label, path })),
    {
      kind: 'link',
      label: language.words.layout.languages.wholeSite,
      path: '/',
      hrefLang: english.tag,
    },
  ]
}

/** Returns the ancestors of a page that the language has, from Home to the page itself. */
export const getBreadcrumb = (language: Language, path: string): NavLink[] =>
  buildBreadcrumb(path)
    .filter((link) => hasPage(language, link.path))
    .map((link) => toNavLink(language, link.path))

/** Lists the pages of a translation for its footer and its search: those of its menu, and the enquiry. */
export const listFrameLinks = (language: Language): NavLink[] =>
  [...listPages(language), getPageLink(language, '/admission/admission-enquiry') ?? []].flat()

/** Returns the Quick Links of a page. A translation has none: its menu has all its pages. */
export const getQuickLinks = (language: Language, path: string): NavLink[] =>
  isEnglish(language) ? listQuickLinks(path) : []

/** A page in one language, by the language's own name. */
export type LanguageLink = { href: string; tag: string; name: string; isCurrent?: boolean }

/** Returns links to a page in all its languages, or none if it has only one. */
export function getLanguageLinks(current: Language, path: string): LanguageLink[] {
  const languages = listLanguages(path)
  if (languages.length === 1) return []
  return languages.map((language) => ({
    href: localizePath(language, path),
    tag: language.tag,
    name: language.name,
    isCurrent: language.code === current.code,
  }))
}

/** Returns the name and path of one page, if the language has it. */
export const getPageLink = (language: Language, path: string): NavLink | undefined =>
  hasPage(language, path) ? toNavLink(language, path) : undefined
