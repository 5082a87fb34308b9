import 'server-only'
import { school } from '@/content/school'
import { renderMarkdown } from '@/lib/rich-text/markdown'
import { breadcrumb, quickLinksOf } from '@/lib/routing/routes'
import { readPage } from './read-page'

/** Everything that the frame of an information page needs, by its canonical path. */
export async function informationPage(path: string) {
  const page = await readPage(path)
  return {
    page,
    breadcrumb: breadcrumb(path),
    quickLinks: quickLinksOf(path),
    phone: school.phones[0],
    words: page.body ? renderMarkdown(page.body) : undefined,
  }
}

/** Cards for the pages of an index, in order: each page's own title, lead and picture. */
export async function pageCards(paths: readonly string[]) {
  const pages = await Promise.all(paths.map(readPage))
  return pages.map(({ path, title, lead, picture }) => ({
    href: path,
    title,
    text: lead,
    picture,
  }))
}
