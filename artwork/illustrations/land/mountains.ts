import { mix, type Colour } from '../core/colour'
import type { Ink, Stop } from '../core/ink'
import { lerp } from '../core/numbers'
import { fractalNoise, seededRandom, type Random } from '../core/random'
import {
  filled,
  heightGradient,
  path,
  polygon,
  rect,
  verticalGradient,
  type Paint,
  type Point,
} from '../core/svg'

/** A height in pixels for every x: the line of a hill. */
export type Contour = (x: number) => number

/** Position, height and the widths of both skirts, as fractions of the wall. */
type Summit = readonly [position: number, height: number, leftSkirt: number, rightSkirt: number]

/** The five treasures in the middle, outliers at the sides, back to front. */
const SUMMITS: readonly Summit[] = [
  [0.47, 1, 0.17, 0.13],
  [0.57, 0.86, 0.1, 0.12],
  [0.68, 0.9, 0.13, 0.16],
  [0.36, 0.62, 0.15, 0.12],
  [0.8, 0.58, 0.12, 0.14],
  [0.24, 0.66, 0.16, 0.14],
  [0.52, 0.6, 0.09, 0.09],
  [0.92, 0.46, 0.14, 0.16],
  [0.1, 0.46, 0.2, 0.14],
  [0.63, 0.5, 0.09, 0.1],
  [0.74, 0.36, 0.1, 0.12],
  [0.3, 0.34, 0.12, 0.1],
  [0.01, 0.34, 0.1, 0.16],
  [1, 0.36, 0.12, 0.1],
  [0.42, 0.4, 0.09, 0.1],
  [0.17, 0.28, 0.12, 0.12],
  [0.86, 0.28, 0.12, 0.12],
]

const EDGE_STEPS = 8

function jaggedEdge(from: Point, to: Point, amplitude: number, random: Random): Point[] {
  return Array.from({ length: EDGE_STEPS - 1 }, (_, index): Point => {
    const t = (index + 1) / EDGE_STEPS
    const bulge = Math.sin(t * Math.PI)
    return [
      lerp(from[0], to[0], t) + (random() - 0.5) * amplitude * 0.7,
      lerp(from[1], to[1], t ** 0.86) + (random() - 0.5) * amplitude * bulge,
    ]
  })
}

/** The zigzag that parts the lit face from the shade face. */
function spine(top: Point, foot: Point, span: number, random: Random): Point[] {
  return Array.from({ length: EDGE_STEPS - 1 }, (_, index): Point => {
    const step = index + 1
    const t = step / EDGE_STEPS
    const side = step % 2 ? -1 : 1
    const swing = side * span * 0.013 * (0.5 + random()) * Math.min(1, t * 2.2)
    return [lerp(top[0], foot[0], t) + swing, lerp(top[1], foot[1], t)]
  })
}

/** A wedge of shade that falls left off the lit ridge. */
function spur(from: Point, width: number, height: number, paint: Paint): string {
  const [x, y] = from
  const outline: Point[] = [
    from,
    [x + width * 0.9, y + height * 0.13],
    [x + width * 0.5, y + height * 0.2],
    [x + width * 1.5, y + height * 0.34],
    [x + width * 0.2, y + height * 0.24],
    [x + width * 0.15, y + height * 0.1],
  ]
  return filled(polygon(outline), paint.fill, { opacity: 0.8 })
}

/** A fleck of light on the shade side. */
function fleck([x, y]: Point, span: number, height: number, paint: Paint): string {
  const outline: Point[] = [
    [x, y],
    [x + span * 0.007, y + height * 0.06],
    [x + span * 0.017, y + height * 0.13],
    [x + span * 0.004, y + height * 0.08],
  ]
  return filled(polygon(outline), paint.fill, { opacity: 0.55 })
}

export interface SnowWall {
  top: number
  base: number
  /** Where the wall begins; may lie left of the sheet. */
  left: number
  span: number
  seed: number
}

