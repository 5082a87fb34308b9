import type { translatablePaths } from './pages'

/** What people type in the language to find a page. English has this in `content/search.ts`. */
export const searchNames: SearchNames = {}

export type SearchNames = Readonly<
  Partial<Record<(typeof translatablePaths)[number], readonly string[]>>
>
