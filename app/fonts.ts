import localFont from 'next/font/local'

/*
 * Fonts come from @fontsource packages as files (no download at build). Each face keeps its
 * `unicode-range`, so Bengali, Hindi and ₹ load only on pages that show them. The Bengali range leaves
 * out ₹ (U+20B9), which the package lists there: one price would fetch 71 KB.
 */

const eczar = localFont({
  src: '../node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  weight: '400 800',
  variable: '--font-eczar',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const anek = localFont({
  src: '../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  weight: '100 800',
  variable: '--font-anek',
  display: 'swap',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const eczarRupee = localFont({
  src: './fonts/eczar-rupee.woff2',
  weight: '400 800',
  variable: '--font-eczar-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

const anekRupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '100 800',
  variable: '--font-anek-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

const bengali = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-bengali',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC',
    },
  ],
})

const hindi = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/hind/files/hind-devanagari-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/hind/files/hind-devanagari-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-hindi',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0900-097F,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF',
    },
  ],
})

const hindiDisplay = localFont({
  src: '../node_modules/@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2',
  weight: '400 800',
  variable: '--font-hindi-display',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0900-097F,U+A830-A839,U+A8E0-A8FF',
    },
  ],
})

/** Class names that define the font variables of `styles/_tokens.scss`, for `<html>`. */
export const fontVariables = [eczar, anek, eczarRupee, anekRupee, bengali, hindi, hindiDisplay]
  .map((font) => font.variable)
  .join(' ')
