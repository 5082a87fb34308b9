import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
import { circle, filled, path, place, rect, stroked } from '../core/svg'
import { figure, seatedFigure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { bookStack } from '../props/books'
import { globe, pencilPot } from '../props/desk-things'
import { chairFromBehind, pupilDesk } from '../props/furniture'
import { computerScreen, keyboard } from '../props/laboratory'
import { chalkBoard } from '../props/room'
import { GREEN_WALL, mountainWindow, panelledWall, woodenFloor } from './backdrop'

/** A pupil at a desk, seen from behind; (0, 0) is the floor under the chair. */
const pupilAtDesk = (look: Partial<Look>): string =>
  place(0, -10, 1, pupilDesk()) + seatedFigure({ fromBehind: true, ...look }) + chairFromBehind()

const RAISED_HAND = { rightArm: [150, 172], leftArm: [-8, 12] } as const
const WRITING = { rightArm: [8, -12], leftArm: [-8, 12] } as const

/** Where each desk stands, its scale in units, and who sits there. */
const PUPILS: readonly (readonly [x: number, y: number, scale: number, look: Partial<Look>])[] = [
  [0.17, 0.82, 2.7, { ...UNIFORM.girl, skin: 1, pose: RAISED_HAND }],
  [0.4, 0.82, 2.7, { ...UNIFORM.boy, skin: 0, pose: WRITING }],
  [0.63, 0.82, 2.7, { ...UNIFORM.girl, skin: 3, hair: 'pony', pose: WRITING }],
  [0.86, 0.82, 2.7, { ...UNIFORM.boy, skin: 2, pose: WRITING }],
  [0.06, 1.03, 3.8, { ...UNIFORM.boy, skin: 3, hairTone: 1, pose: WRITING }],
  [0.345, 1.03, 3.8, { ...UNIFORM.boy, skin: 2, pose: RAISED_HAND }],
  [0.655, 1.03, 3.8, { ...UNIFORM.girl, skin: 0, pose: WRITING }],
  [0.94, 1.03, 3.8, { ...UNIFORM.girl, skin: 1, pose: WRITING }],
]

/** A sum on the board, without a word: rows of chalk strokes and a triangle. */
const lessonOnBoard = () =>
  stroked('M30 120L90 30L150 120Z', '#f4f7f0', 3) +
  stroked('M90 30V120', PALETTE.gendaLight, 3, { 'stroke-dasharray': '8 8' }) +
  circle(230, 78, 44, 'none', { stroke: '#f4f7f0', 'stroke-width': 3 }) +
  stroked('M230 78L262 48', PALETTE.rose, 3) +
  stroked('M310 44H420M310 74H396M310 104H430', '#f4f7f0', 3, { opacity: 0.75 })

/** Rows of desks before the board. */
export function classroom(frame: Frame): string {
  const { ink, unit, x, y } = frame
  const pupils = PUPILS.map(([across, down, scale, look]) =>
    place(x(across), y(down), scale * unit, pupilAtDesk(look)),
  )
  const teacher = figure({
    ...UNIFORM.teacher,
    skin: 1,
    pose: { leftArm: [-70, -130], rightArm: [10, 40] },
  })
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), 0.7) +
    mountainWindow(
      frame,
      { left: x(0.755), top: y(0.1), width: x(0.215), height: y(0.37) },
      { seed: 5, sun: [0.3, 0.24] },
    ) +
    place(x(0.045), y(0.1), 1.66 * unit, chalkBoard(460, 170, place(0, 10, 1, lessonOnBoard()))) +
    woodenFloor(frame, 0.66) +
    place(x(0.67), y(0.7), 3.9 * unit, teacher) +
    pupils.join('')
  )
}

const barChart = () =>
  rect(-32, 4, 12, 16, PALETTE.gurans) +
  rect(-14, -8, 12, 28, PALETTE.genda) +
  rect(4, -18, 12, 38, PALETTE.teaLight) +
  rect(22, -2, 12, 22, PALETTE.teesta)

