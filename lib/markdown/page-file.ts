import path from 'node:path'

const folder = path.join(process.cwd(), 'content/pages')

/**
 * The Markdown file of a page: `/about/dps-society` → `content/pages/about/dps-society.md`; the home page is `index.md`.
 * @param code of the language of a translation: `content/pages/admission.bn.md`
 */
export const pageFile = (route: string, code?: string): string =>
  path.join(folder, `${route === '/' ? 'index' : route.slice(1)}${code ? `.${code}` : ''}.md`)
