import { cache } from 'react'
import { moduleUrl } from '@/lib/browser/module-url'

/** The scripts that the page has already. */
const getPageScripts = cache(() => new Set<string>())

/** The script `{name}` of a component (docs/decisions/097), once in a page. It runs when the page has been parsed. */
export function BrowserScript({ name }: { name: string }) {
  const scripts = getPageScripts()
  if (scripts.has(name)) return null
  scripts.add(name)
  return <script src={moduleUrl(name)} defer />
}
