import { mix, PALETTE } from '../core/colour'
import type { Frame } from '../core/frame'
import { pick, repeat } from '../core/numbers'
import { box, clipped, ellipse, path, place, rect, stroked } from '../core/svg'
import { figure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { bookShelf, bookStack, openBook } from '../props/books'
import { globe } from '../props/desk-things'
import { flask, microscope, testTube } from '../props/laboratory'
import { mountainWindow, panelledWall, woodenFloor } from './backdrop'

const reader = (look: Partial<Look>) =>
  figure({ ...look, pose: { leftArm: [-8, 76], rightArm: [8, -76] } }) +
  place(0, -52, 0.62, openBook())

/** Two readers between tall shelves. */
export function library(frame: Frame): string {
  const { width, height, ink, portrait, unit, x, y, span } = frame
  const windowWidth = span(portrait ? 0.5 : 0.3)
  const windowLeft = x(0.5) - windowWidth / 2
  const rightShelf = windowLeft + windowWidth + 36 * unit
  const shelf = { height: y(0.66), rows: portrait ? 5 : 4 }
  const readerScale = height * 0.0029
  const stack = bookStack([
    [120, 22, PALETTE.teesta, -60],
    [104, 18, PALETTE.genda, -50],
    [112, 22, PALETTE.teaLight, -58],
    [84, 18, PALETTE.guransLight, -44],
  ])
  return (
    rect(0, 0, width, height, mix('#e9dcbe', PALETTE.earth, 0.25)) +
    mountainWindow(
      frame,
      {
        left: windowLeft,
        top: y(0.12),
        width: windowWidth,
        height: y(0.5),
      },
      { seed: 3, horizon: 0.7, tea: 0.8 },
    ) +
    place(
      24 * unit,
      y(0.1),
      1,
      bookShelf({ ...shelf, width: windowLeft - 60 * unit, seed: 5 }, ink),
    ) +
    place(
      rightShelf,
      y(0.1),
      1,
      bookShelf({ ...shelf, width: width - 24 * unit - rightShelf, seed: 19 }, ink),
    ) +
    woodenFloor(frame, 0.8) +
    ellipse(x(0.5), y(0.92), span(0.34), y(0.075), PALETTE.gurans) +
    ellipse(x(0.5), y(0.92), span(0.32), y(0.066), 'none', {
      stroke: PALETTE.gendaLight,
      'stroke-width': path`${4 * unit}`,
    }) +
    place(x(portrait ? 0.3 : 0.4), y(0.93), readerScale, reader({ ...UNIFORM.girl, skin: 1 })) +
    place(
      x(portrait ? 0.7 : 0.6),
      y(0.94),
      readerScale * 1.02,
      reader({ ...UNIFORM.boy, skin: 0, hairTone: 1 }),
    ) +
    place(x(0.5), y(0.945), 1.25 * unit, stack) +
    place(x(0.5), y(0.945) - 143.2 * unit, unit * 0.9, globe())
  )
}

const RACK_LIQUIDS = [
  PALETTE.leaf,
  PALETTE.genda,
  PALETTE.guransLight,
  PALETTE.teestaLight,
] as const

/** Test tubes in a wooden rack, its left end at x. */
function tubeRack(x: number, y: number, unit: number): string {
  const rail = (level: number) => rect(x - 20 * unit, level, 108 * unit, 8 * unit, PALETTE.wood)
  return (
    repeat(4, (index) =>
      place(x + index * 22 * unit, y - 8 * unit, 1.5 * unit, testTube(pick(RACK_LIQUIDS, index))),
    ) +
    rail(y - 44 * unit) +
    rail(y - 8 * unit)
  )
}

/** The long bench in front of the wall, its top at 74 per cent of the height. */
function laboratoryBench({ width, height, y, unit }: Frame): string {
  return (
    rect(0, y(0.74), width, y(0.04), mix('#35504d', PALETTE.ink, 0.2)) +
    rect(0, y(0.78), width, height, mix(PALETTE.woodLight, PALETTE.cream, 0.35)) +
    stroked(
      repeat(7, (index) => path`M${(width * index) / 6} ${y(0.78)}V${height}`),
      mix(PALETTE.woodLight, PALETTE.wood, 0.4),
      4 * unit,
    )
  )
}

/** Three students at the bench of the science laboratory. */
export function laboratory(frame: Frame): string {
  const { width, height, ink, portrait, unit, x, y, span } = frame
  const windowWidth = span(portrait ? 0.84 : 0.6)
  const student = (across: number, look: Partial<Look>) =>
    place(x(across), y(0.97), height * 0.0046, figure({ ...UNIFORM.laboratory, ...look }))
  const students =
    student(portrait ? 0.22 : 0.3, {
      skin: 0,
      hair: 'plaits',
      pose: { rightArm: [40, 120], leftArm: [-10, 10] },
    }) +
    student(portrait ? 0.52 : 0.5, {
      skin: 1,
      pose: { rightArm: [50, 150], leftArm: [-50, -120] },
    }) +
    student(portrait ? 0.82 : 0.7, {
      skin: 3,
      hair: 'bun',
      pose: { leftArm: [-40, -120], rightArm: [10, 6] },
    })
  const benchY = y(0.745)
  return (
    panelledWall(frame, mix('#d5e6e3', ink.mist, 0.3), 0.75) +
    mountainWindow(
      frame,
      { left: x(0.5) - windowWidth / 2, top: y(0.1), width: windowWidth, height: y(0.42) },
      { seed: 8 },
    ) +
    laboratoryBench(frame) +
    clipped(box(0, 0, width, y(0.742)), students) +
    place(x(0.14), benchY, 1.9 * unit, microscope()) +
    place(x(portrait ? 0.36 : 0.395), benchY, 1.6 * unit, flask(PALETTE.teestaLight)) +
    place(x(portrait ? 0.64 : 0.6), benchY, 2 * unit, flask(PALETTE.guransLight)) +
    place(x(0.86), benchY, 1.5 * unit, flask(PALETTE.genda)) +
    tubeRack(x(portrait ? 0.5 : 0.48), benchY, unit)
  )
}
