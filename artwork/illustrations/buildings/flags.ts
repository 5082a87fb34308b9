import { BLACK, PALETTE, WHITE, type Colour } from '../core/colour'
import { each, lerp, pick, radians, repeat } from '../core/numbers'
import {
  circle,
  clipped,
  filled,
  path,
  place,
  polygon,
  rect,
  stroked,
  type Point,
} from '../core/svg'

const SAFFRON = '#ff9933'
const GREEN = '#138808'
const NAVY = '#000080'

export interface Flag {
  width: number
  height: number
  cloth: Colour
  /** A middle stripe. */
  stripe?: Colour
  /** The upper and the lower third. */
  bands?: readonly [upper: Colour, lower: Colour]
  /** Where in its wave the cloth is, in radians. */
  phase: number
  /** Cut into two tails. */
  swallowTail?: boolean
  /** Drawn in a 100-unit box about the origin. */
  emblem?: string
}

/** Waving flag with its upper hoist corner at (x, y). */
export function flag(x: number, y: number, options: Flag): string {
  const { width, height, cloth, stripe, bands, phase, swallowTail, emblem } = options
  const middle = swallowTail ? 0.42 : 0.5
  const wave = (t: number) => Math.sin(t * 5.2 + phase) * height * 0.11 * (0.3 + t)
  const edge = (drop: number): Point[] =>
    Array.from({ length: 11 }, (_, index): Point => {
      const t = index / 10
      return [x + width * t, y + height * drop + wave(t)]
    })
  const notch: Point[] = swallowTail ? [[x + width * 0.82, y + height / 2 + wave(0.82)]] : []
  const outline = polygon([...edge(0), ...notch, ...edge(1).reverse()])
  const fold = (index: number) => {
    const t = 0.22 + index * 0.42 - phase * 0.03
    const outlineOfFold: Point[] = [
      [x + width * t, y - height * 0.3],
      [x + width * (t + 0.16), y - height * 0.3],
      [x + width * (t + 0.12), y + height * 1.3],
      [x + width * (t - 0.04), y + height * 1.3],
    ]
    return filled(polygon(outlineOfFold), BLACK, { opacity: 0.13 })
  }
  const band = (from: number, to: number, colour: Colour) =>
    filled(polygon([...edge(from), ...edge(to).reverse()]), colour)
  const onCloth =
    (bands ? band(0, 1 / 3, bands[0]) + band(2 / 3, 1, bands[1]) : '') +
    (stripe ? band(0.36, 0.64, stripe) : '') +
    repeat(2, fold) +
    (emblem ? place(x + width * middle, y + height / 2 + wave(middle), height / 100, emblem) : '')
  return filled(outline, cloth) + clipped(outline, onCloth)
}

/** The wheel of the national flag: 24 spokes in a 100-unit box about the origin. */
const wheel = (): string =>
  circle(0, 0, 13, 'none', { stroke: NAVY, 'stroke-width': 2 }) +
  circle(0, 0, 2.6, NAVY) +
  stroked(
    repeat(24, (index) => {
      const angle = radians(index * 15)
      return path`M0 0L${Math.sin(angle) * 13} ${Math.cos(angle) * 13}`
    }),
    NAVY,
    0.7,
  )

/** The flag of India, three to two, with its upper hoist corner at (x, y). */
export const nationalFlag = (x: number, y: number, height: number): string =>
  flag(x, y, {
    width: height * 1.5,
    height,
    cloth: WHITE,
    bands: [SAFFRON, GREEN],
    phase: 0.5,
    emblem: wheel(),
  })

export type House = 'prerna' | 'jagriti' | 'pragati' | 'kirti'

/** Position and turn of each leaf on the right half of the laurel. */
const LAUREL_LEAVES = [
  [29, 8, 60],
  [31, -8, 85],
  [26, -22, 110],
  [22, 22, 35],
  [18, -12, 95],
  [17, 6, 60],
] as const

