import { legacyFolders, legacyNames, movedPaths } from '@/content/redirects'
import { currentSession } from '@/content/data/sessions'
import { dynamicRoutes, fileRoutes, routes } from '@/content/routes'
import { getClassPath, parseLevel } from '@/lib/school/class-levels'

/** The canonical paths of all pages and files that have a fixed one. */
export const fixedPaths: readonly string[] = [
  ...routes.map(({ path }) => path),
  ...dynamicRoutes.filter((path) => !path.includes('[')),
  ...fileRoutes,
]

const canonical = new Map(fixedPaths.map((path) => [path.toLowerCase(), path]))

/** Returns the page or file of a path, ignoring case (R-ROUTE-3). */
export const getCanonicalPath = (path: string) => canonical.get(path.toLowerCase())

/**
 * Returns the page that replaced a path: other spellings, also of a class (`/class/nine`), `/beyond-academics/{child}`,
 * and that of another session (R-ROUTE-5).
 */
export function getMovedPath(path: string): string | undefined {
  const lower = path.toLowerCase()
  if (Object.hasOwn(movedPaths, lower)) return movedPaths[lower]
  const current = lower
    .replace(/^\/beyond-academics\//, '/beyond-academic/')
    .replace(/-20\d\d-\d\d$/, `-${currentSession.name}`)
    .replace(/^\/class\/(.+)$/, resolveClassPath)
  return current === lower ? undefined : canonical.get(current)
}

function resolveClassPath(path: string, name: string): string {
  const level = parseLevel(name)
  return level === undefined ? path : getClassPath(level)
}

const getLastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const byName = new Map([
  ...[...Object.entries(movedPaths), ...canonical].map(
    ([from, to]) => [getLastSegment(from), to] as const,
  ),
  ...Object.entries(legacyNames).flatMap(([to, names]) => names.map((name) => [name, to] as const)),
])

/** Finds a page by a current or former name: the last segment of its path, or the name of an old page. */
export const pageByName = (name: string) => byName.get(name)

/** Returns all current and former names of pages. */
export const pageNames = () => [...byName.keys()]

/**
 * Returns the current path of an old `.html` page, by its full path or otherwise by its name in any folder (R-ROUTE-4).
 * The `index` of a folder is the page of the folder.
 * @returns `undefined` when the path is not an `.html` page, `/` when the page has no successor
 */
export function getLegacyPath(path: string): string | undefined {
  const page = /^(.*)\.html?$/i.exec(path)?.[1]
  if (page === undefined) return undefined
  const parts = page
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .split('/')
    .filter(Boolean)
  if (parts.length > 1 && legacyFolders.includes(parts[0]!)) parts.shift()
  const folder = `/${parts.join('/')}`.replace(/\/(?:index|default|home)$/, '')
  const known = parts.length > 1 ? (canonical.get(folder) ?? getMovedPath(folder)) : undefined
  return known ?? byName.get(getLastSegment(folder)) ?? '/'
}
