import localFont from 'next/font/local'

/*
 * `npm run fonts` makes the files: subsets of the @fontsource packages. Each face has a `unicode-range`, so
 * Bengali, Hindi, ₹ and rare glyphs (à, Œ, †) load only on pages that show them. The Bengali range leaves out
 * ₹ (U+20B9), which the package includes.
 *
 * All faces of a text share one family. A browser searches the fonts of the device for a family without a face,
 * and does so before the first paint. Where ranges overlap, the last face wins (CSS Fonts 4, `unicode-range`).
 *
 * Importing this file adds the faces to a page. Next parses the calls without running them, so each call has only
 * literals and its own constant.
 */

export const eczar = localFont({
  src: './fonts/eczar.woff2',
  weight: '600',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Eczar' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+00E9,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F',
    },
  ],
})

export const eczarRare = localFont({
  src: './fonts/eczar-rare.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Eczar' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-2008,U+200A-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
})

export const eczarRupee = localFont({
  src: './fonts/eczar-rupee.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Eczar' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
})

export const anek = localFont({
  src: './fonts/anek.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Anek' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+00E9,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F',
    },
  ],
})

export const anekRare = localFont({
  src: './fonts/anek-rare.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Anek' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-2008,U+200A-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
})

export const anekRupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Anek' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
})

/*
 * The scripts of India are `optional`: a device that has not got the file within 100 ms keeps its own font, and nothing
 * moves (R-LANGUAGE-9). Android, iOS and Windows have one. Pages in a script preload its file, the next page has it from
 * the cache.
 *
 * Also for headings: Eczar's own Devanagari would add 85 KB.
 */
export const devanagari = localFont({
  src: './fonts/devanagari.woff2',
  weight: '400 500',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Anek' },
    { prop: 'unicode-range', value: 'U+0900-0950,U+0953-0963,U+0966-097F,U+A830-A839,U+A8E0-A8FF' },
  ],
})

export const bengali = localFont({
  src: './fonts/bengali.woff2',
  weight: '400 500',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Anek' },
    { prop: 'unicode-range', value: 'U+0980-09FE' },
  ],
})

/*
 * For text marked as Hindi or Bengali, with the signs that both scripts share. In the family Anek, they would load both
 * fonts.
 */
export const hindi = localFont({
  src: './fonts/devanagari.woff2',
  weight: '400 500',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Hindi' },
    { prop: 'unicode-range', value: 'U+0900-097F,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF' },
  ],
})

export const bangla = localFont({
  src: './fonts/bengali.woff2',
  weight: '400 500',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Bangla' },
    { prop: 'unicode-range', value: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC' },
  ],
})
