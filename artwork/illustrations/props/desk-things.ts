import { mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each } from '../core/numbers'
import { circle, ellipse, filled, group, rect, stroked, turned } from '../core/svg'

/** Things that stand on a desk at y = 0, about 80 units high unless said otherwise. */

/** Globe on its stand; the middle of the ball is at (0, −4) and the foot at y = 44. */
export const globe = (): string =>
  turned(-20, stroked('M-26 8A34 34 0 1 1 22 28', PALETTE.brass, 4)) +
  circle(0, -4, 27, PALETTE.teestaLight) +
  filled(
    'M-16-20c8-8 18-6 20 0c-2 8-10 4-12 12c-6 2-12-4-8-12ZM8 0c8-2 14 2 14 8c-2 8-10 12-14 10' +
      'c-4-6-6-14 0-18ZM-20 8c6 0 8 6 6 12c-6 0-8-6-6-12Z',
    PALETTE.leafLight,
  ) +
  filled('M-27-4a27 27 0 0 1 14-24a30 30 0 0 0 0 50a27 27 0 0 1-14-26Z', WHITE, { opacity: 0.22 }) +
  rect(-3, 26, 6, 12, PALETTE.brass) +
  filled('M-20 44h40l-6-8h-28Z', PALETTE.wood)

export const teacup = (): string =>
  filled('M-16-20H16Q16 0 6 0H-6Q-16 0-16-20Z', WHITE) +
  stroked('M16-16q9 0 7 7q-2 5-9 5', WHITE, 3) +
  ellipse(0, -20, 16, 3.6, mix(PALETTE.tin, PALETTE.genda, 0.35)) +
  ellipse(0, 2, 24, 4, mix(WHITE, '#99bbbb', 0.3)) +
  stroked('M-5-28q-4-6 0-11t0-10M5-28q-4-6 0-11t0-10', WHITE, 2, { opacity: 0.7 })

export const deskLamp = (): string =>
  filled('M-18 0h36l-4-6h-28Z', PALETTE.teaLight) +
  stroked('M0-6L-10-44L18-70', PALETTE.brass, 4) +
  filled('M6-82L40-66L28-46L2-68Z', PALETTE.teaLight) +
  circle(22, -58, 5, '#fff3c4')

export const inkpot = (): string =>
  rect(-12, -18, 24, 18, '#20363f', { rx: 3 }) +
  rect(-7, -24, 14, 7, '#16262d') +
  stroked('M2-22Q18-58 34-74', '#f4efe0', 2) +
  filled('M10-40Q16-66 36-78Q34-54 14-36Z', PALETTE.cream) +
  stroked('M6-28Q18-58 36-78', '#cbb98e', 1)

const PENCILS = [
  [-8, 16, PALETTE.genda],
  [0, -6, PALETTE.guransLight],
  [9, 10, PALETTE.leaf],
] as const

const pencil = (x: number, angle: number, colour: Colour): string =>
  group(rect(-3, -70, 6, 54, colour) + filled('M-3-70L0-80 3-70Z', PALETTE.cream), {
    transform: `translate(${x} 0) rotate(${angle / 2})`,
  })

export const pencilPot = (): string =>
  each(PENCILS, ([x, angle, colour]) => pencil(x, angle, colour)) +
  rect(-17, -36, 34, 36, PALETTE.teesta, { rx: 3 }) +
  rect(-17, -28, 34, 5, mix(PALETTE.teesta, WHITE, 0.4))

const BLOOMS = [
  [0, -74],
  [-17, -70],
  [17, -68],
  [-8, -60],
  [9, -58],
] as const

export const flowerVase = (): string =>
  filled('M-14-40H14L10 0H-10Z', PALETTE.teesta) +
  stroked('M0-40V-70M-4-40L-16-66M4-40L16-64', PALETTE.teaLight, 2.4) +
  each(
    BLOOMS,
    ([x, y], index) =>
      circle(x, y, 9, index % 2 ? PALETTE.genda : PALETTE.guransLight) +
      circle(x, y, 4, PALETTE.gendaLight),
  )

/** A low pile of papers with a pen on top. */
export const paperPile = (): string =>
  rect(-60, -8, 120, 8, '#fffdf4') +
  rect(-54, -14, 116, 6, '#f1ead6') +
  stroked('M-30-14L40-30', PALETTE.ink, 3)

/** A pen that lies level, 120 units long from its nib at (0, 0). */
export const pen = (colour: Colour): string =>
  filled('M0 0L18-5V5Z', PALETTE.brass) +
  rect(16, -5, 8, 10, mix(colour, WHITE, 0.25)) +
  rect(24, -6, 92, 12, colour, { rx: 5 }) +
  rect(74, -6, 4, 12, PALETTE.brass) +
  rect(78, -9, 34, 3, PALETTE.brass, { rx: 1.5 })

export const apple = (): string =>
  filled(
    'M0-34C-8-42-28-40-28-18C-28-4-14 2-6 0Q0-2 6 0C14 2 28-4 28-18C28-40 8-42 0-34Z',
    PALETTE.guransLight,
  ) +
  filled('M6 0C14 2 28-4 28-18C28-30 22-37 14-38C22-28 20-8 6 0Z', PALETTE.gurans) +
  stroked('M0-34Q0-44 6-50', PALETTE.wood, 3) +
  filled('M3-42Q14-54 24-44Q12-36 3-42Z', PALETTE.leaf)

/** Glass of water with a lid, as set out for a meeting. */
export const waterGlass = (): string =>
  filled('M-13-46H13L10 0H-10Z', WHITE, { opacity: 0.55 }) +
  filled('M-12-32H12L10 0H-10Z', PALETTE.sky, { opacity: 0.75 }) +
  filled('M-9-44H-4L-5-4H-8Z', WHITE, { opacity: 0.7 }) +
  rect(-15, -51, 30, 5, PALETTE.brass, { rx: 2.5 })

/** A ballot box, a vote in its slot. */
export const ballotBox = (): string =>
  rect(-16, -104, 32, 46, '#fffdf4') +
  stroked('M-9-88L-3-82L9-96', PALETTE.leaf, 4) +
  rect(-48, -62, 96, 62, PALETTE.teesta, { rx: 3 }) +
  rect(-54, -74, 108, 14, mix(PALETTE.teesta, WHITE, 0.25), { rx: 3 }) +
  rect(-22, -74, 44, 5, PALETTE.ink) +
  circle(0, -30, 13, PALETTE.genda)

/** A map in three folds, 96 units wide, about (0, 0). */
export const mapSheet = (): string =>
  filled('M-48-34L-16-42V34L-48 42Z', mix(PALETTE.leafLight, WHITE, 0.35)) +
  filled('M-16-42L16-34V42L-16 34Z', mix(PALETTE.leafLight, WHITE, 0.6)) +
  filled('M16-34L48-42V34L16 42Z', mix(PALETTE.leafLight, WHITE, 0.35)) +
  stroked('M-48 18Q-28 2-16 8T16 20T48 8', PALETTE.teestaLight, 5) +
  stroked('M-36-24L-26-10L-6-14L8-4', PALETTE.wood, 2.4) +
  filled('M20-6Q6-22 8-32A12 12 0 0 1 32-32Q34-22 20-6Z', PALETTE.gurans) +
  circle(20, -30, 4.5, WHITE)
