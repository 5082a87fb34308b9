/** The fonts that cards are drawn with, cut by `npm run fonts`: at one weight, as TrueType. */
export const cardFontFiles = {
  eczar: 'lib/cards/fonts/eczar.ttf',
  eczarExtended: 'lib/cards/fonts/eczar-extended.ttf',
  anek: 'lib/cards/fonts/anek.ttf',
  bengali: 'lib/cards/fonts/bengali.ttf',
  devanagari: 'lib/cards/fonts/devanagari.ttf',
} as const

/**
 * The names that those files go by, in the order in which they are asked for a letter. Headings are Eczar and
 * everything else is Anek; Bengali and Hindi are the same in both.
 */
export const cardFaces = {
  heading: 'Eczar, Hind Siliguri SemiBold, Hind SemiBold',
  text: 'Anek Latin Medium, Eczar, Hind Siliguri SemiBold, Hind SemiBold',
} as const
