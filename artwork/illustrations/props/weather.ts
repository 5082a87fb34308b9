import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import { repeat } from '../core/numbers'
import { ellipse, filled, path, rect, stroked } from '../core/svg'

/** Rain gauge of copper on a stone block, standing on y = 0, 150 units high. */
export function rainGauge(): string {
  const copper = mix(PALETTE.brass, PALETTE.tin, 0.35)
  const shade = mix(copper, '#4a1f0c', 0.4)
  return (
    filled('M-40 0H40L34-22H-34Z', '#9aa9a4') +
    filled('M14 0H40L34-22H14Z', '#7f908b') +
    rect(-20, -112, 40, 92, copper) +
    rect(8, -112, 12, 92, shade) +
    rect(-16, -112, 4, 92, mix(copper, WHITE, 0.45)) +
    rect(-8, -98, 13, 66, '#e8f4f3', { rx: 5 }) +
    filled('M-8-62H5V-37Q5-32-1.5-32Q-8-32-8-37Z', PALETTE.teestaLight) +
    stroked('M5-88H0M5-79H-2M5-70H0M5-61H-2M5-52H0M5-43H-2', PALETTE.ink, 1.2) +
    rect(-22, -26, 44, 6, shade) +
    filled('M-30-140H30L20-110H-20Z', copper) +
    filled('M10-140H30L20-110H8Z', shade) +
    rect(-31, -146, 62, 8, mix(copper, WHITE, 0.2), { rx: 2 }) +
    ellipse(0, -146, 31, 6, mix(copper, WHITE, 0.35)) +
    ellipse(0, -145.4, 26, 4.4, mix(shade, BLACK, 0.25))
  )
}

/** Measuring glass with water, 44 units high, standing on y = 0. */
export const measuringGlass = (): string =>
  filled('M-9-44H9V-2Q0 2-9-2Z', WHITE, { opacity: 0.6 }) +
  filled('M-8-24H8V-2Q0 1-8-2Z', PALETTE.teestaLight, { opacity: 0.85 }) +
  stroked(
    repeat(5, (index) => path`M3 ${-8 - index * 7}H8`),
    PALETTE.ink,
    1.2,
  )

/** Rings of raindrops on wet ground. */
export const raindropRings = (
  points: readonly (readonly [x: number, y: number, size: number])[],
): string =>
  points
    .map(([x, y, size]) =>
      ellipse(x, y, size, size * 0.3, 'none', {
        stroke: WHITE,
        'stroke-width': 2,
        opacity: 0.55,
      }),
    )
    .join('')
