/** The fonts for social images, subset by `npm run fonts`: one weight each, as TrueType. */
export const imageFontFiles = {
  eczar: 'lib/social-images/fonts/eczar.ttf',
  eczarExtended: 'lib/social-images/fonts/eczar-extended.ttf',
  anek: 'lib/social-images/fonts/anek.ttf',
  bengali: 'lib/social-images/fonts/bengali.ttf',
  devanagari: 'lib/social-images/fonts/devanagari.ttf',
} as const

/**
 * The font families of those files, in fallback order. Headings use Eczar, other text uses Anek. Both share the fonts
 * for Bengali and Hindi.
 */
export const imageFaces = {
  heading: 'Eczar, Hind Siliguri SemiBold, Hind SemiBold',
  text: 'Anek Latin Medium, Eczar, Hind Siliguri SemiBold, Hind SemiBold',
} as const
