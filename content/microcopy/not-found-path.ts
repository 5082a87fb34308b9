import { layout } from '../words/en/layout'

/** The home page’s line about a path that was not found (R-ROUTE-9). */
export const notFoundPathCopy = {
  message: 'There is no page at',
  closest: 'Closest page:',
  search: (words: string) => `Search for “${words}”`,
  siteMap: 'Site map',
  close: layout.notFound.close,
} as const
