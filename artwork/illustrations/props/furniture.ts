import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each, radians, repeat } from '../core/numbers'
import { circle, ellipse, filled, path, polygon, rect, stroked } from '../core/svg'

const WOOD_SHADE = mix(PALETTE.wood, BLACK, 0.2)
const STEEL = '#9fb0ae'
const STEEL_LIGHT = '#dbe5e2'
const STEEL_DARK = '#74898a'

/** Pupil's desk from behind, 64 units wide, standing on y = 0. */
export const pupilDesk = (): string =>
  stroked('M-26 0V-30M26 0V-30', STEEL_DARK, 3) +
  rect(-30, -36, 60, 14, WOOD_SHADE) +
  rect(-33, -40, 66, 6, PALETTE.woodLight, { rx: 1.5 })

/** Round stool, 50 units high. */
export const stool = (): string =>
  stroked('M-16 0L-12-46M16 0L12-46M-14-18H14', PALETTE.wood, 4) +
  ellipse(0, -48, 24, 5, PALETTE.woodLight)

/** Chair from behind, drawn over whoever sits on it. */
export const chairFromBehind = (): string =>
  stroked('M-13 0V-30M13 0V-30', STEEL_DARK, 3) +
  rect(-16, -32, 32, 5, WOOD_SHADE, { rx: 1.5 }) +
  rect(-18, -57, 36, 27, PALETTE.woodLight, { rx: 4 }) +
  rect(-18, -36, 36, 6, mix(PALETTE.woodLight, BLACK, 0.14), { rx: 3 })

/** High-backed chair from the front, 66 units wide and 126 high. */
export const highBackedChair = (cover: Colour): string =>
  stroked('M-29 0V-112M29 0V-112', PALETTE.wood, 8) +
  filled('M-30-112Q0-136 30-112V-98H-30Z', PALETTE.wood) +
  rect(-24, -104, 48, 58, cover, { rx: 8 }) +
  rect(-19, -99, 38, 48, 'none', { rx: 6, stroke: PALETTE.gendaLight, 'stroke-width': 1.6 }) +
  rect(-28, -38, 56, 6, PALETTE.wood) +
  circle(-29, -117, 5, PALETTE.brass) +
  circle(29, -117, 5, PALETTE.brass)

/** Bed from the side, head to the left, 300 units long. */
export const bed = (blanket: Colour): string =>
  rect(-8, -110, 14, 110, PALETTE.woodLight, { rx: 3 }) +
  rect(294, -70, 12, 70, PALETTE.woodLight, { rx: 3 }) +
  rect(2, -40, 296, 16, PALETTE.wood) +
  rect(4, -60, 292, 22, '#fdf8ea', { rx: 6 }) +
  filled('M14-58Q10-82 40-80H74Q92-80 88-58Z', WHITE) +
  filled('M60-58Q86-66 88-58L86-58Z', '#d9e2da') +
  filled('M96-64Q190-72 296-62V-34H96Z', blanket) +
  filled('M96-64Q104-65 116-65.6V-34H96Z', mix(blanket, WHITE, 0.75)) +
  filled('M130-34V-66H146V-34ZM236-34V-66.4H252V-34Z', mix(blanket, BLACK, 0.16))

/** Steel plate with four helpings, seen at a low angle; 120 units wide about (0, 0). */
export const thali = (): string =>
  ellipse(0, 5, 62, 17, BLACK, { opacity: 0.16 }) +
  ellipse(0, 0, 60, 16, STEEL) +
  ellipse(0, -2, 58, 14.6, STEEL_LIGHT) +
  ellipse(0, -1, 50, 11.6, '#c3d0cd') +
  filled('M-14 2Q-10-16 6-16Q24-15 26 2Q6 9-14 2Z', WHITE) +
  filled('M-14 2Q-10-6 4-6Q18-5 26 2Q6 9-14 2Z', '#eee9da') +
  each(
    [
      [-32, 0, PALETTE.genda],
      [-16, -8, PALETTE.leaf],
      [36, -3, PALETTE.tin],
    ] as const,
    ([x, y, food]) =>
      ellipse(x, y, 14, 5, STEEL_DARK) +
      ellipse(x, y - 1.4, 13, 4.4, STEEL_LIGHT) +
      ellipse(x, y - 1.2, 10.6, 3.2, food),
  )

/** Steel tumbler, 40 units high. */
export const tumbler = (): string =>
  filled('M-12-38H12L10 0H-10Z', STEEL) +
  filled('M-12-38H-3L-4 0H-10Z', STEEL_LIGHT) +
  ellipse(0, -38, 12, 3, STEEL_DARK)

/** Water jug, 74 units high. */
export const jug = (): string =>
  stroked('M22-58Q44-54 40-32Q36-18 20-16', PALETTE.brass, 6) +
  filled(
    'M-18-70H22L18-60Q34-44 28-18Q26-4 18 0H-16Q-26-4-28-18Q-34-44-16-60L-26-72Z',
    PALETTE.brass,
  ) +
  filled('M8-70H22L18-60Q34-44 28-18Q26-4 18 0H4Q18-34 8-70Z', mix(PALETTE.brass, '#5a3500', 0.3))

