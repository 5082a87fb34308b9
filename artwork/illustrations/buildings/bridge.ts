import { mix, WHITE, type Colour } from '../core/colour'
import { lerp, repeat } from '../core/numbers'
import { filled, path, rect, stroked } from '../core/svg'

export interface ArchBridge {
  /** Where the arch springs from the rock on both sides. */
  left: number
  right: number
  springing: number
  deck: number
  /** How far the deck runs on to both sides. */
  reach: number
  unit: number
  wall: Colour
}

const COLUMNS = 12

/** A road bridge on one long arch, with open columns between arch and deck. */
export function archBridge({
  left,
  right,
  springing,
  deck,
  reach,
  unit,
  wall,
}: ArchBridge): string {
  const shade = mix(wall, '#3c4f55', 0.38)
  const crown = deck + 22 * unit
  const rise = springing - crown
  const archY = (t: number) => springing - rise * (1 - (2 * t - 1) ** 2)
  const rib = (thick: number) => {
    const points = Array.from({ length: 41 }, (_, index) => index / 40)
    const outer = points.map((t) => path`${lerp(left, right, t)} ${archY(t)}`).join('L')
    const inner = points
      .map((t) => path`${lerp(left, right, t)} ${archY(t) + thick * (1 + Math.abs(2 * t - 1))}`)
      .reverse()
      .join('L')
    return `M${outer}L${inner}Z`
  }
  const columns = repeat(COLUMNS + 1, (index) => {
    const t = index / COLUMNS
    const x = lerp(left, right, t)
    return (
      rect(x - 6 * unit, deck, 12 * unit, archY(t) - deck + 8 * unit, wall) +
      rect(x + 1 * unit, deck, 5 * unit, archY(t) - deck + 8 * unit, shade)
    )
  })
  const from = left - reach
  const length = right - left + reach * 2
  const posts = repeat(Math.ceil(length / (15 * unit)), (index) => {
    const x = from + index * 15 * unit
    return path`M${x} ${deck - 12 * unit}V${deck - 30 * unit}`
  })
  const tower = (x: number) =>
    rect(x - 17 * unit, deck - 74 * unit, 34 * unit, springing - deck + 170 * unit, wall) +
    rect(x + 4 * unit, deck - 74 * unit, 13 * unit, springing - deck + 170 * unit, shade) +
    rect(x - 22 * unit, deck - 80 * unit, 44 * unit, 10 * unit, mix(wall, WHITE, 0.4)) +
    filled(
      path`M${x - 16 * unit} ${deck - 80 * unit}h${32 * unit}l${-16 * unit} ${-22 * unit}Z`,
      wall,
    )
  return (
    columns +
    filled(rib(26 * unit), wall) +
    filled(`${rib(26 * unit)}${rib(12 * unit)}`, shade, { 'fill-rule': 'evenodd', opacity: 0.9 }) +
    rect(from, deck - 12 * unit, length, 20 * unit, mix(wall, WHITE, 0.3)) +
    rect(from, deck + 4 * unit, length, 8 * unit, shade) +
    tower(left) +
    tower(right) +
    stroked(posts, wall, 2.6 * unit) +
    stroked(path`M${from} ${deck - 30 * unit}h${length}`, mix(wall, WHITE, 0.3), 4 * unit)
  )
}
