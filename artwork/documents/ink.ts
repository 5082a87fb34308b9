import { tokens } from '../../lib/core/colours'

/** Colours of the sheets, from the design tokens. */
export const ink = {
  deep: tokens['cha-900'],
  deepEdge: tokens['cha-600'],
  heading: tokens['cha-700'],
  text: tokens.ink,
  quiet: tokens['mist-600'],
  line: tokens['mist-300'],
  sunk: tokens['mist-100'],
  paper: '#ffffff',
  bud: tokens['kuri-300'],
  marigold: tokens['genda-400'],
  stamp: tokens['genda-200'],
  houses: [tokens['gurans-700'], tokens['teesta-700'], tokens['genda-500'], tokens['cha-600']],
} as const
