import 'server-only'
import { school } from '@/content/school'
import { renderMarkdown } from '@/lib/markdown/markdown'
import { readPage } from '@/lib/markdown/read-page'
import { breadcrumb, quickLinksOf } from '@/lib/routing/routes'

/** Everything that the frame of an information page needs, by its canonical path. */
export async function loadInformationPage(path: string) {
  const page = await readPage(path)
  return {
    page,
    breadcrumb: breadcrumb(path),
    quickLinks: quickLinksOf(path),
    phone: school.phones[0],
    body: page.body ? renderMarkdown(page.body) : undefined,
  }
}

/** Cards for the pages of an index, in order: each page's own title, lead and picture. */
export async function loadPageCards(paths: readonly string[]) {
  const pages = await Promise.all(paths.map(readPage))
  return pages.map(({ path, title, lead, picture }) => ({
    href: path,
    title,
    text: lead,
    picture,
  }))
}
