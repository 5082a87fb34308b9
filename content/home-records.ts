/** Texts of the live sections of the home page that the requirements do not specify. */

/** Label of the news and events section for screen readers. */
export const latest = 'News and events'

export const highlights = { title: 'Highlights' } as const

export const news = {
  title: 'Notices & news',
  more: { label: 'All news', href: '/news' },
} as const

export const events = {
  title: 'Events & activities',
  more: { label: 'All events', href: '/events' },
} as const

export const tabloid = { more: { label: 'All entries', href: '/tabloid' } } as const

export const gallery = {
  title: 'Photo Gallery',
  more: { label: 'All albums', href: '/beyond-academic/events-gallery' },
} as const

/** Popup notices: the dialog, and the section with the same content. */
export const notice = {
  /** Heading of the section, and of a dialog with several notices. */
  title: 'Notices from the school',
  close: 'Close notice',
  /** Placeholder for a missing title. */
  untitled: 'Notice',
  read: 'Read more',
  attachment: 'Attachment',
  picture: 'See the notice',
} as const
