import { WHITE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { each, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import { circle, filled, group, path, rect, stroked, verticalGradient } from '../core/svg'

const STARLIGHT = '#fdf6dc'
const CRATER = '#e6d9ae'

/** Sky down to the horizon (a fraction of the height) and its lowest colour below. */
export function sky(width: number, height: number, ink: Ink, horizon: number): string {
  const paint = verticalGradient(ink.skyStops)
  return (
    paint.definition +
    rect(0, 0, width, height * horizon + 2, paint.fill) +
    rect(0, height * horizon, width, height * (1 - horizon), ink.sky[2])
  )
}

export const sun = (x: number, y: number, radius: number, ink: Ink): string =>
  circle(x, y, radius * 2.6, ink.halo, { opacity: 0.28 }) +
  circle(x, y, radius * 1.7, ink.halo, { opacity: 0.42 }) +
  circle(x, y, radius, ink.sun)

export const moon = (x: number, y: number, radius: number, ink: Ink): string =>
  circle(x, y, radius * 2.4, ink.halo, { opacity: 0.35 }) +
  circle(x, y, radius, ink.sun) +
  circle(x - radius * 0.25, y - radius * 0.2, radius * 0.16, CRATER, { opacity: 0.5 }) +
  circle(x + radius * 0.3, y + radius * 0.25, radius * 0.22, CRATER, { opacity: 0.45 })

function fourPointedStar(x: number, y: number, size: number): string {
  const tip = size * 2.2
  const waist = size * 0.5
  return filled(
    path`M${x} ${y - tip}L${x + waist} ${y - waist} ${x + tip} ${y} ${x + waist} ${y + waist}` +
      path` ${x} ${y + tip} ${x - waist} ${y + waist} ${x - tip} ${y} ${x - waist} ${y - waist}Z`,
    STARLIGHT,
  )
}

export function stars(width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed)
  return repeat(count, () => {
    const x = random() * width
    const y = random() * height
    const size = 0.8 + random() * random() * 2.6
    if (size > 2.4) return fourPointedStar(x, y, size)
    return circle(x, y, size, STARLIGHT, { opacity: path`${0.5 + random() * 0.5}` })
  })
}

/** Carved cloud: a stack of lens strokes, like gouge marks in a woodblock. */
export function cloud(
  x: number,
  y: number,
  width: number,
  colour: Colour,
  seed: number,
  opacity: number,
): string {
  const random = seededRandom(seed)
  const rows = 4 + Math.floor(random() * 2)
  const thickness = width * 0.022
  const strokes = repeat(rows, (row) => {
    const bulge = 0.35 + 0.65 * Math.sin(((row + 0.7) / rows) * Math.PI)
    const length = width * bulge * (0.8 + random() * 0.3)
    const middle = x + (random() - 0.5) * width * 0.3
    const level = y + row * width * 0.05
    const left = middle - length / 2
    const right = middle + length / 2
    return filled(
      path`M${left} ${level}Q${middle - length * 0.1} ${level - thickness * 1.7} ${right} ${level}` +
        path`Q${middle + length * 0.1} ${level + thickness * 1.1} ${left} ${level}Z`,
      colour,
    )
  })
  return group(strokes, { opacity })
}

/** Slanting strokes over the whole sheet. */
export function rain(width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed)
  const strokes = repeat(count, () => {
    const x = random() * (width + 200)
    const y = random() * height
    const length = 18 + random() * 46
    return path`M${x} ${y}l${-length * 0.22} ${length}`
  })
  return stroked(strokes, WHITE, 1.6, { opacity: 0.38 })
}

/** The pale river of stars across the right of a night sky. */
export function milkyWay(width: number, height: number): string {
  const random = seededRandom(4)
  return repeat(260, () => {
    const along = random()
    const spread = height * 0.14 * (1 - Math.abs(along - 0.5))
    const x = width * (0.35 + along * 0.62)
    const y = height * (0.5 - along * 0.48) + (random() - 0.5) * spread
    const radius = 0.6 + random() * 1.5
    return circle(x, y, radius, '#e7f5ee', { opacity: path`${0.3 + random() * 0.6}` })
  })
}

/** Stars joined by a line, given as fractions of the sheet. */
export function constellation(
  points: readonly (readonly [number, number])[],
  width: number,
  height: number,
  unit: number,
): string {
  const joined = each(
    points,
    ([x, y], index) => path`${index ? 'L' : 'M'}${width * x} ${height * y}`,
  )
  return (
    stroked(joined, '#cfe8df', 1.4 * unit, { opacity: 0.55 }) +
    each(points, ([x, y]) => circle(width * x, height * y, 4 * unit, '#fff8dc'))
  )
}
