import path from 'node:path'
import { currentSession } from '@/content/data/sessions'
import { english, type Language } from '@/content/languages'

const folder = path.join(process.cwd(), 'content/pages')

/** Removes the session from a path. Files keep their names when it changes. */
const withoutSession = (route: string) => route.replace(`-${currentSession.name}`, '')

/**
 * Returns the Markdown file of a page: `/about/dps-society` → `content/pages/about/dps-society.md`; the home page is
 * `index.md`.
 * @param code of the language of a translation: `content/pages/admission.bn.md`
 */
export const pageFile = (route: string, code?: string): string =>
  path.join(
    folder,
    `${route === '/' ? 'index' : withoutSession(route.slice(1))}${code ? `.${code}` : ''}.md`,
  )

/** Returns the name of that file in the project, for messages. */
export const pageFileName = (route: string, { code }: Pick<Language, 'code'>): string =>
  path.relative(process.cwd(), pageFile(route, code === english.code ? undefined : code))
