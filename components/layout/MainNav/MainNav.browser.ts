import { findAll } from '@/lib/browser/dom'

/** Marks in the menus the page, or its closest parent in a menu. */
export function markCurrentPage() {
  const trail = [...findAll('[data-breadcrumb] a')].slice(1).reverse()
  const paths = [location.pathname, ...trail.map((link) => link.getAttribute('href'))]
  for (const nav of findAll('[data-nav]')) {
    const path = paths.find((path) => findAll(`a[href="${path}"]`, nav)[0])
    for (const link of findAll(`a[href="${path}"]`, nav)) {
      const entry = link.closest('[data-nav-entry]')
      entry?.querySelector('button')?.setAttribute('aria-current', 'true')
      entry?.querySelector('details')?.setAttribute('open', '')
      link.setAttribute('aria-current', path === paths[0] ? 'page' : 'true')
    }
  }
}