/** Lit face left, shade face right, both dissolving into haze at the base. */
export function snowWall({ top, base, left, span, seed }: SnowWall, ink: Ink): string {
  const random = seededRandom(seed)
  const wallHeight = base - top
  const drawSummit = ([position, height, leftSkirt, rightSkirt]: Summit, index: number) => {
    const reach = span * (0.75 + height * 0.35)
    const peak: Point = [
      left + span * (position + (random() - 0.5) * 0.012),
      base - wallHeight * height,
    ]
    const leftFoot: Point = [peak[0] - leftSkirt * reach, base + 4]
    const rightFoot: Point = [peak[0] + rightSkirt * reach, base + 4]
    const amplitude = wallHeight * 0.075
    const leftEdge = jaggedEdge(leftFoot, peak, amplitude, random)
    const rightEdge = jaggedEdge(peak, rightFoot, amplitude, random)

    const haze = index < 3 ? 0 : 0.1 + index * 0.012
    const thin = (colour: Colour, extra = 0) => mix(colour, ink.mist, haze + extra)
    const litStops: Stop[] = [
      [0, thin(ink.peak)],
      [0.42, thin(ink.peakLow ?? ink.peak)],
      [1, ink.mist],
    ]
    const shadeStops: Stop[] = [
      [0, thin(ink.peakShade)],
      [0.5, thin(ink.peakShade, 0.22)],
      [1, ink.mist],
    ]
    const lit = heightGradient(litStops, peak[1], base)
    const shade = heightGradient(shadeStops, peak[1], base)

    let body = lit.definition + shade.definition
    body += filled(polygon([leftFoot, ...leftEdge, peak, ...rightEdge, rightFoot]), lit.fill)
    const foot: Point = [lerp(peak[0], rightFoot[0], 0.3 + random() * 0.15), base + 4]
    const parting = spine(peak, foot, span, random).reverse()
    body += filled(polygon([peak, ...rightEdge, rightFoot, foot, ...parting]), shade.fill)
    for (let j = 0; j < 3; j++) {
      const t = 0.22 + j * 0.22 + random() * 0.06
      const from: Point = [
        lerp(peak[0], leftFoot[0], t),
        lerp(peak[1], leftFoot[1], t ** 0.86) + wallHeight * height * 0.02,
      ]
      body += spur(from, span * 0.017 * (1 + j * 0.3), wallHeight * height, shade)
    }
    for (let j = 0; j < 3; j++) {
      const t = 0.14 + j * 0.17 + random() * 0.05
      const from: Point = [
        lerp(peak[0], foot[0], t) + span * 0.012 * (1 + j),
        lerp(peak[1], foot[1], t) + wallHeight * 0.02,
      ]
      body += fleck(from, span, wallHeight, lit)
    }
    return body
  }
  const haze = verticalGradient([
    [0, ink.mist, 0],
    [1, ink.mist, 1],
  ])
  return (
    SUMMITS.map(drawSummit).join('') +
    haze.definition +
    rect(left - span * 0.1, base - wallHeight * 0.3, span * 1.2, wallHeight * 0.3 + 4, haze.fill)
  )
}

/** The line of a hill about height y; `frequency` is the number of swells across the width. */
export function hillLine(
  width: number,
  y: number,
  amplitude: number,
  frequency: number,
  seed: number,
  octaves = 4,
): Contour {
  const noise = fractalNoise(seed, octaves)
  return (x) => y - amplitude * (noise((x / width) * frequency) - 0.47) * 2
}

export interface Ridge {
  contour: Contour
  top: Colour
  bottom: Colour
  /** Where the gradient ends. */
  base: number
  /** A wooded edge: the height of its trees, and how often it breaks. */
  wood?: { height: number; gap: number; seed: number }
}

const RIDGE_STEP = 10

function woodedEdge(
  width: number,
  contour: Contour,
  { height, gap, seed }: NonNullable<Ridge['wood']>,
): string {
  const random = seededRandom(seed * 77)
  let crowns = ''
  for (let x = -10; x < width + 10; x += height * (0.28 + random() * 0.5)) {
    const y = contour(x) + height * 0.12
    const size = height * (0.5 + random() * 0.8)
    if (random() < gap) {
      x += height * (1 + random() * 3)
      continue
    }
    crowns += path`M${x - size * 0.45} ${y}`
    crowns += path`C${x - size * 0.6} ${y - size * 0.7} ${x - size * 0.15} ${y - size * 0.9}`
    crowns += path` ${x} ${y - size * 0.85}`
    crowns += path`C${x + size * 0.3} ${y - size * 0.95} ${x + size * 0.6} ${y - size * 0.5}`
    crowns += path` ${x + size * 0.45} ${y}Z`
  }
  return crowns
}

/** One hill layer down to the foot of the sheet. */
export function ridge(width: number, height: number, options: Ridge): string {
  const { contour, top, bottom, base, wood } = options
  const edge: Point[] = []
  for (let x = -20; x <= width + 20; x += RIDGE_STEP) edge.push([x, contour(x)])
  const highest = Math.min(...edge.map(([, y]) => y))
  const stops: Stop[] = [
    [0, top],
    [0.5, mix(top, bottom, 0.35)],
    [1, bottom],
  ]
  const paint = heightGradient(stops, highest, base)
  return (
    paint.definition +
    filled(polygon([...edge, [width + 20, height], [-20, height]]), paint.fill) +
    (wood ? filled(woodedEdge(width, contour, wood), top) : '')
  )
}

/** A band of haze about height y. */
export function mistBand(
  width: number,
  y: number,
  height: number,
  colour: Colour,
  opacity: number,
): string {
  const paint = verticalGradient([
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ])
  return paint.definition + rect(0, y - height / 2, width, height, paint.fill)
}
