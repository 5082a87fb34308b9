/** The feeds of the news and of the tabloid. */
export const feeds = {
  news: 'news',
  tabloid: 'tabloid',
  ofClass: (className: string) => `news for ${className}`,
  failed: 'The feed cannot be read just now. Please try again later.',
  subscribe: 'Read it in a feed reader:',
  newsFeed: 'News feed (Atom)',
  tabloidFeed: 'Tabloid feed (Atom)',
} as const
