/**
 * Colours for use outside style sheets, under the names of `components/styles/_tokens.scss`: in social images, in the
 * browser's own interface, and in what `artwork` draws.
 */
export const tokens = {
  'cha-950': '#07231c',
  'cha-900': '#0b2f25',
  'cha-700': '#14523e',
  'cha-600': '#1b6a4c',
  'cha-300': '#8cc7a0',
  'cha-200': '#c4e3cd',
  'kuri-300': '#d3e48f',
  'gurans-700': '#a3133b',
  'gurans-600': '#bf1d49',
  'teesta-700': '#125577',
  'genda-500': '#f0a202',
  'genda-400': '#f9b934',
  'genda-200': '#fde0a0',
  'mist-0': '#fff',
  'mist-50': '#f5f9f6',
  'mist-100': '#eaf2ed',
  'mist-300': '#bfd2c7',
  'mist-600': '#4d655a',
  ink: '#0b2a22',
} as const

/** For the browser's own interface around the site. */
export const themeColour = tokens['cha-900']
export const backgroundColour = tokens['mist-50']
