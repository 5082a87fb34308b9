import localFont from 'next/font/local'

/*
 * The files are cut out of the @fontsource packages by `npm run fonts`. Each face keeps its `unicode-range`,
 * so Bengali, Hindi and ₹ load only on pages that show them. The Bengali range leaves out ₹ (U+20B9), which
 * the package lists there.
 */

const eczar = localFont({
  src: './fonts/eczar.woff2',
  weight: '400 700',
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
  src: './fonts/anek.woff2',
  weight: '400 700',
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
  weight: '400 700',
  variable: '--font-eczar-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

const anekRupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 700',
  variable: '--font-anek-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

const bengali = localFont({
  src: './fonts/bengali.woff2',
  weight: '400 700',
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

/* Headings too: Eczar's own Devanagari would be another 85 KB. */
const hindi = localFont({
  src: './fonts/devanagari.woff2',
  weight: '400 700',
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

/** Holds the letters of the school's name in its own language and nothing else. */
const localName = localFont({
  src: './fonts/local-name.woff2',
  variable: '--font-local-name',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** Class names that define the font variables of `styles/_tokens.scss`, for `<html>`. */
export const fontVariables = [eczar, anek, eczarRupee, anekRupee, bengali, hindi, localName]
  .map((font) => font.variable)
  .join(' ')
