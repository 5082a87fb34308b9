/** The screens of `lists` in `lib/updates/lists.ts`, and the tabloid. */
export const filteredLists = ['/news', '/events', '/beyond-academic/events-gallery', '/tabloid']

/** What the address of such a list may ask for (decisions E4). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from']
