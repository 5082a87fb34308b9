import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What every page needs, besides the packages that the build names. */
const needed = ['content/pages', 'content/records', 'public']

/**
 * The files without which the site cannot serve: folders of a release, and packages, which the build refers to by links
 * that a copy may break.
 * @param folder where the site runs
 * @param buildDir the output of the build, relative to it
 * @returns those that are missing
 */
export function missingFiles(folder: string, buildDir: string): string[] {
  const packages = path.join(buildDir, 'node_modules')
  return [...needed, path.join(buildDir, 'static'), ...findLinks(folder, packages)].filter(
    (file) => !existsSync(path.join(/* turbopackIgnore: true */ folder, file)),
  )
}

/** Packages, also those with a scope, whose folder holds the links. */
function findLinks(folder: string, packages: string): string[] {
  const root = path.join(/* turbopackIgnore: true */ folder, packages)
  if (!existsSync(root)) return []
  return readdirSync(root).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(root, name)).map((one) => path.join(packages, name, one))
      : [path.join(packages, name)],
  )
}
