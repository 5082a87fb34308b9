import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import { repeat } from '../core/numbers'
import { circle, ellipse, filled, polygon, rect, stroked } from '../core/svg'

const PAINTS = [
  PALETTE.gurans,
  PALETTE.genda,
  PALETTE.leaf,
  PALETTE.teesta,
  PALETTE.rose,
  PALETTE.gendaLight,
  PALETTE.leafLight,
  PALETTE.sky,
] as const

/** A small landscape on canvas, 92 × 64 units about (0, 0). */
const canvas = () =>
  rect(-50, -36, 100, 72, '#e9dfc6') +
  rect(-46, -32, 92, 64, PALETTE.sky) +
  circle(24, -16, 8, '#fff1cf') +
  filled('M-46 10L-24-18L-12-4L2-24L20 0L30-8L46 12V32H-46Z', WHITE) +
  filled('M-24-18L-12-4L-18 8L-26 0ZM2-24L20 0L14 8L4-2Z', '#9dbfd6') +
  filled('M-46 12Q-20 2 4 10T46 8V32H-46Z', PALETTE.leaf) +
  filled('M-46 22Q-10 12 14 20T46 18V32H-46Z', PALETTE.tea)

/** Easel with a painting, standing on y = 0, 130 units high. */
export const easel = (): string =>
  stroked('M0-128L-34 0M0-128L34 0', PALETTE.woodLight, 5) +
  stroked('M0-120V-8', mix(PALETTE.woodLight, BLACK, 0.25), 4) +
  rect(-42, -44, 84, 6, PALETTE.wood) +
  `<g transform="translate(0 -80)">${canvas()}</g>` +
  rect(-8, -124, 16, 8, PALETTE.wood)

/** Open paint box with two brushes, 72 units wide. */
export const paintBox = (): string =>
  filled(
    polygon([
      [-36, -14],
      [36, -14],
      [30, -40],
      [-30, -40],
    ]),
    PALETTE.woodLight,
  ) +
  filled(
    polygon([
      [-31, -17],
      [31, -17],
      [26, -37],
      [-26, -37],
    ]),
    '#fdf8ea',
  ) +
  rect(-38, -14, 76, 14, PALETTE.wood, { rx: 2 }) +
  repeat(8, (index) => ellipse(-30 + index * 8.6, -14, 3.6, 2.2, PAINTS[index] ?? WHITE)) +
  stroked('M-16-15L8-58', PALETTE.brass, 2.4) +
  stroked('M8-58L12-66', PALETTE.guransLight, 4) +
  stroked('M10-15L28-50', PALETTE.tin, 2.4) +
  stroked('M28-50L32-58', PALETTE.teesta, 4)

/** Jar of water with brushes, 50 units high. */
export const waterJar = (): string =>
  stroked('M-3-20L-10-52', PALETTE.woodLight, 2.4) +
  stroked('M-10-52L-12-60', PALETTE.genda, 4) +
  stroked('M3-20L11-48', PALETTE.tin, 2.4) +
  stroked('M11-48L13-56', PALETTE.leaf, 4) +
  filled('M-13-32H13L11 0H-11Z', WHITE, { opacity: 0.55 }) +
  filled('M-12-22H12L11 0H-11Z', PALETTE.teestaLight, { opacity: 0.7 })
