import { cache } from 'react'
import { getModuleUrl } from '@/lib/browser/module-url'

/** Returns the names of the scripts that the page already includes. */
const getPageScripts = cache(() => new Set<string>())

/** Includes the script `{name}` of a component (docs/decisions/097), once per page. It runs after the page is parsed. */
export function BrowserScript({ name }: { name: string }) {
  const scripts = getPageScripts()
  if (scripts.has(name)) return null
  scripts.add(name)
  return <script src={getModuleUrl(name)} defer />
}
