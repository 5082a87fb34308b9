import { menu, routes } from '@/content/routes'
import { school } from '@/content/school'
import type { SectionId } from '@/content/types'

type SiteMapLink = {
  label: string
  href: string
  /** Levels below the first page of the group. */
  depth: number
}

export type SiteMapGroup = { title: string; links: SiteMapLink[] }

/** The titles of the sections without a menu. */
const otherTitles: Partial<Record<SectionId, string>> = { classes: 'Classes', school: 'The school' }

/** Returns the name of a section, as its menu has it. */
export function getSectionTitle(section: SectionId): string {
  const entry = menu.find((entry) => 'id' in entry && entry.id === section)
  return entry?.label ?? otherTitles[section] ?? section
}

function getDepth(path: string): number {
  const parent = routes.find((route) => route.path === path)?.parent
  return !parent || parent === '/' ? 0 : 1 + getDepth(parent)
}

/** The links of the site map that are not in the route table (R-INFO-9). */
const otherLinks: SiteMapGroup = {
  title: 'Elsewhere',
  links: [
    { label: school.chronicle.label, href: school.chronicle.href, depth: 0 },
    { label: school.portal.label, href: school.portal.href, depth: 0 },
    { label: school.blog.label, href: school.blog.href, depth: 0 },
  ],
}

/** Returns all pages of the route table by section, in the order of the menu, and the other links. */
export function buildSiteMap(): SiteMapGroup[] {
  const sections = [...new Set(routes.map(({ section }) => section))]
  const home = sections.filter((section) => section === 'school')
  const groups = [...sections.filter((section) => section !== 'school'), ...home].map(
    (section) => ({
      title: getSectionTitle(section),
      links: routes
        .filter((route) => route.section === section)
        .map(({ path, label }) => ({ label, href: path, depth: getDepth(path) })),
    }),
  )
  return [...groups, otherLinks]
}
