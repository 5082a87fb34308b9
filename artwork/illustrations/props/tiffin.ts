import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { repeat } from '../core/numbers'
import { ellipse, filled, path, rect, stroked } from '../core/svg'

const STEEL = '#a3b3b1'
const LIGHT = '#e3ebe8'
const DARK = '#73878a'

/** One round steel tier, seen a little from above: 76 units wide, its foot at (0, y). */
const tier = (y: number, height: number) =>
  filled(
    path`M-38 ${y - height}V${y - 4}Q-36 ${y + 4} 0 ${y + 5}Q36 ${y + 4} 38 ${y - 4}V${y - height}Z`,
    STEEL,
  ) +
  filled(path`M-32 ${y - height}h14v${height + 2.5}Q-28 ${y + 2} -32 ${y}Z`, LIGHT) +
  filled(path`M20 ${y - height}h18v${height - 4}Q36 ${y + 2} 20 ${y + 4}Z`, DARK, {
    opacity: 0.55,
  }) +
  stroked(path`M-38 ${y - 4}Q0 ${y + 9} 38 ${y - 4}`, mix(DARK, BLACK, 0.1), 1.6)

/** Closed tiffin carrier of steel, 118 units high. */
export const tiffinCarrier = (): string =>
  ellipse(4, 4, 46, 8, BLACK, { opacity: 0.16 }) +
  tier(0, 28) +
  tier(-29, 28) +
  tier(-58, 28) +
  ellipse(0, -87, 38, 8, STEEL) +
  filled('M-36-88Q-30-102 0-102Q30-102 36-88Q0-80-36-88Z', LIGHT) +
  filled('M10-101Q30-100 36-88Q26-85 16-84.600Z', DARK, { opacity: 0.45 }) +
  ellipse(0, -103, 9, 3, DARK) +
  stroked('M-40-4V-94Q-40-122 0-122Q40-122 40-94V-4', DARK, 4) +
  stroked('M-16-121.500Q0-123 16-121.500', PALETTE.gurans, 7) +
  rect(-44, -60, 8, 20, LIGHT, { rx: 2 }) +
  rect(36, -60, 8, 20, DARK, { rx: 2 })

/** What an open tier holds. */
export type Helping = 'roti' | 'rice' | 'vegetables'

const bowlFood = (colour: Colour, bits: readonly Colour[]) =>
  ellipse(0, -25, 32, 7.6, colour) +
  repeat(14, (index) =>
    ellipse(
      -24 + ((index * 37) % 49),
      -26 + ((index * 5) % 9) - 4,
      4.2,
      2.4,
      bits[index % bits.length] ?? WHITE,
    ),
  )

const food: Record<Helping, () => string> = {
  roti: () =>
    filled('M-30-26Q-26-42 2-43Q20-42 26-30Q0-18-30-26Z', '#dcae6a') +
    filled('M-24-27Q-12-46 24-40Q34-36 30-26Q4-18-24-27Z', '#e8c283') +
    filled('M-24-27Q2-32 30-26Q4-18-24-27Z', '#cf9c57') +
    repeat(6, (index) => ellipse(-6 + index * 6, -35 + (index % 3) * 3, 2.6, 1.2, '#b57a3b')),
  rice: () =>
    filled('M-31-25Q-20-41 0-41Q22-41 31-25Q0-15-31-25Z', '#fffaf0') +
    filled('M-16-34Q-2-42 10-36Q16-30 4-28Q-12-27-16-34Z', PALETTE.genda),
  vegetables: () => bowlFood(PALETTE.tin, [PALETTE.leafLight, PALETTE.gendaLight, '#e87b12']),
}

/** Open tier with food, 76 units wide. */
export const openTier = (helping: Helping): string =>
  ellipse(4, 4, 46, 8, BLACK, { opacity: 0.16 }) +
  tier(0, 26) +
  ellipse(0, -26, 38, 9.6, LIGHT) +
  ellipse(0, -25.4, 34, 8, DARK) +
  food[helping]() +
  stroked('M-37.500-25Q0-12 37.500-25', LIGHT, 2)

/** Flat lunch box with its lid leaning behind it, 96 units wide. */
export const lunchBox = (colour: Colour): string =>
  ellipse(4, 3, 54, 7, BLACK, { opacity: 0.16 }) +
  filled('M-40-28L-30-70H52L44-28Z', mix(colour, WHITE, 0.2)) +
  filled('M-33-32L-25-64H45L39-32Z', mix(colour, BLACK, 0.12)) +
  rect(-48, -30, 96, 31, colour, { rx: 6 }) +
  rect(-48, -12, 96, 13, mix(colour, BLACK, 0.2), { rx: 6 }) +
  ellipse(0, -30, 46, 7, '#f6efdf') +
  filled('M-38-30L-22-44H0L10-30Z', '#f3dfb4') +
  filled('M-38-30L-22-44L-16-43L-30-30Z', PALETTE.leafLight) +
  filled('M12-30Q12-43 24-44Q36-43 36-30Z', '#e0762b') +
  ellipse(24, -44, 3, 1.6, PALETTE.leaf) +
  rect(-50, -32, 100, 5, mix(colour, WHITE, 0.25), { rx: 2 })

/** Water bottle with a strap, 92 units high. */
export const schoolBottle = (colour: Colour): string =>
  ellipse(3, 2, 20, 4, BLACK, { opacity: 0.16 }) +
  stroked('M-12-66Q-38-40-24-6', mix(colour, BLACK, 0.35), 3.4) +
  rect(-15, -64, 30, 65, colour, { rx: 7 }) +
  rect(5, -64, 10, 65, BLACK, { rx: 5, opacity: 0.14 }) +
  rect(-15, -40, 30, 16, PALETTE.cream) +
  rect(-10, -78, 20, 15, mix(colour, BLACK, 0.3), { rx: 3 }) +
  rect(-5, -90, 10, 13, WHITE, { rx: 3 })

/** Three bananas. */
export const bananas = (): string =>
  ellipse(0, 2, 40, 5, BLACK, { opacity: 0.14 }) +
  filled('M-40-16Q-30 4 2 2Q30 0 40-26Q30-12 4-12Q-24-10-40-16Z', PALETTE.genda) +
  filled('M-36-24Q-26-6 6-10Q30-14 38-36Q26-22 2-22Q-22-20-36-24Z', PALETTE.gendaLight) +
  filled('M38-38L42-25L36-22L33-31Z', PALETTE.wood)