const laurelHalf = (side: 1 | -1, colour: Colour) =>
  each(LAUREL_LEAVES, ([x, y, angle]) => {
    const transform = `translate(${side * x} ${y}) rotate(${side * angle})`
    return `<ellipse rx="9" ry="4.2" fill="${colour}" transform="${transform}"/>`
  })

const sunRay = (degrees: number) => {
  const dx = Math.sin(radians(degrees))
  const dy = Math.cos(radians(degrees))
  return path`M${dx * 30} ${14 - dy * 30}L${dx * 43} ${14 - dy * 43}`
}

/** Emblems of the four houses in a 100-unit box about the origin. */
export const HOUSE_EMBLEMS: Record<House, (colour: Colour) => string> = {
  // a burning lamp: inspiration
  prerna: (colour) =>
    filled('M-26 18C-26 34 26 34 26 18L18 18H-18Z', colour) +
    filled('M0-34C14-16 16-6 9 4C6 10-6 10-9 4C-16-6-8-12-8-20C-3-17-1-12 0-34Z', colour) +
    rect(-6, 30, 12, 6, colour) +
    rect(-14, 35, 28, 4, colour),
  // the rising sun: awakening
  jagriti: (colour) =>
    filled('M-24 14A24 24 0 0 1 24 14Z', colour) +
    rect(-36, 18, 72, 5, colour) +
    rect(-26, 27, 52, 5, colour) +
    stroked(each([-60, -30, 0, 30, 60], sunRay), colour, 5),
  // steps: progress
  pragati: (colour) =>
    rect(-34, 12, 16, 22, colour) +
    rect(-12, -6, 16, 40, colour) +
    rect(10, -24, 16, 58, colour) +
    filled('M-32-8L6-40L2-44L22-46L18-27L13-32L-27 0Z', colour),
  // laurel and star: renown
  kirti: (colour) =>
    stroked('M-6 34C-34 22-36-8-20-30M6 34C34 22 36-8 20-30', colour, 4) +
    laurelHalf(-1, colour) +
    laurelHalf(1, colour) +
    filled('M0-18L5-6 18-6 8 2 12 15 0 7-12 15-8 2-18-6-5-6Z', colour),
}

export interface Bunting {
  from: Point
  to: Point
  sag: number
  count: number
  colours: readonly [Colour, ...Colour[]]
  size: number
}

/** A string of small pennants. */
export function bunting({ from, to, sag, count, colours, size }: Bunting): string {
  const at = (t: number): Point => [
    lerp(from[0], to[0], t),
    lerp(from[1], to[1], t) + Math.sin(Math.PI * t) * sag,
  ]
  const cord = repeat(25, (index) => {
    const [x, y] = at(index / 24)
    return path`${index ? 'L' : 'M'}${x} ${y}`
  })
  const pennant = (index: number) => {
    const left = at((index + 0.2) / count)
    const right = at((index + 0.8) / count)
    const tip = (left[1] + right[1]) / 2 + size
    const foldX = lerp(left[0], right[0], 0.62)
    const outline: Point[] = [
      left,
      right,
      [right[0], right[1] + size],
      [(left[0] + right[0]) / 2, tip - size * 0.32],
      [left[0], left[1] + size],
    ]
    const shade: Point[] = [
      [foldX, lerp(left[1], right[1], 0.62)],
      right,
      [right[0], right[1] + size],
      [foldX, tip - size * 0.1],
    ]
    return (
      filled(polygon(outline), pick(colours, index)) +
      filled(polygon(shade), BLACK, { opacity: 0.12 })
    )
  }
  return stroked(cord, WHITE, 2, { opacity: 0.85 }) + repeat(count, pennant)
}

export const HOUSE_COLOURS = [
  PALETTE.gurans,
  PALETTE.teesta,
  PALETTE.genda,
  PALETTE.teaLight,
] as const
