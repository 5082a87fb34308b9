import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { radians, repeat } from '../core/numbers'
import { box, circle, clipped, ellipse, filled, path, place, rect, stroked } from '../core/svg'
import { figure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'

const TYRE = '#1d2c2f'
const STEEL = '#8b9a99'
const FLOOR = -24

const smallWheel = (x: number) =>
  circle(x, -15, 15, TYRE) + circle(x, -15, 8, '#c4cecb') + circle(x, -15, 3, TYRE)

/** Someone in the toto, seen to the waist. */
const rider = (x: number, look: Partial<Look>) =>
  clipped(box(x - 30, -120, 60, 76), place(x, -17, 0.62, figure({ ...look, shadow: false })))

/** Battery rickshaw (toto) with its driver and two pupils, driving to the left, 150 units long. */
export function toto(colour: Colour): string {
  const shade = mix(colour, BLACK, 0.24)
  const light = mix(colour, WHITE, 0.35)
  const teeth = repeat(16, () => 'l4 6l4-6')
  return (
    ellipse(0, 1, 82, 6, BLACK, { opacity: 0.2 }) +
    stroked('M-44-104V-30M10-104V-40M60-104V-30', STEEL, 3) +
    rect(54, -74, 10, 36, shade, { rx: 4 }) +
    rect(8, -50, 8, 20, shade) +
    rider(-20, {
      top: '#7f97a0',
      bottom: 'trousers',
      bottomColour: '#3a4548',
      skin: 2,
      hairTone: 2,
      pose: { leftArm: [-54, -84], rightArm: [-30, -66] },
    }) +
    rider(26, { ...UNIFORM.girl, skin: 1 }) +
    rider(46, { ...UNIFORM.small, tie: PALETTE.gurans, skin: 3, pose: { rightArm: [130, 160] } }) +
    rect(-34, -46, 30, 18, shade, { rx: 3 }) +
    stroked('M-16-44L-38-43L-40-28M-24-44L-42-42L-46-28', '#3a4548', 6.5) +
    stroked('M-62-62L-50-56L-44-66', TYRE, 3) +
    rect(-46, FLOOR - 6, 112, 10, mix(colour, TYRE, 0.75)) +
    filled('M4-46H66Q70-46 70-40V-24H4Z', colour) +
    filled('M4-32H70V-24H4Z', shade) +
    rect(10, -43, 22, 8, PALETTE.cream, { rx: 2 }) +
    filled('M-70-58Q-78-40-70-26H-44V-62H-62Q-68-62-70-58Z', colour) +
    filled('M-70-58Q-78-40-70-26H-62Q-68-42-60-62H-62Q-68-62-70-58Z', light) +
    filled('M-66-62L-54-102H-45V-62Z', mix(PALETTE.sky, WHITE, 0.4), { opacity: 0.55 }) +
    stroked('M-66-62L-54-102', STEEL, 3) +
    circle(-70, -48, 5, '#fff6cf') +
    filled('M-66-102Q-62-112-48-113H54Q68-112 70-102Z', colour) +
    filled('M-62-106Q-58-111-48-112H20L14-106Z', light, { opacity: 0.7 }) +
    filled(`M-64-102${teeth}Z`, PALETTE.cream) +
    rect(68, -44, 4, 9, PALETTE.guransLight) +
    stroked('M-74-30Q-60-38-46-28', shade, 5) +
    smallWheel(-58) +
    smallWheel(46)
  )
}

function spokedWheel(x: number): string {
  const spokes = repeat(8, (index) => {
    const angle = radians(index * 45 + 10)
    return path`M${x} -20L${x + Math.sin(angle) * 18} ${-20 - Math.cos(angle) * 18}`
  })
  return (
    stroked(spokes, '#b9c4c1', 0.8) +
    circle(x, -20, 19, 'none', { stroke: TYRE, 'stroke-width': 3 }) +
    circle(x, -20, 2.6, STEEL)
  )
}

/** Bicycle facing left, 100 units long, its wheels on y = 0; `bag` lies on the carrier. */
export const bicycle = (colour: Colour, bag?: Colour): string =>
  ellipse(0, 0.6, 52, 3, '#062018', { opacity: 0.2 }) +
  spokedWheel(-31) +
  spokedWheel(31) +
  stroked('M31-20L4-20L11-45L31-20M11-45L-19-46L4-20M-20-50L-31-20', colour, 3.2) +
  stroked('M12-44L14-52M-19-46L-22-58L-31-61', STEEL, 2.6) +
  stroked('M-34-60L-29-62', TYRE, 3.6) +
  filled('M6-54Q14-58 23-54Q20-50 12-51Z', TYRE) +
  stroked('M12-41H44L31-20', STEEL, 2) +
  stroked('M4-20L9-12H14', STEEL, 2) +
  circle(4, -20, 5.4, 'none', { stroke: STEEL, 'stroke-width': 2 }) +
  stroked('M-51-24A22 22 0 0 1-25-41', colour, 2.4) +
  stroked('M14-34A22 22 0 0 1 53-22', colour, 2.4) +
  (bag
    ? rect(21, -57, 24, 16, bag, { rx: 4 }) + rect(25, -50, 16, 7, mix(bag, BLACK, 0.2), { rx: 2 })
    : '')
