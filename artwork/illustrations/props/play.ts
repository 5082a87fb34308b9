import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { radians, repeat } from '../core/numbers'
import { circle, filled, path, polygon, stroked, type Point } from '../core/svg'

/** Football about (0, 0). */
export function football(radius: number): string {
  const at = (index: number, distance: number): Point => {
    const angle = radians(index * 72)
    return [Math.sin(angle) * radius * distance, -Math.cos(angle) * radius * distance]
  }
  const patch = Array.from({ length: 5 }, (_, index) => at(index, 0.36))
  const seams = repeat(5, (index) => {
    const [x0, y0] = at(index, 0.36)
    const [x1, y1] = at(index, 0.86)
    return path`M${x0} ${y0}L${x1} ${y1}`
  })
  const shade =
    path`M${radius * 0.95} ${-radius * 0.3}A${radius} ${radius} 0 0 1 ${-radius * 0.4} ${radius * 0.92}` +
    path`Q${radius * 0.6} ${radius * 0.6} ${radius * 0.95} ${-radius * 0.3}Z`
  return (
    circle(0, 0, radius, WHITE) +
    filled(polygon(patch), PALETTE.ink) +
    stroked(seams, PALETTE.ink, radius * 0.06) +
    filled(shade, PALETTE.ink, { opacity: 0.14 })
  )
}

export const basketball = (): string =>
  circle(0, 0, 22, '#e0762b') +
  stroked('M-22 0H22M0-22V22M-16-15Q0 0-16 15M16-15Q0 0 16 15', PALETTE.ink, 2)

/** Open umbrella held at (0, 40). */
export function umbrella(colour: Colour): string {
  const r = 34
  const canopy =
    path`M${-r} 0Q${-r} ${-r * 0.95} 0 ${-r}Q${r} ${-r * 0.95} ${r} 0` +
    path`Q${r * 0.66} ${-r * 0.24} ${r * 0.34} 0Q0 ${-r * 0.24} ${-r * 0.34} 0` +
    path`Q${-r * 0.66} ${-r * 0.24} ${-r} 0Z`
  const shade =
    path`M${r * 0.34} 0Q${r * 0.36} ${-r * 0.8} 0 ${-r}Q${r} ${-r * 0.95} ${r} 0` +
    path`Q${r * 0.66} ${-r * 0.24} ${r * 0.34} 0Z`
  return (
    filled(canopy, colour) +
    filled(shade, BLACK, { opacity: 0.14 }) +
    stroked(path`M0 ${-r}v-5M0 -4V40`, PALETTE.ink, 2)
  )
}

/** Tennis or table-tennis racket, its grip at (0, 0), head upward. */
export const racket = (headRadius: number, face: Colour, strung: boolean): string =>
  stroked(path`M0 4V${-headRadius}`, PALETTE.wood, headRadius * 0.34) +
  circle(0, -headRadius * 2, headRadius, strung ? 'none' : face, {
    stroke: strung ? face : mix(face, BLACK, 0.25),
    'stroke-width': headRadius * 0.18,
  }) +
  (strung
    ? stroked(
        repeat(5, (index) => {
          const offset = (index - 2) * headRadius * 0.36
          const reach = Math.sqrt(Math.max(0, headRadius ** 2 - offset ** 2))
          const middle = -headRadius * 2
          return (
            path`M${offset} ${middle - reach}V${middle + reach}` +
            path`M${-reach} ${middle + offset}H${reach}`
          )
        }),
        WHITE,
        headRadius * 0.05,
        { opacity: 0.9 },
      )
    : '')
