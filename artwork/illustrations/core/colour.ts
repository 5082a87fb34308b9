/** `#rrggbb` or `#rgb`. */
export type Colour = string

function channels(colour: Colour): number[] {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((start) => parseInt(full.slice(start, start + 2), 16))
}

/** `from` at t = 0, `to` at t = 1; t is clamped. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const amount = Math.max(0, Math.min(1, t))
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

export const WHITE = '#ffffff'
export const BLACK = '#000000'

/**
 * The school's colours. House red is the rhododendron (gurans), blue the river
 * (teesta), yellow the marigold (genda), green the tea.
 */
export const PALETTE = {
  ink: '#0b2a22',
  pine: '#0f3a2d',
  tea: '#14503c',
  teaLight: '#1b6a4c',
  leaf: '#2f8a5c',
  leafLight: '#5fab6c',
  gurans: '#b3163c',
  guransLight: '#d8405f',
  rose: '#f29aa4',
  teesta: '#165b83',
  teestaLight: '#2e86ae',
  sky: '#8cc3d8',
  genda: '#f0a202',
  gendaLight: '#f9bf45',
  cream: '#fbf3df',
  tin: '#b5432f',
  wood: '#6b4630',
  woodLight: '#8d6244',
  earth: '#d9b98c',
  earthDark: '#b98f62',
  brass: '#d9a53c',
  stone: '#c9d3cc',
} as const

export const SKIN_TONES = ['#a86f49', '#c08a5e', '#8d5a3b', '#d3a078'] as const
export const HAIR_TONES = ['#1c1512', '#2a1d17', '#17171a'] as const
