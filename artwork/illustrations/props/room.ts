import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { repeat } from '../core/numbers'
import { box, clipped, filled, path, place, rect, stroked } from '../core/svg'

export interface WindowBox {
  left: number
  top: number
  width: number
  height: number
}

/** White window with a sill; `view` is drawn in its pixels, from its upper left corner. */
export function windowWithView({ left, top, width, height }: WindowBox, view: string): string {
  const frame = mix(PALETTE.cream, WHITE, 0.5)
  const sillShade = mix(frame, '#7c8b83', 0.35)
  const bars =
    path`M${left + width / 2} ${top}V${top + height}` +
    path`M${left} ${top + height * 0.36}H${left + width}`
  return (
    rect(left - 16, top - 16, width + 32, height + 32, frame) +
    clipped(box(left, top, width, height), place(left, top, 1, view)) +
    stroked(bars, frame, 9) +
    rect(left, top, width, 7, BLACK, { opacity: 0.16 }) +
    rect(left - 30, top + height + 12, width + 60, 16, frame) +
    rect(left - 30, top + height + 28, width + 60, 7, sillShade)
  )
}

/** Gathered curtain from (x, y); side −1 hangs it to the left of x. */
export function curtain(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  side: 1 | -1 = 1,
  folds = 5,
): string {
  return repeat(folds, (index) => {
    const left = (index * width) / folds
    const right = ((index + 1) * width) / folds
    const bulge = (width / folds) * 0.15
    const outline =
      path`M${x + side * left} ${y}` +
      path`C${x + side * (left + bulge)} ${y + height * 0.5}` +
      path` ${x + side * left * 0.82} ${y + height * 0.6} ${x + side * left * 0.9} ${y + height}` +
      path`H${x + side * right * 0.9}` +
      path`C${x + side * right * 0.82} ${y + height * 0.6}` +
      path` ${x + side * (right + bulge)} ${y + height * 0.5} ${x + side * right} ${y}Z`
    return filled(outline, index % 2 ? mix(colour, BLACK, 0.14) : colour)
  })
}

/** Green writing board in a wooden frame, its upper left corner at (0, 0). */
export const chalkBoard = (width: number, height: number, drawing: string): string =>
  rect(-12, -12, width + 24, height + 24, PALETTE.woodLight, { rx: 4 }) +
  rect(0, 0, width, height, mix(PALETTE.tea, PALETTE.ink, 0.25)) +
  filled(path`M0 0H${width * 0.5}L${width * 0.3} ${height}H0Z`, WHITE, { opacity: 0.04 }) +
  drawing +
  rect(-12, height + 8, width + 24, 10, mix(PALETTE.woodLight, BLACK, 0.2)) +
  rect(width * 0.7, height + 2, width * 0.07, 6, WHITE, { rx: 2 }) +
  rect(width * 0.8, height + 2, width * 0.05, 6, PALETTE.genda, { rx: 2 })
