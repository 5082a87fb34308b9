import { layout } from './layout'

/** A page that is not there. */
export const notFound = {
  heading: 'This page is not here',
  text: 'It may have been taken down, or the address may be mistyped.',
} as const

/** The home page’s line about a path that was not found (R-ROUTE-9). */
export const notFoundPath = {
  message: 'There is no page at',
  closest: 'Closest page:',
  search: (words: string) => `Search for “${words}”`,
  siteMap: 'Site map',
  close: layout.notFound.close,
} as const
