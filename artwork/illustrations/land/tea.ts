import { mix } from '../core/colour'
import type { Ink } from '../core/ink'
import { lerp, repeat, round } from '../core/numbers'
import { seededRandom, type Random } from '../core/random'
import { clipped, filled, group, path, polygon, stroked, type Point } from '../core/svg'
import type { Contour } from './mountains'

export interface TeaField {
  width: number
  /** The first row lies along the crest, the last along the foot. */
  crest: Contour
  foot: Contour
  rows: number
  /** How much wider each row is than the one behind it. */
  growth: number
  /** How deep the last row lies in haze, 0–1. */
  haze: number
  seed: number
  /** Number of new sprigs on the near rows. */
  sprigs?: number
}

/** The paths of one row, gathered bush by bush. */
interface RowPaths {
  outline: string
  crestLights: string
  gaps: string
  leavesLit: string
  leavesShaded: string
  lowerEdge: Point[]
  capEdge: Point[]
}

/** Height of row k at x. */
type RowHeight = (row: number, x: number) => number

const LEAST_SPACING = 2.6

/** The clipped top of one near bush: two or three sprigs wide. */
function sprigTops(
  x: number,
  y: number,
  endY: number,
  width: number,
  rise: number,
  random: Random,
): string {
  const sprigs = random() < 0.5 ? 2 : 3
  return repeat(sprigs, (index) => {
    const start = index / sprigs
    const end = (index + 1) / sprigs
    const startY = lerp(y, endY, start)
    const sprigEndY = lerp(y, endY, end)
    const lift = rise * (sprigs === 3 && index === 1 ? 1.35 : 1.1) * (0.85 + random() * 0.3)
    const startLift = index === 0 ? 0 : rise * 0.55
    const endLift = index === sprigs - 1 ? 0 : rise * 0.55
    return (
      path`C${x + width * (start + 0.04)} ${startY - startLift - lift * 0.7}` +
      path` ${x + width * (end - 0.06)} ${sprigEndY - endLift - lift * 0.75}` +
      path` ${x + width * end} ${sprigEndY - endLift}`
    )
  })
}

/** The line of light along the top of a bush. */
function crestLight(
  x: number,
  y: number,
  endY: number,
  width: number,
  rise: number,
  random: Random,
): string {
  const from = 0.12 + random() * 0.16
  const to = 0.66 + random() * 0.22
  const middle = (from + to) / 2
  const fromX = x + width * from
  const fromY = lerp(y, endY, from) - rise * 0.55
  const middleX = x + width * middle
  const middleY = lerp(y, endY, middle)
  return (
    path`M${fromX} ${fromY}Q${middleX} ${middleY - rise * 1.1}` +
    path` ${x + width * to} ${lerp(y, endY, to) - rise * 0.6}` +
    path`Q${middleX} ${middleY - rise * 0.72} ${fromX} ${fromY}Z`
  )
}

/** Single leaves on a near bush; the upper ones catch the light. */
function addLeaves(
  row: RowPaths,
  bush: { x: number; y: number; endY: number; width: number; rise: number; spacing: number },
  random: Random,
): void {
  const { x, y, endY, width, rise, spacing } = bush
  const count = Math.min(26, Math.round(width / 5.2))
  for (let i = 0; i < count; i++) {
    const along = random()
    const depth = random()
    const leafX = x + width * along
    const leafY = lerp(y, endY, along) - rise * 0.75 + spacing * depth * 0.95
    const size = spacing * (0.05 + random() * 0.05)
    const dx = size * (random() < 0.5 ? -1 : 1)
    const dy = -size * (0.5 + random() * 0.5)
    const leaf =
      path`M${leafX} ${leafY}q${dx * 0.2} ${dy * 0.9} ${dx} ${dy}` +
      path`q${-dx * 0.15} ${-dy * 0.85} ${-dx} ${-dy}Z`
    if (depth < 0.42) row.leavesLit += leaf
    else row.leavesShaded += leaf
  }
}

