import { PALETTE } from '../core/colour'
import { circle, filled, radialGradient, rect, stroked } from '../core/svg'

/** Warm light about a flame or a lamp. */
export function glow(x: number, y: number, radius: number, strength = 0.6): string {
  const paint = radialGradient(
    [
      [0, '#ffc561', strength],
      [0.4, '#ee8a2e', strength * 0.45],
      [1, '#d9601f', 0],
    ],
    0.5,
  )
  return paint.definition + circle(x, y, radius, paint.fill)
}

/** An open flame that stands on (0, 10), 56 units high. */
const openFlame = (): string =>
  filled('M0-46C16-24 20-6 12 6C7 13-7 13-12 6C-21-6-11-14-9-26C-4-21-2-24 0-46Z', '#e87b12') +
  filled('M0-30C10-16 12-4 7 5C4 9-4 9-7 5C-12-3-6-9-5-16C-2-13-1-14 0-30Z', PALETTE.gendaLight) +
  filled('M0-12C5-5 6 0 3 5C1 7-1 7-3 5C-6 0-3-4 0-12Z', '#fff6d2')

/** Torch on an iron stand, standing on y = 0, 240 units high with its flame. */
export const standingTorch = (): string =>
  stroked('M-26 0L0-34L26 0M0-34V-150', '#20191a', 7) +
  filled('M-22-182H22L10-146H-10Z', '#20191a') +
  rect(-24, -188, 48, 8, '#3a2c2a', { rx: 3 }) +
  `<g transform="translate(0 -196)">${openFlame()}</g>`

/** Torch carried in a hand at (0, 0), 70 units high with its flame. */
export const handTorch = (): string =>
  stroked('M0 10L4-20', PALETTE.wood, 4) +
  filled('M-2-18H10L8-26H0Z', '#20191a') +
  `<g transform="translate(4 -32) scale(.62)">${openFlame()}</g>`
