/** A page that is not there. */
export const notFound = {
  /** Of the page, in the tab. */
  title: 'Page not found',
  heading: 'This page is not here',
  text: 'It may have been taken down, or the address may be mistyped.',
  home: 'Home',
  siteMap: 'Site map',
} as const

/** The home page’s line about a path that was not found (R-ROUTE-9). */
export const notFoundPath = {
  message: 'There is no page at',
  closest: 'Closest page:',
  /** Instead, if none is close. */
  usual: [
    { label: 'Fees', href: '/fee-structure' },
    { label: 'Calendar', href: '/calendar' },
    { label: 'Contact', href: '/contact' },
  ],
  search: 'Search for it',
  siteMap: 'Site map',
  close: 'Close this line',
} as const