/** Bowl of fruit, 110 units wide. */
export const fruitBowl = (): string =>
  circle(-24, -34, 19, '#e0762b') +
  circle(22, -34, 19, PALETTE.leafLight) +
  circle(0, -46, 20, PALETTE.guransLight) +
  circle(-5, -52, 6, WHITE, { opacity: 0.25 }) +
  filled('M-54-28H54Q50-2 20 0H-20Q-50-2-54-28Z', PALETTE.teesta) +
  filled('M20-28H54Q50-2 20 0H6Q24-10 20-28Z', mix(PALETTE.teesta, BLACK, 0.2)) +
  rect(-56, -32, 112, 6, mix(PALETTE.teesta, WHITE, 0.35), { rx: 3 })

const CARROM_MEN = [
  [0, 0],
  [-17, -3],
  [17, 3],
  [-8, 7],
  [9, -7],
  [-40, 12],
  [44, -12],
  [58, 16],
  [-62, -8],
  [26, 20],
] as const

/** Carrom board at a low angle, 300 units wide, its near edge on y = 0. */
export function carromBoard(): string {
  const corners = [
    [-112, -74],
    [112, -74],
    [-138, -14],
    [138, -14],
  ] as const
  return (
    filled('M-158 0H158V10H-158Z', WOOD_SHADE) +
    filled('M-128-84H128L158 0H-158Z', PALETTE.woodLight) +
    filled('M-119-78H119L145-7H-145Z', '#f0d7a6') +
    stroked('M-86-66H86M-104-22H104M-100-62L-120-28M100-62L120-28', PALETTE.gurans, 1.6) +
    ellipse(0, -42, 34, 13, 'none', { stroke: PALETTE.ink, 'stroke-width': 1.4 }) +
    each(corners, ([x, y]) => ellipse(x, y, 9, 4.4, '#2a1d17')) +
    each(
      CARROM_MEN,
      ([x, y], index) =>
        ellipse(x, y - 40, 7, 3.4, BLACK, { opacity: 0.25 }) +
        ellipse(x, y - 42, 7, 3.4, index === 0 ? PALETTE.gurans : index % 2 ? WHITE : '#2a2422'),
    ) +
    ellipse(8, -17, 11, 5, PALETTE.teesta) +
    ellipse(8, -18.6, 11, 5, mix(PALETTE.teesta, WHITE, 0.45))
  )
}

/** Table-tennis table at a low angle, 460 units wide, 130 high. */
export const tennisTable = (): string =>
  ellipse(0, 2, 240, 10, BLACK, { opacity: 0.15 }) +
  stroked('M-190-84V0M190-84V0M-150-100V-12M150-100V-12', STEEL_DARK, 7) +
  filled('M-196-132H196L232-88H-232Z', PALETTE.teesta) +
  filled('M-232-88H232V-78H-232Z', mix(PALETTE.teesta, BLACK, 0.35)) +
  stroked('M-193-130H193L228-90H-228ZM-211-110H211', WHITE, 2.6) +
  filled('M-1-160L9-114V-80L-1-124Z', WHITE, { opacity: 0.65 }) +
  stroked('M-1-160L9-114M-1-160V-128M9-114V-80', WHITE, 3.4)

const TAP_GAP = 60

/** Tiled wall with a row of taps over a trough, its left end at x = 0, standing on y = 0. */
export function tapRow(taps: number): string {
  const width = taps * TAP_GAP
  const tiles =
    repeat(Math.floor(width / 20) - 1, (index) => path`M${20 + index * 20} -116V-56`) +
    repeat(2, (index) => path`M0 ${-96 + index * 20}H${width}`)
  const tap = (index: number) => {
    const x = (index + 0.5) * TAP_GAP
    return (
      rect(x - 4, -94, 8, 8, PALETTE.brass) +
      stroked(path`M${x} -88V-82Q${x} -78 ${x} -74`, PALETTE.brass, 6) +
      stroked(path`M${x - 7} -96H${x + 7}`, STEEL_DARK, 3.4)
    )
  }
  return (
    rect(0, -120, width, 120, '#e9f1ec') +
    stroked(tiles, '#c2d6cd', 1.4) +
    rect(0, -104, width, 4, PALETTE.teaLight) +
    rect(-4, -124, width + 8, 8, PALETTE.stone) +
    repeat(taps, tap) +
    rect(-4, -56, width + 8, 8, STEEL_LIGHT) +
    filled(
      polygon([
        [0, -48],
        [width, -48],
        [width - 8, -30],
        [8, -30],
      ]),
      STEEL,
    ) +
    rect(8, -30, width - 16, 30, '#d3ddd6') +
    rect(8, -30, width - 16, 4, BLACK, { opacity: 0.14 })
  )
}

/** Water bottle hanging from a hand, its cap at (0, 0). */
export const bottle = (colour: Colour): string =>
  rect(-2.4, -1, 4.8, 4, PALETTE.ink, { rx: 1 }) +
  rect(-4, 2, 8, 14, colour, { rx: 2 }) +
  rect(-4, 6, 8, 3, WHITE, { opacity: 0.5 })

/** A ball of coloured wedges. */
export const beachBall = (radius: number): string =>
  circle(0, 0, radius, WHITE) +
  repeat(3, (index) => {
    const from = radians(index * 120)
    const to = radians(index * 120 + 60)
    const colour = [PALETTE.gurans, PALETTE.genda, PALETTE.teestaLight][index] ?? WHITE
    return filled(
      path`M0 0L${Math.sin(from) * radius} ${-Math.cos(from) * radius}` +
        path`A${radius} ${radius} 0 0 1 ${Math.sin(to) * radius} ${-Math.cos(to) * radius}Z`,
      colour,
    )
  }) +
  circle(0, 0, radius * 0.18, WHITE)
