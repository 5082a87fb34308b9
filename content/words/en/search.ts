/** The search field (R-SEARCH-1). */
export const search = {
  name: 'Search',
  site: 'Search the site',
  label: 'What are you looking for?',
  hint: 'For example fees of Class IX, transfer certificate, bus.',
  suggestions: 'Suggestions',
  popular: 'Often looked for',
} as const
