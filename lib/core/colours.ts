/**
 * Colours for use outside style sheets, under the names of `components/styles/_tokens.scss`: in social images, in the
 * browser's own interface, and in what `artwork` draws.
 */
export const tokens = {
  'green-950': '#07231c',
  'green-900': '#0b2f25',
  'green-700': '#14523e',
  'green-600': '#1b6a4c',
  'green-300': '#8cc7a0',
  'green-200': '#c4e3cd',
  'lime-300': '#d3e48f',
  'crimson-700': '#a3133b',
  'crimson-600': '#bf1d49',
  'blue-700': '#125577',
  'amber-500': '#f0a202',
  'amber-400': '#f9b934',
  'amber-200': '#fde0a0',
  'grey-0': '#fff',
  'grey-50': '#f5f9f6',
  'grey-100': '#eaf2ed',
  'grey-300': '#bfd2c7',
  'grey-600': '#4d655a',
  ink: '#0b2a22',
} as const

/** For the browser's own interface around the site. */
export const themeColour = tokens['green-900']
export const backgroundColour = tokens['grey-50']
