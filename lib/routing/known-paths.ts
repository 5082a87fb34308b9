import { legacyFolders, legacyNames, movedPaths } from '@/content/redirects'
import { dynamicRoutes, fileRoutes, routes } from '@/content/routes'

const fixedPages = [
  ...routes.map(({ path }) => path),
  ...dynamicRoutes.filter((path) => !path.includes('[')),
]

const canonical = new Map([...fixedPages, ...fileRoutes].map((path) => [path.toLowerCase(), path]))

/** The page or file that a path means, whatever its casing (R-ROUTE-3). */
export const canonicalPath = (path: string) => canonical.get(path.toLowerCase())

/** The page that took the place of a path: other spellings, and `/beyond-academics/{child}` (R-ROUTE-5). */
export function movedPath(path: string): string | undefined {
  const lower = path.toLowerCase()
  if (Object.hasOwn(movedPaths, lower)) return movedPaths[lower]
  const sibling = lower.replace(/^\/beyond-academics\//, '/beyond-academic/')
  return sibling === lower ? undefined : canonical.get(sibling)
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const byName = new Map([
  ...[...Object.entries(movedPaths), ...canonical].map(
    ([from, to]) => [lastPart(from), to] as const,
  ),
  ...Object.entries(legacyNames).flatMap(([to, names]) => names.map((name) => [name, to] as const)),
])

/** A page by a name that it has or had: the last part of its path, or an old page's name. */
export const pageByName = (name: string) => byName.get(name)

/** The names that pages have or had. */
export const pageNames = () => [...byName.keys()]

/**
 * Where an old `.html` page is now: by its name alone, or its path, else by its name whatever folder it stood
 * in (R-ROUTE-4). `index` of a folder is the folder's page.
 * @returns `undefined` for a path that is none, `/` for a page that has no successor.
 */
export function legacyPath(path: string): string | undefined {
  const page = /^(.*)\.html?$/i.exec(path)?.[1]
  if (page === undefined) return undefined
  const parts = page
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .split('/')
    .filter(Boolean)
  if (parts.length > 1 && legacyFolders.includes(parts[0]!)) parts.shift()
  const folder = `/${parts.join('/')}`.replace(/\/(?:index|default|home)$/, '')
  const known = parts.length > 1 ? (canonical.get(folder) ?? movedPath(folder)) : undefined
  return known ?? byName.get(lastPart(folder)) ?? '/'
}
