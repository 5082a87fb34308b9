import { tokens } from '../../lib/core/colours'

/** Colours of the sheets, from the design tokens. */
export const ink = {
  deep: tokens['green-900'],
  deepEdge: tokens['green-600'],
  heading: tokens['green-700'],
  text: tokens.ink,
  quiet: tokens['grey-600'],
  line: tokens['grey-300'],
  sunk: tokens['grey-100'],
  paper: '#ffffff',
  bud: tokens['lime-300'],
  marigold: tokens['amber-400'],
  stamp: tokens['amber-200'],
  houses: [tokens['crimson-700'], tokens['blue-700'], tokens['amber-500'], tokens['green-600']],
} as const
