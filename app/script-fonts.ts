import localFont from 'next/font/local'

/*
 * Both weights of a script, for pages that are completely in it: that of text, which `app/fonts.ts` also has, and that of
 * headings and bold words. English pages do not load the second. A first view that has not got it within 100 ms keeps the
 * weight of text (`optional`), and nothing moves.
 */

export const banglaPage = localFont({
  src: [
    { path: './fonts/bengali.woff2', weight: '400 500' },
    { path: './fonts/bengali-bold.woff2', weight: '600 700' },
  ],
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Bangla page' },
    { prop: 'unicode-range', value: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC' },
  ],
})

export const hindiPage = localFont({
  src: [
    { path: './fonts/devanagari.woff2', weight: '400 500' },
    { path: './fonts/devanagari-bold.woff2', weight: '600 700' },
  ],
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Hindi page' },
    { prop: 'unicode-range', value: 'U+0900-097F,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF' },
  ],
})
