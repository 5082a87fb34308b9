/** Single blocks of information pages. */
export const information = {
  facts: 'At a glance',
  houses: 'The {houses.count.words} houses',
  institution: (name: string) => `Visit the site of ${name}`,
  sheet: 'Tap the sheet to see it in full.',
  portal: {
    name: 'The parent portal',
    open: 'Open the portal',
    /** The names of the shops, in every language. */
    googlePlay: 'Google Play',
    appStore: 'App Store',
  },
} as const
