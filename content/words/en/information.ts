/** Single blocks of information pages. */
export const information = {
  facts: 'At a glance',
  /** Before the name of the page that follows in its section. */
  next: 'Read on',
  houses: 'The {houses.count.words} houses',
  institution: (name: string) => `Visit the site of ${name}`,
  sheet: 'A picture to keep, or to send on.',
  portal: {
    name: 'The parent portal',
    open: 'Open the portal',
    /** The names of the shops, in every language. */
    googlePlay: 'Google Play',
    appStore: 'App Store',
  },
} as const
