/** The page of search results (R-SEARCH-1). */
export const searchResults = {
  title: (query: string) => `Search: ${query}`,
  answers: 'Answers',
  kinds: 'Kinds of results',
  all: 'All',
  kind: {
    page: 'Page',
    document: 'Document',
    news: 'News',
    event: 'Event',
    tabloid: 'Tabloid',
    gallery: 'Gallery',
  },
  kindPlural: {
    page: 'Pages',
    document: 'Documents',
    news: 'News',
    event: 'Events',
    tabloid: 'Tabloid',
    gallery: 'Galleries',
  },
  count: (count: number, query: string) =>
    `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  partialMatch: 'Nothing has all of these words. These results have some of them.',
  nothing: (query: string) => `Nothing was found for “${query}”.`,
  advice: 'Try fewer words, or another word for the same. Or ring the help desk:',
  missing: (lists: string) => `Not searched just now: ${lists}. Please try again later.`,
  failed: 'The search could not be reached.',
  retry: 'Try again',
  more: 'Show more results',
} as const