const codeLines = () =>
  stroked('M-34-16H-6M-26-6H14M-26 4H4M-34 14H-14', PALETTE.teesta, 3.4) +
  stroked('M0-16H18M20-6H32M10 4H26', PALETTE.gurans, 3.4)

const drawnPeaks = () =>
  circle(22, -12, 6, PALETTE.genda) +
  filled('M-43 25V12L-22-12L-10 2L4-18L43 20V25Z', WHITE) +
  filled('M-22-12L-10 2L-16 10L-26 4ZM4-18L43 20L18 14Z', PALETTE.sky) +
  filled('M-43 26V16Q-10 6 43 18V26Z', PALETTE.leaf)

/** Three students at screens in the computer laboratory. */
export function computerLaboratory(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const station = (across: number, picture: string, look: Partial<Look>) =>
    place(x(across), y(0.625), 2.75 * unit, computerScreen(picture)) +
    place(x(across), y(0.65), 2.3 * unit, keyboard()) +
    place(
      x(across) + 70 * unit,
      y(1.02),
      4.5 * unit,
      seatedFigure({ fromBehind: true, ...look }) + chairFromBehind(),
    )
  return (
    rect(0, 0, width, height, mix('#d9e5ea', ink.mist, 0.3)) +
    mountainWindow(
      frame,
      { left: x(0.1), top: y(0.07), width: x(0.8), height: y(0.22) },
      { seed: 14, sun: [0.78, 0.3] },
    ) +
    rect(0, y(0.61), width, y(0.055), mix(PALETTE.woodLight, PALETTE.cream, 0.45)) +
    rect(0, y(0.665), width, height, mix(PALETTE.wood, PALETTE.cream, 0.18)) +
    rect(0, y(0.665), width, 8 * unit, BLACK, { opacity: 0.18 }) +
    stroked(
      repeat(4, (index) => path`M${x(0.02 + index * 0.32)} ${y(0.665)}V${height}`),
      mix(PALETTE.wood, BLACK, 0.15),
      5 * unit,
    ) +
    station(0.16, barChart(), {
      ...UNIFORM.girl,
      skin: 0,
      pose: WRITING,
    }) +
    station(0.475, codeLines(), {
      ...UNIFORM.boy,
      skin: 1,
      pose: WRITING,
    }) +
    station(0.79, drawnPeaks(), {
      ...UNIFORM.girl,
      skin: 3,
      hair: 'pony',
      pose: WRITING,
    })
  )
}

/** A teacher at the board. */
export function faculty(frame: Frame): string {
  const { height, ink, smallUnit: unit, x, y } = frame
  const teacher = figure({
    ...UNIFORM.teacher,
    skin: 1,
    shadow: false,
    pose: { leftArm: [-98, -128], rightArm: [16, -60], lean: -2 },
  })
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), 0.9) +
    place(x(0.08), y(0.12), 1.62 * unit, chalkBoard(500, 250, place(0, 20, 1.1, lessonOnBoard()))) +
    mountainWindow(
      frame,
      { left: x(0.83), top: y(0.13), width: x(0.22), height: y(0.44) },
      { seed: 21, sun: [0.6, 0.24] },
    ) +
    woodenFloor(frame, 0.86) +
    place(x(0.685), y(0.955), 6.1 * unit, teacher) +
    rect(0, y(0.83), x(0.44), y(0.04), mix(PALETTE.woodLight, WHITE, 0.12)) +
    rect(0, y(0.87), x(0.42), height, PALETTE.wood) +
    rect(x(0.04), y(0.9), x(0.15), y(0.2), mix(PALETTE.wood, BLACK, 0.15)) +
    rect(x(0.23), y(0.9), x(0.15), y(0.2), mix(PALETTE.wood, BLACK, 0.15)) +
    place(
      x(0.13),
      y(0.832),
      1.5 * unit,
      bookStack([
        [110, 22, PALETTE.gurans, -58],
        [96, 18, PALETTE.teesta, -48],
        [104, 20, PALETTE.genda, -54],
      ]),
    ) +
    place(x(0.27), y(0.832) - 75 * unit, 1.7 * unit, globe()) +
    place(x(0.38), y(0.832), 1.6 * unit, pencilPot())
  )
}
