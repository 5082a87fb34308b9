import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame, Scene } from '../core/frame'
import { each, repeat } from '../core/numbers'
import { ellipse, filled, path, place, rect, stroked, turned } from '../core/svg'
import { bookStack, paper } from '../props/books'
import {
  apple,
  deskLamp,
  flowerVase,
  globe,
  inkpot,
  paperPile,
  pen,
  pencilPot,
  teacup,
  waterGlass,
} from '../props/desk-things'
import { highBackedChair } from '../props/furniture'
import { medal, waxSeal } from '../props/honours'
import { GREEN_WALL, mountainWindow, panelledWall } from './backdrop'

/** What can stand on a desk: drawing, scale, and how far its foot is above the desk top. */
interface DeskThing {
  drawing: () => string
  scale: number
  lift: number
}

const threeBooks = () =>
  bookStack([
    [110, 22, PALETTE.gurans, -58],
    [96, 18, PALETTE.teesta, -48],
    [104, 20, PALETTE.genda, -54],
  ])

const DESK_THINGS = {
  lamp: { drawing: deskLamp, scale: 2.1, lift: 0 },
  books: { drawing: threeBooks, scale: 1.2, lift: 0 },
  cup: { drawing: teacup, scale: 1.5, lift: 1.6 },
  inkpot: { drawing: inkpot, scale: 1.4, lift: 0 },
  globe: { drawing: globe, scale: 1.5, lift: 66 },
  pencils: { drawing: pencilPot, scale: 1.5, lift: 0 },
  flowers: { drawing: flowerVase, scale: 1.5, lift: 0 },
  medal: { drawing: () => medal(PALETTE.gurans), scale: 1.1, lift: 40 },
  papers: { drawing: paperPile, scale: 1, lift: 3.2 },
} as const satisfies Record<string, DeskThing>

export type DeskThingName = keyof typeof DESK_THINGS

export interface Desk {
  /** Of the view in the window. */
  seed?: number
  /** Left edge of the window as a fraction of the width. */
  windowLeft?: number
  items: readonly (readonly [thing: DeskThingName, across: number])[]
}

/** The top and front of a desk across the whole width. */
function deskFront({ width, height, x, y }: Frame): string {
  const drawer = mix(PALETTE.wood, BLACK, 0.15)
  return (
    rect(0, y(0.78), width, y(0.04), mix(PALETTE.woodLight, WHITE, 0.12)) +
    rect(0, y(0.82), width, height, PALETTE.wood) +
    rect(x(0.08), y(0.86), x(0.3), y(0.2), drawer) +
    rect(x(0.62), y(0.86), x(0.3), y(0.2), drawer) +
    rect(x(0.2), y(0.9), x(0.06), y(0.014), PALETTE.brass) +
    rect(x(0.74), y(0.9), x(0.06), y(0.014), PALETTE.brass)
  )
}

/** A desk without its sitter before a window on the mountains. */
export const desk =
  ({ seed = 2, windowLeft = 0.38, items }: Desk): Scene =>
  (frame) => {
    const { width, height, ink, x, y } = frame
    const unit = Math.min(width, height) / 520
    const things = each(items, ([name, across]) => {
      const { drawing, scale, lift } = DESK_THINGS[name]
      return place(x(across), y(0.785) - lift * unit, scale * unit, drawing())
    })
    return (
      panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), 0.78) +
      mountainWindow(
        frame,
        { left: x(windowLeft), top: y(0.1), width: x(0.52), height: y(0.52) },
        { seed, sun: [0.5, 0.3] },
      ) +
      deskFront(frame) +
      things
    )
  }

const DESK_TOP = 0.785

/** Wall, window and desk without the things on it. */
const bareDesk = (frame: Frame, seed: number, windowLeft: number): string =>
  desk({ seed, windowLeft, items: [] })(frame)

/** An answer paper on a clip board, leaning on its foot at (0, 0). */
const markedPaper = () =>
  turned(
    -4,
    rect(-92, -262, 184, 262, PALETTE.woodLight, { rx: 6 }) +
      place(
        -82,
        -250,
        1,
        paper({ width: 164, height: 240, lines: 7, heading: PALETTE.teesta, ticked: true }),
      ) +
      rect(-30, -272, 60, 22, '#9fb0ae', { rx: 5 }) +
      rect(-12, -282, 24, 14, '#74898a', { rx: 4 }),
  )

/** An answer paper with ticks. */
export function answerPaper(frame: Frame): string {
  const { smallUnit: unit, x, y } = frame
  return (
    bareDesk(frame, 12, 0.4) +
    place(
      x(0.14),
      y(DESK_TOP),
      1.9 * unit,
      bookStack([
        [110, 22, PALETTE.teesta, -54],
        [96, 18, PALETTE.genda, -46],
      ]),
    ) +
    place(x(0.36), y(DESK_TOP) + 6 * unit, 1.95 * unit, markedPaper()) +
    place(x(0.56), y(DESK_TOP) - 8 * unit, 1.5 * unit, pen(PALETTE.leaf)) +
    place(x(0.82), y(DESK_TOP), 2.3 * unit, pencilPot()) +
    place(x(0.92), y(DESK_TOP), 1.5 * unit, apple())
  )
}

