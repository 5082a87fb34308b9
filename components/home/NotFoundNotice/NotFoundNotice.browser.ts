import { notFoundPath } from '@/content/words/en/not-found'
import { search } from '@/content/words/en/search'
import { takeFromTemplate } from '@/lib/browser/dom'
import { detectScript } from '@/lib/rich-text/detect-script'
import { findClosestPage } from '@/lib/routing/closest-page'
import { toWords } from '@/lib/routing/not-found-path'
import { searchHref } from '@/lib/search/parameters'

function toItem({ label, href }: { label: string; href: string }) {
  const item = document.createElement('li')
  item.append(Object.assign(document.createElement('a'), { href, textContent: label }))
  return item
}

/** Shows the path that was not found, and alternatives, in a live region. Escape closes it, too. */
export default function showNotFound(region: HTMLElement, path: string) {
  const closest = findClosestPage(path)
  const query = toWords(path)
  const line = takeFromTemplate('not-found-line')

  const name = line.querySelector('bdi')!
  name.textContent = path
  const language = detectScript(path)
  if (language) name.lang = language
  const closestLink = line.querySelector<HTMLAnchorElement>('[data-closest]')!
  if (closest) Object.assign(closestLink, { href: closest.path, textContent: closest.label })
  else closestLink.parentElement!.replaceWith(...notFoundPath.usual.map(toItem))
  Object.assign(line.querySelector('[data-search]')!, {
    href: searchHref({ query, kind: 'all' }),
    textContent: query ? notFoundPath.search : search.name,
  })

  const close = () => {
    line.hidden = true
    // The focused button is gone. Keyboard navigation continues here, before the page's first control.
    region.focus()
  }
  line.querySelector('button')!.addEventListener('click', close)
  line.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

export type ShowNotFound = typeof showNotFound
