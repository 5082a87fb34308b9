import { mix, WHITE, type Colour } from '../core/colour'
import { curve, filled, path, polygon, stroked, type Point } from '../core/svg'

/** The middle of a road at one depth, and half its width there. */
export type RoadPoint = readonly [x: number, y: number, halfWidth: number]

/** A road that winds from far to near. */
export function road(points: readonly RoadPoint[], colour: Colour): string {
  const left = points.map(([x, y, half]): Point => [x - half, y])
  const right = points.map(([x, y, half]): Point => [x + half, y]).reverse()
  const rightBack = curve(right).replace('M', 'L')
  return (
    filled(`${curve(left)}${rightBack}Z`, colour) +
    stroked(curve(left), mix(colour, WHITE, 0.35), 2, { opacity: 0.6 }) +
    stroked(curve(right), mix(colour, '#5a3b22', 0.4), 2, { opacity: 0.45 })
  )
}

/** A lawn mown in stripes that run to a point above the horizon. */
export function mownStripes(
  width: number,
  top: number,
  bottom: number,
  colour: Colour,
  otherColour: Colour,
): string {
  const half = 9
  const vanishX = width / 2
  const vanishY = top - (bottom - top) * 1.2
  const atTop = (x: number) => vanishX + (x - vanishX) * ((top - vanishY) / (bottom - vanishY))
  let body = ''
  for (let i = -half; i <= half; i++) {
    const left = vanishX + ((i * width) / half) * 1.1
    const right = vanishX + (((i + 1) * width) / half) * 1.1
    const stripe: Point[] = [
      [atTop(left), top],
      [atTop(right), top],
      [right, bottom],
      [left, bottom],
    ]
    body += filled(polygon(stripe), i % 2 ? colour : otherColour)
  }
  return body
}

/** A white court or field line. */
export const chalk = (data: string, width: number, opacity: number): string =>
  stroked(data, WHITE, width, { opacity })

/** Boards of a floor that run toward the viewer, who stands before `middle`. */
export function floorBoards(
  middle: number,
  width: number,
  top: number,
  bottom: number,
  colour: Colour,
  lineWidth: number,
): string {
  let boards = ''
  for (let i = -9; i <= 9; i++) {
    boards += path`M${middle + width * i * 0.07} ${top}L${middle + width * i * 0.13} ${bottom}`
  }
  return stroked(boards, colour, lineWidth)
}
