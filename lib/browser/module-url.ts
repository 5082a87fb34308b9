import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the URL of a script or a style sheet of a component: `which-class` for `WhichClass.browser.ts`
 * (docs/decisions/097). A script whose URL is the `data-module` of an element is imported when a visitor first touches
 * the element; its default export is called with the element.
 * @throws when it has not been built
 */
export function getModuleUrl(name: string, type: 'js' | 'css' = 'js'): string {
  const folder = path.join(process.cwd(), 'public/modules')
  const file = readdirSync(folder).find(
    (file) => file.replace(/-\w{8}\./, '.') === `${name}.${type}`,
  )
  if (!file) throw new Error(`${name}.browser.${type} has not been built.`)
  return `/modules/${file}`
}
