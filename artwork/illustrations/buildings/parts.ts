import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { lerp, repeat } from '../core/numbers'
import { circle, ellipse, filled, path, polygon, rect, stroked } from '../core/svg'

const ROOF_SHADE = '#3a0f10'

/** Sheet-tin roof over an eave from x0 to x1, its ridge `inset` shorter at both ends. */
export function tinRoof(
  x0: number,
  x1: number,
  eave: number,
  inset: number,
  height: number,
  ink: Ink,
): string {
  const shade = mix(PALETTE.tin, ROOF_SHADE, 0.28)
  const light = mix(PALETTE.tin, ink.rim, 0.28)
  const ridge = eave - height
  const seamCount = Math.round((x1 - x0) / 11)
  const seams = repeat(seamCount + 1, (index) => {
    const t = index / seamCount
    return path`M${lerp(x0, x1, t)} ${eave}L${lerp(x0 + inset, x1 - inset, t)} ${ridge}`
  })
  const slope = polygon([
    [x0, eave],
    [x1, eave],
    [x1 - inset, ridge],
    [x0 + inset, ridge],
  ])
  const litPatch = polygon([
    [x0 + inset * 0.55, eave - height * 0.55],
    [lerp(x0, x1, 0.38), eave - height * 0.55],
    [lerp(x0, x1, 0.34), ridge],
    [x0 + inset, ridge],
  ])
  return (
    filled(slope, PALETTE.tin) +
    stroked(seams, shade, 1.6, { opacity: 0.55 }) +
    filled(litPatch, light, { opacity: 0.35 }) +
    rect(x0 - 2, eave - 3, x1 - x0 + 4, 6, shade) +
    rect(x0 + inset - 3, ridge - 5, x1 - x0 - inset * 2 + 6, 7, shade)
  )
}

/** Toothed board under an eave. */
export function valance(x0: number, x1: number, y: number, colour: Colour): string {
  const count = Math.round((x1 - x0) / 9)
  const half = (x1 - x0) / count / 2
  const teeth = repeat(count, () => path`l${half} 7l${half} -7`)
  return filled(path`M${x0} ${y}${teeth}Z`, colour)
}

/** Outline of a round-headed opening that stands on y. */
export function archOutline(x: number, y: number, width: number, height: number): string {
  const radius = width / 2
  const spring = y - height + radius
  return path`M${x} ${y}V${spring}A${radius} ${radius} 0 0 1 ${x + width} ${spring}V${y}Z`
}

const SLATS = 4

/** A window with green shutters on both sides. */
export function shutteredWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
): string {
  const frame = mix(WHITE, ink.mist, 0.2)
  const glass = ink.lit ? PALETTE.gendaLight : mix(PALETTE.teesta, ink.near, 0.45)
  const shutter = width * 0.42
  const gleam = polygon([
    [x, y],
    [x + width * 0.6, y],
    [x, y + height * 0.5],
  ])
  const slats = repeat(SLATS, (index) => {
    const slatY = y + ((index + 0.6) * height) / SLATS
    return (
      path`M${x - shutter - 2} ${slatY}h${shutter - 4}` +
      path`M${x + width + 6} ${slatY}h${shutter - 4}`
    )
  })
  const bars = path`M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.45}H${x + width}`
  return (
    rect(x - 3, y - 3, width + 6, height + 6, frame) +
    rect(x, y, width, height, glass) +
    (ink.lit ? '' : filled(gleam, WHITE, { opacity: 0.16 })) +
    stroked(bars, frame, 2) +
    rect(x - shutter - 4, y, shutter, height, PALETTE.teaLight) +
    rect(x + width + 4, y, shutter, height, PALETTE.teaLight) +
    stroked(slats, PALETTE.pine, 1.3)
  )
}

/** Park bench, 120 units long, standing on y = 0. */
export function bench(): string {
  const wood = PALETTE.woodLight
  const legs = mix(wood, BLACK, 0.3)
  return (
    rect(-60, -34, 120, 8, wood) +
    rect(-60, -54, 120, 7, wood) +
    rect(-52, -54, 6, 54, legs) +
    rect(46, -54, 6, 54, legs) +
    rect(-60, -26, 120, 4, mix(wood, BLACK, 0.25))
  )
}

const GOAL_WIDTH = 240
const GOAL_HEIGHT = 90

/** Football goal, its left post at x = 0. */
export function goal(): string {
  const cords = repeat(13, (index) => {
    const x = (GOAL_WIDTH * (index + 1)) / 14
    return path`M${x} ${-GOAL_HEIGHT}L${x + (index - 6) * -1.4} -6`
  })
  const rows = repeat(5, (index) => path`M0 ${(-GOAL_HEIGHT * (index + 1)) / 6}H${GOAL_WIDTH}`)
  return (
    stroked(cords + rows, WHITE, 1, { opacity: 0.55 }) +
    stroked(path`M0 0V${-GOAL_HEIGHT}H${GOAL_WIDTH}V0`, WHITE, 5)
  )
}

const STEEL = '#5d6b6a'

/** Basketball hoop seen askance, its post at x = 0, the ring to the right of the board. */
export const hoop = (): string =>
  rect(-16, -5, 32, 5, STEEL) +
  rect(-5, -236, 10, 232, STEEL) +
  rect(1, -236, 4, 232, BLACK, { opacity: 0.16 }) +
  stroked('M0-232L46-250M0-196L46-236', STEEL, 6) +
  filled('M40-312L44-314V-222L40-220Z', mix(STEEL, BLACK, 0.25)) +
  filled('M44-314L86-298V-212L44-222Z', WHITE) +
  stroked('M44-314L86-298V-212L44-222Z', PALETTE.gurans, 3) +
  stroked('M56-276L75-270V-236L56-241Z', PALETTE.gurans, 2.6) +
  stroked(
    'M78-236L96-232M92-230L98-196M102-227L104-195M114-226L111-195M126-230L118-197',
    WHITE,
    1.8,
  ) +
  stroked('M93-217Q108-211 124-218M96-206Q108-201 121-207', WHITE, 1.8) +
  ellipse(108, -232, 19, 6, 'none', { stroke: PALETTE.tin, 'stroke-width': 4.4 })

/** Flag pole with a brass knob, standing at (x, y). */
export const pole = (x: number, y: number, height: number, width: number, ink: Ink): string =>
  rect(x - width / 2, y - height, width, height, mix('#f5efe0', ink.mist, 0.2)) +
  rect(x, y - height, width / 2, height, '#00000022') +
  circle(x, y - height, width * 1.15, PALETTE.brass)