/** The paths of row k: a chain of clipped bushes from x0 to x1. */
function rowPaths(
  k: number,
  from: number,
  x1: number,
  height: RowHeight,
  random: Random,
): RowPaths {
  const row: RowPaths = {
    outline: '',
    crestLights: '',
    gaps: '',
    leavesLit: '',
    leavesShaded: '',
    lowerEdge: [],
    capEdge: [],
  }
  const lower = (x: number): Point => [x, lerp(height(k, x), height(k + 1, x), 0.58)]
  let x = from
  while (x < x1) {
    const spacing = Math.max(LEAST_SPACING, height(k + 1, x) - height(k, x))
    const width = spacing * (1.15 + random() * 0.8)
    const end = x + width
    const y = height(k, x)
    const endY = height(k, end)
    const rise = spacing * (0.3 + random() * 0.2)
    if (!row.outline) row.outline = path`M${x} ${y}`
    if (spacing > 16) row.outline += sprigTops(x, y, endY, width, rise, random)
    else {
      row.outline +=
        path`C${x + width * 0.08} ${y - rise * 1.25}` +
        path` ${x + width * 0.9} ${endY - rise * 1.25} ${end} ${endY}`
    }
    if (spacing > 6 && random() < 0.86) {
      row.crestLights += crestLight(x, y, endY, width, rise, random)
    }
    if (spacing > 7) {
      row.gaps +=
        path`M${end} ${endY + spacing * 0.02}Q${end - spacing * 0.1} ${endY + spacing * 0.2}` +
        path` ${end + spacing * 0.04} ${endY + spacing * 0.36}`
    }
    if (spacing > 15) addLeaves(row, { x, y, endY, width, rise, spacing }, random)
    const middle = x + width * 0.5
    const dip = (random() - 0.5) * spacing * 0.1
    row.lowerEdge.push(lower(end))
    row.capEdge.push(
      [middle, height(k, middle) - spacing * 0.02 + dip],
      [end, height(k, end) + spacing * 0.09],
    )
    x = end
  }
  return row
}

const backAlong = (points: readonly Point[]): string =>
  points
    .map(([x, y]) => path`L${x} ${y}`)
    .reverse()
    .join('')

const SPRIG =
  '<path d="M0 2C-7 1-12-3-12-8C-6-8-1-5 0 2ZM0 2C7 1 12-3 12-8C6-8 1-5 0 2Z' +
  'M0 2C-3-4-2-11 0-15C2-11 3-4 0 2Z"/>'

/**
 * The signature of the pictures: tea rows that morph from the crest to the foot, each a chain of
 * clipped bushes.
 */
export function teaField(field: TeaField, ink: Ink): string {
  const { width, crest, foot, rows, growth, haze, seed, sprigs = 0 } = field
  const random = seededRandom(seed)
  const x0 = -40
  const x1 = width + 40
  const depth = (k: number) => (growth ** k - 1) / (growth ** rows - 1)
  const height: RowHeight = (k, x) => lerp(crest(x), foot(x), depth(k))

  const crestEdge: Point[] = []
  for (let x = x0; x <= x1; x += 12) crestEdge.push([x, crest(x)])
  const footEdge: Point[] = []
  for (let x = x1; x >= x0; x -= 24) footEdge.push([x, foot(x)])

  let body = filled(polygon([...crestEdge, ...footEdge]), mix(ink.gap, ink.mist, haze * 0.5))
  for (let k = 0; k < rows; k++) {
    const near = k / (rows - 1)
    const air = haze * (1 - near) ** 1.6
    const green = mix(mix(ink.tea[1], ink.tea[0], near * 0.5 + (k % 2) * 0.1), ink.mist, air)
    const row = rowPaths(k, x0 - random() * 30, x1, height, random)
    const left = x0 - 30
    const leftEnd = path`L${left} ${lerp(height(k, left), height(k + 1, left), 0.58)}Z`
    const capColour = mix(mix(green, ink.tea[2], 0.34), ink.mist, air * 0.4)
    body += filled(row.outline + backAlong(row.lowerEdge) + leftEnd, green)
    body += filled(`${row.outline}${backAlong(row.capEdge)}Z`, capColour)
    const middle = (x0 + x1) / 2
    const spacing = height(k + 1, middle) - height(k, middle)
    if (row.gaps) {
      const gapWidth = Math.max(1, spacing * 0.04)
      body += stroked(row.gaps, mix(ink.gap, green, 0.3), gapWidth, { opacity: 0.8 })
    }
    if (row.leavesShaded) body += filled(row.leavesShaded, mix(ink.gap, green, 0.45))
    if (row.leavesLit) body += filled(row.leavesLit, mix(ink.tea[2], green, 0.35))
    if (row.crestLights) {
      body += filled(row.crestLights, mix(mix(ink.tea[2], ink.light, 0.2), ink.mist, air * 0.7))
    }
  }
  const newGrowth = repeat(sprigs, () => {
    const k = Math.floor(rows * (0.45 + random() * 0.55))
    const x = x0 + random() * (x1 - x0)
    const spacing = height(k + 1, x) - height(k, x)
    const y = height(k, x) - spacing * (0.1 + random() * 0.3)
    const size = spacing * (0.08 + random() * 0.07)
    const angle = round((random() - 0.5) * 50)
    const scale = Math.round(size * 12) / 100
    const transform = path`translate(${x} ${y}) rotate(${angle}) ` + `scale(${scale})`
    return group(SPRIG, { transform })
  })
  if (newGrowth) body += group(newGrowth, { fill: ink.light })
  return clipped(polygon([[x0, -200], [x1, -200], ...footEdge]), body)
}
