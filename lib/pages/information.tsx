import 'server-only'
import { school } from '@/content/school'
import { renderParts } from '@/lib/markdown/markdown'
import { readPage } from '@/lib/markdown/read-page'
import { breadcrumb, findRoute, quickLinksOf } from '@/lib/routing/routes'

/** Data of the frame of an information page, by its canonical path. */
export async function loadInformationPage(path: string) {
  const page = await readPage(path)
  return {
    page,
    breadcrumb: breadcrumb(path),
    quickLinks: quickLinksOf(path),
    phone: school.phones[0],
    text: renderParts(page.body),
  }
}

/** Cards of an index page, in order, with each page's title, lead, note of the menu and picture. */
export async function loadPageCards(paths: readonly string[]) {
  const pages = await Promise.all(paths.map(readPage))
  return pages.map(({ path, title, lead, picture }) => ({
    href: path,
    title,
    text: lead,
    note: findRoute(path).note,
    picture,
  }))
}
