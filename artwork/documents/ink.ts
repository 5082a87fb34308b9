/** Colours of the sheets, from the design tokens. */
export const ink = {
  deep: '#0b2f25',
  deepEdge: '#1b6a4c',
  heading: '#14523e',
  text: '#0b2a22',
  quiet: '#4d655a',
  line: '#bfd2c7',
  sunk: '#eaf2ed',
  paper: '#ffffff',
  bud: '#d3e48f',
  marigold: '#f9b934',
  houses: ['#a3133b', '#125577', '#f0a202', '#1b6a4c'],
} as const
