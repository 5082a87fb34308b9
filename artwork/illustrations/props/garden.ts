import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each, repeat } from '../core/numbers'
import { ellipse, filled, path, rect, stroked } from '../core/svg'

const EARTH = '#5b3d2a'

const SAPLING_LEAVES = [
  [-14, 1],
  [-24, -1],
  [-32, 1],
  [-41, -1],
  [-49, 1],
  [-56, -1],
] as const

/** Young tree, 66 units high, its foot on y = 0. */
export const sapling = (leaf: Colour, lit: Colour): string =>
  stroked('M0 0Q2-30 0-58', mix(PALETTE.leaf, PALETTE.wood, 0.55), 2.6) +
  each(SAPLING_LEAVES, ([y, side], index) => {
    const size = 15 - index * 1.1
    return (
      filled(
        path`M0 ${y}q${side * size * 0.3} ${-size * 0.9} ${side * size * 1.3} ${-size * 0.8}` +
          path`q${-side * size * 0.2} ${size * 0.9} ${-side * size * 1.3} ${size * 0.8}Z`,
        index % 2 ? leaf : lit,
      ) +
      stroked(
        path`M0 ${y}q${side * size * 0.5} ${-size * 0.3} ${side * size} ${-size * 0.6}`,
        mix(leaf, BLACK, 0.15),
        0.8,
      )
    )
  }) +
  filled('M0-56q-9-6-7-16q9 4 7 16ZM0-56q8-7 6-15q-8 4-6 15Z', lit)

/** Heap of dug earth with a dark hollow, 64 units wide, on y = 0. */
export const dugEarth = (): string =>
  ellipse(0, 1, 36, 6, BLACK, { opacity: 0.18 }) +
  filled('M-34 2Q-30-9-16-8Q-8-13 2-9Q14-13 20-7Q32-6 34 2Q0 8-34 2Z', EARTH) +
  filled('M-20-4Q-8-10 6-7Q16-8 22-3Q2 0-20-4Z', mix(EARTH, BLACK, 0.3)) +
  repeat(7, (index) =>
    ellipse(-26 + index * 8.6, (index % 3) - 2, 2.6, 1.6, mix(EARTH, PALETTE.earth, 0.35)),
  )

/** Bamboo stake tied to what grows beside it, 78 units high. */
export const stake = (): string =>
  stroked('M0 2V-78', '#c7a25f', 3) +
  stroked('M-2-20H2M-2-44H2M-2-66H2', '#8f6c35', 1.4) +
  stroked('M-11-38Q-4-34 1-38', PALETTE.guransLight, 2)

/** Watering can, its spout to the left, 74 units wide. */
export const wateringCan = (colour: Colour): string =>
  ellipse(4, 1, 34, 4, BLACK, { opacity: 0.18 }) +
  stroked('M24-34Q44-46 40-22Q36-8 26-10', mix(colour, BLACK, 0.2), 4.4) +
  stroked('M-14-12L-36-40', colour, 6) +
  filled('M-44-38L-30-48L-27-43L-40-33Z', mix(colour, WHITE, 0.2)) +
  filled('M-16-40H24L28 0H-20Z', colour) +
  filled('M10-40H24L28 0H14Z', mix(colour, BLACK, 0.18)) +
  ellipse(4, -40, 20, 4, mix(colour, BLACK, 0.35)) +
  rect(-19, -10, 46, 4, mix(colour, WHITE, 0.3))

/** Spade stuck in the earth, 92 units high. */
export const spade = (): string =>
  stroked('M0-6V-80M-9-82H9', PALETTE.woodLight, 4) +
  filled('M-11-30H11V-6Q6 4 0 6Q-6 4-11-6Z', '#8fa09f') +
  filled('M2-30H11V-6Q6 4 2 5Z', '#6d7f7f')