/** A framed certificate on a stand: bars for words, a seal, a laurel border. */
const framedCertificate = () =>
  filled('M-60 0L-40-60H40L60 0H44L30-44H-30L-44 0Z', PALETTE.wood) +
  rect(-168, -262, 336, 236, PALETTE.woodLight, { rx: 4 }) +
  rect(-158, -252, 316, 216, '#fffdf6') +
  rect(-146, -240, 292, 192, 'none', { stroke: PALETTE.gendaLight, 'stroke-width': 3 }) +
  rect(-140, -234, 280, 180, 'none', { stroke: PALETTE.genda, 'stroke-width': 1 }) +
  rect(-70, -216, 140, 12, PALETTE.tea, { rx: 2 }) +
  rect(-44, -194, 88, 6, PALETTE.gurans, { rx: 2 }) +
  repeat(4, (index) =>
    rect(-104 + (index % 2) * 14, -170 + index * 17, 208 - (index % 2) * 28, 5, '#c9d2cb'),
  ) +
  stroked('M-116-72q10-14 18 0t18-4t22 2', PALETTE.teesta, 2.6) +
  rect(-118, -64, 66, 2, '#9aa89f') +
  place(88, -92, 1, waxSeal(21))

/** A certificate with a red seal. */
export function certificate(frame: Frame): string {
  const { smallUnit: unit, x, y } = frame
  return (
    bareDesk(frame, 7, 0.1) +
    place(x(0.1), y(DESK_TOP), 1.9 * unit, flowerVase()) +
    place(x(0.56), y(DESK_TOP), 2 * unit, framedCertificate()) +
    place(x(0.22), y(DESK_TOP), 2 * unit, inkpot()) +
    place(x(0.86), y(DESK_TOP) - 56 * unit, 1.6 * unit, medal(PALETTE.gurans))
  )
}

/** A tall stack of school books. */
export function schoolBooks(frame: Frame): string {
  const { smallUnit: unit, x, y } = frame
  const stack = bookStack([
    [190, 34, PALETTE.teesta, -98],
    [176, 28, PALETTE.gurans, -84],
    [184, 32, PALETTE.teaLight, -94],
    [160, 26, PALETTE.genda, -78],
    [172, 30, PALETTE.tin, -90],
    [150, 26, PALETTE.teestaLight, -70],
    [158, 30, PALETTE.tea, -82],
    [134, 24, PALETTE.guransLight, -64],
  ])
  return (
    bareDesk(frame, 29, 0.08) +
    place(x(0.22), y(DESK_TOP), 2 * unit, pencilPot()) +
    place(x(0.37), y(DESK_TOP) - 8 * unit, 1.3 * unit, pen(PALETTE.teesta)) +
    place(x(0.66), y(DESK_TOP), 1.65 * unit, stack) +
    place(x(0.66), y(DESK_TOP) - 379 * unit, 1.3 * unit, apple()) +
    place(x(0.88), y(DESK_TOP) - 75 * unit, 1.7 * unit, globe())
  )
}

/** A sheet of paper lying on a table with a pen across it. */
const paperWithPen = (ink: string) =>
  filled('M-58-4L-44-34H52L66-4Z', '#fffdf6') +
  filled('M-58-4H66V0H-58Z', '#e0d8c2') +
  stroked('M-34-28H40M-38-21H36M-42-14H14', '#c9d2cb', 2.6) +
  place(24, -10, 0.52, turned(-16, pen(ink)))

/** A long table set for a meeting. */
export function committee(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  const seats = [0.14, 0.32, 0.5, 0.68, 0.86]
  const top = path`M${x(0.05)} ${y(0.68)}H${x(0.95)}L${x(1.03)} ${y(0.82)}H${x(-0.03)}Z`
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), 0.7) +
    mountainWindow(
      frame,
      { left: x(0.2), top: y(0.09), width: x(0.6), height: y(0.36) },
      { seed: 45, sun: [0.74, 0.26] },
    ) +
    each(seats, (across) =>
      place(x(across), y(0.72), 1.9 * unit, highBackedChair(PALETTE.teaLight)),
    ) +
    filled(top, mix(PALETTE.woodLight, WHITE, 0.14)) +
    filled(path`M${x(0.3)} ${y(0.68)}H${x(0.6)}L${x(0.5)} ${y(0.82)}H${x(0.14)}Z`, WHITE, {
      opacity: 0.08,
    }) +
    rect(0, y(0.82), width, y(0.035), PALETTE.woodLight) +
    rect(0, y(0.855), width, height, PALETTE.wood) +
    repeat(4, (index) =>
      rect(x(0.05 + index * 0.235), y(0.89), x(0.2), y(0.2), mix(PALETTE.wood, BLACK, 0.15)),
    ) +
    each([0.16, 0.4, 0.64, 0.86], (across, index) =>
      place(
        x(across),
        y(0.8),
        1.35 * unit,
        paperWithPen(index % 2 ? PALETTE.gurans : PALETTE.teesta),
      ),
    ) +
    each([0.26, 0.75], (across) => place(x(across), y(0.765), 1.15 * unit, waterGlass())) +
    ellipse(x(0.5), y(0.772), 62 * unit, 10 * unit, BLACK, { opacity: 0.15 }) +
    place(x(0.5), y(0.77), 1.6 * unit, flowerVase())
  )
}
