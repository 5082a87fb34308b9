import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { repeat } from '../core/numbers'
import { circle, ellipse, filled, path, rect, stroked } from '../core/svg'

function drum(x: number, half: number, height: number, colour: Colour): string {
  const straps = repeat(7, (index) => {
    const top = x - half + (index * half * 2) / 6
    return path`M${top} ${-height}L${x - half * 0.8 + (index * half * 1.6) / 6} -6`
  })
  const outline =
    path`M${x - half} ${-height}Q${x - half * 1.15} -6 ${x - half * 0.6} 0` +
    path`H${x + half * 0.6}Q${x + half * 1.15} -6 ${x + half} ${-height}Z`
  return (
    filled(outline, colour) +
    stroked(straps, mix(colour, WHITE, 0.4), 1.6) +
    ellipse(x, -height, half, half * 0.3, '#f6ecd6') +
    ellipse(x, -height, half * 0.44, half * 0.13, '#1d1a18') +
    ellipse(x, 1, half * 0.9, 4, PALETTE.gurans)
  )
}

/** The pair of drums on their rings, about 100 units wide. */
export const tabla = (): string =>
  drum(-26, 20, 44, PALETTE.woodLight) + drum(24, 27, 46, mix(PALETTE.brass, PALETTE.wood, 0.2))

/** Sitar standing on its gourd, 206 units high. */
export const sitar = (): string =>
  rect(-4, -190, 8, 150, PALETTE.woodLight) +
  filled(
    'M-30-26C-30-54 30-54 30-26C30 4 14 12 0 12C-14 12-30 4-30-26Z',
    mix(PALETTE.tin, PALETTE.woodLight, 0.4),
  ) +
  circle(0, -22, 8, PALETTE.wood) +
  stroked('M-2-188V-6M2-188V-6', '#f7ead0', 0.9) +
  stroked(
    repeat(7, (index) => path`M-6 ${-176 + index * 18}H6`),
    PALETTE.brass,
    2,
  ) +
  rect(-8, -206, 16, 18, PALETTE.wood) +
  stroked('M-14-200h8M6-196h8M-14-190h8', PALETTE.wood, 3)

/** Harmonium seen from the front, 150 units wide, its bellows open behind. */
export function harmonium(): string {
  const wood = mix(PALETTE.tin, PALETTE.wood, 0.45)
  const dark = mix(wood, BLACK, 0.3)
  const whiteKeys = repeat(14, (index) => rect(-64 + index * 9.2, -52, 8.2, 14, WHITE))
  const blackKeys = repeat(13, (index) =>
    index % 7 === 2 || index % 7 === 6 ? '' : rect(-58.4 + index * 9.2, -52, 5, 8, '#1d1a18'),
  )
  const bellows = repeat(
    5,
    (index) => path`M${-62 + index * 4} ${-70 - index * 8}H${62 - index * 4}`,
  )
  return (
    filled('M-66-56L-50-106H50L66-56Z', mix(PALETTE.gurans, BLACK, 0.25)) +
    stroked(bellows, mix(PALETTE.gurans, WHITE, 0.25), 2.4) +
    filled('M-54-104H54V-114H-54Z', wood) +
    rect(-75, -58, 150, 58, wood, { rx: 3 }) +
    rect(-75, -58, 150, 6, mix(wood, WHITE, 0.25), { rx: 2 }) +
    rect(-68, -54, 136, 17, dark) +
    whiteKeys +
    blackKeys +
    repeat(5, (index) => circle(-44 + index * 22, -20, 5, PALETTE.brass)) +
    stroked('M-66-8H66', dark, 2)
  )
}
