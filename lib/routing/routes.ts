import { menu, quickLinks, routes, withoutQuickLinks } from '@/content/routes'
import type { MenuTool, Route, SectionId } from '@/content/types'
import { fillFigures } from '@/lib/school/figures'

/** A link in a menu, breadcrumb or side list. */
export type NavLink = { path: string; label: string; note: string }

/** One entry of the main navigation. */
export type NavEntry =
  /** `hrefLang` is set for a page in another language. */
  | { kind: 'link'; label: string; path: string; hrefLang?: string }
  | {
      kind: 'menu'
      id: SectionId
      label: string
      heading: string
      sentence: string
      all?: { label: string; path: string }
      picture: string
      tools?: readonly MenuTool[]
      links: NavLink[]
    }

const byPath = new Map(fillFigures(routes).map((route) => [route.path, route]))

/**
 * Finds the route of a canonical path.
 * @throws Error when the route table does not contain it
 */
export function findRoute(path: string): Route {
  const route = byPath.get(path)
  if (!route) throw new Error(`The route table has no "${path}"`)
  return route
}

export const isRoute = (path: string): boolean => byPath.has(path)

const toNavLink = (path: string): NavLink => {
  const { label, note } = findRoute(path)
  return { path, label, note }
}

/** Returns the ancestors of a page, from Home to the page itself (R-LAYOUT-2). */
export function buildBreadcrumb(path: string): NavLink[] {
  const { parent } = findRoute(path)
  return [...(parent ? buildBreadcrumb(parent) : []), toNavLink(path)]
}

/** Lists the Quick Links of a page (R-LAYOUT-3). */
export function listQuickLinks(path: string): NavLink[] {
  return withoutQuickLinks.includes(path) ? [] : quickLinks[findRoute(path).section].map(toNavLink)
}

/** Returns the next page among the Quick Links of a section (R-LAYOUT-13). The frame shows no reading order. */
export function findNextPage(path: string): NavLink | undefined {
  const { section } = findRoute(path)
  if (section === 'school' || section === 'updates') return
  const paths = quickLinks[section]
  const index = paths.indexOf(path)
  const next = index < 0 ? undefined : paths[index + 1]
  return next === undefined ? undefined : toNavLink(next)
}

/** Returns the main navigation (R-LAYOUT-5). */
export function buildNavigation(): NavEntry[] {
  return fillFigures(menu).map((entry) => {
    if ('path' in entry) return { kind: 'link', ...entry }
    const { paths, ...rest } = entry
    return { kind: 'menu', ...rest, links: paths.map(toNavLink) }
  })
}
