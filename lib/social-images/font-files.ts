/** The fonts that cards are drawn with, cut by `npm run fonts`: at one weight, as TrueType. */
export const imageFontFiles = {
  eczar: 'lib/social-images/fonts/eczar.ttf',
  eczarExtended: 'lib/social-images/fonts/eczar-extended.ttf',
  anek: 'lib/social-images/fonts/anek.ttf',
  bengali: 'lib/social-images/fonts/bengali.ttf',
  devanagari: 'lib/social-images/fonts/devanagari.ttf',
} as const

/**
 * The names that those files go by, in the order in which they are asked for a letter. Headings are Eczar and
 * everything else is Anek; Bengali and Hindi are the same in both.
 */
export const imageFaces = {
  heading: 'Eczar, Hind Siliguri SemiBold, Hind SemiBold',
  text: 'Anek Latin Medium, Eczar, Hind Siliguri SemiBold, Hind SemiBold',
} as const
