import localFont from 'next/font/local'

/*
 * The weight of headings for pages in a script (`app/fonts.ts` has the one of text). English pages do not load it. A first
 * view that has not got it within 100 ms keeps the weight of text (`optional`), and nothing moves.
 */

export const banglaHeading = localFont({
  src: './fonts/bengali-bold.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Bangla heading' },
    { prop: 'unicode-range', value: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC' },
  ],
})

export const hindiHeading = localFont({
  src: './fonts/devanagari-bold.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Hindi heading' },
    { prop: 'unicode-range', value: 'U+0900-097F,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF' },
  ],
})
