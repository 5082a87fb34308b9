import { mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each, repeat } from '../core/numbers'
import { circle, filled, path, rect, stroked, turned } from '../core/svg'

/** Laboratory and infirmary things, standing on y = 0. */

export const flask = (liquid: Colour): string =>
  filled('M-8-60H8V-38L26-6Q28 0 22 0H-22Q-28 0-26-6L-8-38Z', WHITE, { opacity: 0.5 }) +
  filled('M-15.5-25H15.5L26-6Q28 0 22 0H-22Q-28 0-26-6Z', liquid) +
  rect(-11, -64, 22, 5, WHITE, { opacity: 0.85, rx: 2 }) +
  circle(-6, -12, 3, WHITE, { opacity: 0.7 }) +
  circle(6, -18, 2.2, WHITE, { opacity: 0.7 }) +
  circle(3, -6, 2, WHITE, { opacity: 0.7 }) +
  filled('M-6-56h3v18l-14 26h-3l14-28Z', WHITE, { opacity: 0.5 })

export const testTube = (liquid: Colour): string =>
  rect(-6, -52, 12, 50, WHITE, { opacity: 0.5, rx: 6 }) +
  filled('M-6-30H6V-8A6 6 0 0 1-6-8Z', liquid) +
  rect(-8, -55, 16, 4, WHITE, { opacity: 0.85, rx: 2 })

const IRON = '#25363b'

export const microscope = (): string =>
  filled('M-30 0H34V-7H-30Z', IRON) +
  stroked('M22-6Q40-44 8-66', IRON, 9) +
  turned(
    24,
    rect(-8, -84, 16, 46, '#f3efe2') + rect(-6, -96, 12, 14, IRON) + rect(-5, -40, 10, 16, IRON),
    0,
    -60,
  ) +
  rect(-26, -26, 44, 6, IRON) +
  circle(20, -34, 6, PALETTE.brass)

const cradleBall = (pivot: number, degrees: number): string =>
  turned(
    degrees,
    stroked(`M${pivot} -86V-34`, IRON, 1.6) +
      circle(pivot, -26, 9, PALETTE.brass) +
      circle(pivot - 3, -29, 3, mix(PALETTE.brass, WHITE, 0.6)),
    pivot,
    -86,
  )

/** Newton's cradle, one ball in the air. */
export const cradle = (): string =>
  stroked('M-56-4V-86H56V-4', IRON, 6) +
  each([-9, 9, 27], (pivot) => cradleBall(pivot, 0)) +
  cradleBall(-27, 38) +
  rect(-66, -8, 132, 8, PALETTE.wood, { rx: 3 })

const SPECTRUM = [PALETTE.gurans, PALETTE.tin, PALETTE.genda, PALETTE.leaf, PALETTE.teesta] as const

/** A prism that parts a ray of light into its colours. */
export const prism = (): string =>
  stroked('M-84 8L-16-16', '#fffdf4', 5) +
  repeat(SPECTRUM.length, (index) =>
    filled(
      path`M16 ${-16 + index}L84 ${-6 + index * 8}V${2 + index * 8}L16 ${-15 + index}Z`,
      SPECTRUM[index]!,
    ),
  ) +
  filled('M0-52L46 30H-46Z', mix(PALETTE.sky, WHITE, 0.35)) +
  filled('M0-52L46 30H14Z', WHITE, { opacity: 0.3 }) +
  stroked('M0-52L46 30H-46Z', PALETTE.teesta, 3)

const RUBBER = '#39474b'

export const stethoscope = (): string =>
  stroked('M-26-60Q-30-20 0-10Q30-20 26-60', RUBBER, 4) +
  stroked('M0-10Q0 30 34 24Q54 18 50-6', RUBBER, 4) +
  circle(50, -14, 12, RUBBER) +
  circle(50, -14, 7, '#cfd8d6') +
  circle(-26, -62, 3.4, PALETTE.teesta) +
  circle(26, -62, 3.4, PALETTE.teesta)

/** White on green: the red cross emblem is protected by law. */
export const firstAidBox = (): string =>
  rect(-56, -78, 112, 78, WHITE, { rx: 6 }) +
  rect(-20, -92, 40, 16, 'none', { stroke: '#d5ddd8', 'stroke-width': 6, rx: 4 }) +
  rect(-56, -46, 112, 6, '#e4ebe7') +
  rect(-24, -68, 48, 52, PALETTE.teaLight, { rx: 5 }) +
  rect(-5, -62, 10, 40, WHITE) +
  rect(-20, -47, 40, 10, WHITE)

/** A computer screen 96 units wide on its foot; `picture` is drawn on the glass about its middle. */
export const computerScreen = (picture: string): string =>
  rect(-22, -6, 44, 6, IRON, { rx: 2 }) +
  rect(-5, -16, 10, 12, IRON) +
  rect(-48, -76, 96, 62, IRON, { rx: 4 }) +
  rect(-43, -71, 86, 52, mix(PALETTE.teesta, WHITE, 0.82)) +
  `<g transform="translate(0 -45)">${picture}</g>`

export const keyboard = (): string =>
  rect(-36, -7, 72, 7, '#dfe7e4', { rx: 2 }) + stroked('M-30-4.4H30', '#a9b7b2', 2)
