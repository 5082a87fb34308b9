import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, repeat } from '../core/numbers'
import { box, clipped, filled, path, place, rect } from '../core/svg'
import { figure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { bookShelf, bookStack, type StackedBook } from '../props/books'
import { pencilPot } from '../props/desk-things'

const STACKS: readonly (readonly [across: number, books: readonly StackedBook[]])[] = [
  [
    0.17,
    [
      [150, 27, PALETTE.teesta, -76],
      [138, 24, PALETTE.gurans, -66],
      [146, 26, PALETTE.teaLight, -74],
      [128, 22, PALETTE.genda, -62],
      [136, 25, PALETTE.tin, -70],
    ],
  ],
  [
    0.335,
    [
      [144, 26, PALETTE.genda, -72],
      [150, 25, PALETTE.tea, -76],
      [132, 24, PALETTE.guransLight, -66],
    ],
  ],
]

const SCALLOPS = 14

/** Striped awning across the whole width, its lower edge scalloped. */
function awning({ width, y, unit }: Frame): string {
  const wide = width / SCALLOPS
  const foot = y(0.165)
  const stripe = (index: number, colour: Colour) => {
    const left = index * wide
    return (
      rect(left, 0, wide + 0.5, foot, colour) +
      filled(path`M${left} ${foot}h${wide}a${wide / 2} ${wide * 0.42} 0 0 1 ${-wide} 0Z`, colour)
    )
  }
  return (
    rect(0, foot, width, 40 * unit, BLACK, { opacity: 0.22 }) +
    repeat(SCALLOPS, (index) =>
      stripe(index, index % 2 ? mix(PALETTE.cream, WHITE, 0.3) : PALETTE.gurans),
    )
  )
}

/** The book shop of the bazaar: a girl and her mother at its counter. */
export function bookShop(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const counter = y(0.64)
  const shelf = { height: y(0.42), rows: 3 }
  const person = (across: number, down: number, scale: number, look: Partial<Look>) =>
    place(x(across), y(down), scale * unit, figure(look))
  const keeper = figure({
    top: mix(PALETTE.teestaLight, WHITE, 0.5),
    longSleeves: true,
    bottom: 'trousers',
    bottomColour: '#efe6d0',
    skin: 2,
    hairTone: 2,
    shadow: false,
    pose: { leftArm: [-22, 34], rightArm: [30, 62] },
  })
  return (
    rect(0, 0, width, height, mix('#e9dcbe', PALETTE.wood, 0.35)) +
    each([0.02, 0.345, 0.67], (across, index) =>
      place(
        x(across),
        y(0.21),
        1,
        bookShelf({ ...shelf, width: x(0.31), seed: 8 + index * 13 }, ink),
      ),
    ) +
    clipped(box(0, 0, width, counter + 2), place(x(0.53), y(0.94), 4.7 * unit, keeper)) +
    awning(frame) +
    rect(0, counter, width, y(0.045), mix(PALETTE.woodLight, WHITE, 0.16)) +
    rect(0, counter + y(0.045), width, height, mix(PALETTE.teaLight, PALETTE.tea, 0.3)) +
    rect(0, counter + y(0.045), width, 9 * unit, BLACK, { opacity: 0.22 }) +
    repeat(4, (index) =>
      rect(
        x(0.03 + index * 0.245),
        counter + y(0.08),
        x(0.205),
        y(0.165),
        mix(PALETTE.teaLight, WHITE, 0.1),
        { rx: 4 },
      ),
    ) +
    rect(0, y(0.92), width, height, mix(PALETTE.stone, PALETTE.earth, 0.4)) +
    rect(0, y(0.92), width, 8 * unit, BLACK, { opacity: 0.16 }) +
    each(STACKS, ([across, books]) =>
      place(x(across), counter + 6 * unit, 1.15 * unit, bookStack(books)),
    ) +
    place(
      x(0.635),
      counter + 4 * unit,
      1.1 * unit,
      bookStack([
        [92, 22, PALETTE.gurans, -40],
        [84, 20, PALETTE.teesta, -36],
      ]),
    ) +
    place(x(0.055), counter + 6 * unit, 1.7 * unit, pencilPot()) +
    person(0.885, 0.965, 4.9, {
      top: PALETTE.genda,
      bottom: 'sari',
      bottomColour: PALETTE.gurans,
      hair: 'bun',
      hairTone: 1,
      skin: 1,
      fromBehind: true,
    }) +
    person(0.715, 0.975, 3.75, {
      ...UNIFORM.girl,
      skin: 3,
      fromBehind: true,
      bag: PALETTE.genda,
      pose: { leftArm: [-70, -104], rightArm: [10, 4] },
    })
  )
}
