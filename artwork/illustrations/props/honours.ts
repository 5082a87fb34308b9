import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each, lerp, radians, repeat } from '../core/numbers'
import { circle, ellipse, filled, path, place, rect, stroked } from '../core/svg'

const STAR = 'M0-32L9-11 32-10 14 4 20 27 0 14-20 27-14 4-32-10-9-11Z'

/** Medal with a star, its ribbon above; the middle of the disc is at (0, −2). */
export const medal = (ribbon: Colour): string =>
  filled('M-22-70L-6-30H12L-6-70Z', PALETTE.tea) +
  filled('M22-70L6-30H-12L6-70Z', ribbon) +
  circle(0, 0, 34, mix(PALETTE.genda, BLACK, 0.12)) +
  circle(0, -2, 32, PALETTE.genda) +
  circle(0, -2, 25, mix(PALETTE.genda, WHITE, 0.35)) +
  place(0, -2, 0.62, filled(STAR, mix(PALETTE.genda, '#6b3d00', 0.35)))

/** Laurel wreath, open at the top, about (0, 0). */
export function laurel(colour: Colour, radius: number, leaves: number): string {
  const shade = mix(colour, BLACK, 0.14)
  const leafPair = (side: -1 | 1, index: number) => {
    const degrees = lerp(168, 28, index / (leaves - 1))
    const x = side * Math.sin(radians(degrees)) * radius
    const y = -Math.cos(radians(degrees)) * radius
    const turn = side * (degrees - 70)
    const leaf = (leafX: number, leafY: number, size: number, angle: number, fill: Colour) =>
      ellipse(0, 0, radius * size, radius * size * 0.414, fill, {
        transform: path`translate(${leafX} ${leafY}) rotate(${angle})`,
      })
    return (
      leaf(x + side * radius * 0.07, y, 0.15, turn, colour) +
      leaf(x - side * radius * 0.1, y + radius * 0.03, 0.13, turn + side * 50, shade)
    )
  }
  const stem = (side: -1 | 1) =>
    repeat(17, (index) => {
      const angle = radians(lerp(176, 24, index / 16))
      const command = index ? 'L' : 'M'
      return path`${command}${side * Math.sin(angle) * radius} ${-Math.cos(angle) * radius}`
    })
  return (
    stroked(stem(-1) + stem(1), mix(colour, BLACK, 0.2), radius * 0.028) +
    repeat(leaves, (index) => leafPair(-1, index)) +
    repeat(leaves, (index) => leafPair(1, index))
  )
}

const FLAME_POSITIONS = [-42, -22, 22, 42] as const

const lampFlame = (x: number) =>
  circle(x, -138, 14, PALETTE.gendaLight, { opacity: 0.25 }) +
  filled(`M${x} -128q-6-8 0-19q6 11 0 19Z`, PALETTE.genda) +
  filled(`M${x} -129q-3-5 0-10q3 5 0 10Z`, '#fff6d2')

/** Standing brass oil lamp, lit, 168 units high. */
export function brassLamp(): string {
  const shade = mix(PALETTE.brass, '#5a3500', 0.35)
  return (
    filled('M-34 0H34L26-8H-26Z', shade) +
    filled('M-22-8H22L10-18H-10Z', PALETTE.brass) +
    rect(-5, -120, 10, 104, PALETTE.brass) +
    rect(1, -120, 4, 104, shade) +
    each([-40, -70, -98], (y) => ellipse(0, y, 9, 4, shade)) +
    filled('M-46-128Q-40-112-12-110H12Q40-112 46-128Q20-122 0-122Q-20-122-46-128Z', PALETTE.brass) +
    ellipse(0, -126, 46, 6, shade) +
    filled('M-4-128Q-14-150 0-168Q14-150 4-128Z', shade) +
    each(FLAME_POSITIONS, lampFlame)
  )
}

/** Clay lamp with a flame, 52 units wide. */
export const clayLamp = (): string =>
  filled('M-26-14H26Q20 6 0 6Q-20 6-26-14Z', PALETTE.tin) +
  ellipse(0, -14, 26, 6, mix(PALETTE.tin, BLACK, 0.3)) +
  circle(0, -30, 20, PALETTE.gendaLight, { opacity: 0.3 }) +
  filled('M0-48q-11 16 0 34q11-18 0-34Z', PALETTE.genda) +
  filled('M0-34q-5 9 0 18q5-9 0-18Z', '#fff6d2')

/** Marigold garland hung between two points. */
export function garland(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size: number,
): string {
  const [x0, y0] = from
  const [x1, y1] = to
  const count = Math.max(8, Math.round(Math.hypot(x1 - x0, y1 - y0) / (size * 1.25)))
  return repeat(count + 1, (index) => {
    const t = index / count
    const x = lerp(x0, x1, t)
    const y = lerp(y0, y1, t) + Math.sin(Math.PI * t) * sag
    const orange = index % 2 ? PALETTE.genda : '#e87b12'
    return (
      circle(x, y, size, index % 4 === 3 ? PALETTE.cream : orange) +
      circle(x - size * 0.22, y - size * 0.25, size * 0.45, WHITE, { opacity: 0.28 })
    )
  })
}

/** Red wax seal with two ribbons, about (0, 0). */
export function waxSeal(radius: number): string {
  const scallops = repeat(14, (index) => {
    const angle = radians((index * 360) / 14)
    return circle(Math.sin(angle) * radius, Math.cos(angle) * radius, radius * 0.2, PALETTE.gurans)
  })
  const tail = (side: 1 | -1) =>
    path`M${side * radius * 0.5} ${radius * 0.5}L${side * radius * 0.9} ${radius * 2.4}` +
    path`L${side * radius * 0.45} ${radius * 2.1}L${side * radius * 0.1} ${radius * 2.5}` +
    path`L${-side * radius * 0.05} ${radius * 0.5}Z`
  return (
    filled(tail(-1) + tail(1), mix(PALETTE.gurans, BLACK, 0.2)) +
    scallops +
    circle(0, 0, radius, PALETTE.gurans) +
    circle(0, 0, radius * 0.78, PALETTE.guransLight) +
    circle(0, 0, radius * 0.68, PALETTE.gurans) +
    place(0, 0, radius / 62, filled(STAR, PALETTE.gendaLight))
  )
}
