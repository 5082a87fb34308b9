import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders that every page needs, besides the packages that the build links to. */
const neededFolders = ['content/pages', 'content/records', 'public']

/**
 * Lists the missing files of a release: folders, and packages, which the build refers to by links that a copy may
 * break. The site cannot serve without them.
 * @param folder where the site runs
 * @param buildDir the output of the build, relative to `folder`
 */
export function findMissingFiles(folder: string, buildDir: string): string[] {
  const packages = path.join(buildDir, 'node_modules')
  return [...neededFolders, path.join(buildDir, 'static'), ...findLinks(folder, packages)].filter(
    (file) => !existsSync(path.join(/* turbopackIgnore: true */ folder, file)),
  )
}

/** Lists the links to packages. Those of a scope are in a folder of their own. */
function findLinks(folder: string, packages: string): string[] {
  const root = path.join(/* turbopackIgnore: true */ folder, packages)
  if (!existsSync(root)) return []
  return readdirSync(root).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(root, name)).map((scoped) => path.join(packages, name, scoped))
      : [path.join(packages, name)],
  )
}
