import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, lerp, pick, repeat } from '../core/numbers'
import {
  box,
  circle,
  clipped,
  ellipse,
  filled,
  path,
  place,
  polygon,
  rect,
  stroked,
  turned,
} from '../core/svg'
import { archOutline } from '../buildings/parts'
import { figure, seatedFigure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { pen } from '../props/desk-things'
import { glow } from '../props/fire'
import { flask, microscope } from '../props/laboratory'
import { panelledWall } from './backdrop'
import { wallClock } from './office'

/** A desk from the front, 72 units wide, an answer sheet on it; it stands on y = 0. */
const examinationDesk = () =>
  ellipse(0, 1, 38, 4, BLACK, { opacity: 0.16 }) +
  stroked('M-29 0V-34M29 0V-34', '#74898a', 3) +
  rect(-31, -36, 62, 20, mix(PALETTE.woodLight, PALETTE.wood, 0.6)) +
  filled('M-31-46H31L36-38H-36Z', mix(PALETTE.woodLight, PALETTE.earth, 0.55)) +
  rect(-36, -38, 72, 4, PALETTE.woodLight) +
  filled('M-13-45H11L12-39H-15Z', '#fffdf4')

/** A candidate of Class XII, seen from the front; (0, 0) is the floor under the desk. */
const candidate = (look: Partial<Look>) =>
  place(
    0,
    -7,
    1,
    seatedFigure({ ...look, pose: { leftArm: [-18, 56], rightArm: [18, -58], lean: 0 } }),
  ) + examinationDesk()

const LOOKS = [
  { ...UNIFORM.blazerSkirt, skin: 1 },
  { ...UNIFORM.blazer, skin: 0 },
  { ...UNIFORM.blazerSkirt, skin: 3, hair: 'pony', hairTone: 1 },
  { ...UNIFORM.blazer, skin: 2 },
  { ...UNIFORM.blazer, skin: 3 },
  { ...UNIFORM.blazerSkirt, skin: 0, hair: 'bun' },
  { ...UNIFORM.blazer, skin: 1, hairTone: 2 },
] as const

/** Rows of desks, the farthest first: foot, scale in units, candidates, and the gap between two. */
const ROWS = [
  [0.575, 1.5, 6, 0.118],
  [0.695, 2.1, 6, 0.166],
  [0.88, 3, 4, 0.236],
] as const

/** The hall on the day of a board examination: rows of candidates under the clock. */
export function examinationHall(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const wall = mix('#f3e6c6', ink.mist, 0.15)
  const window = (across: number) => {
    const wide = x(0.105)
    const left = x(across) - wide / 2
    const foot = y(0.4)
    const tall = y(0.32)
    return (
      filled(archOutline(left - 9 * unit, foot, wide + 18 * unit, tall + 9 * unit), WHITE) +
      filled(archOutline(left, foot, wide, tall), mix(ink.sky[1], WHITE, 0.2)) +
      filled(
        path`M${left} ${foot}V${foot - tall * 0.34}Q${left + wide * 0.3} ${foot - tall * 0.46} ${left + wide * 0.6} ${foot - tall * 0.32}` +
          path`T${left + wide} ${foot - tall * 0.36}V${foot}Z`,
        ink.tea[1],
      ) +
      stroked(
        path`M${x(across)} ${foot}V${foot - tall}M${left} ${foot - tall * 0.6}h${wide}`,
        WHITE,
        5 * unit,
      ) +
      rect(left - 16 * unit, foot, wide + 32 * unit, 11 * unit, WHITE)
    )
  }
  const fan = (across: number, down: number, size: number) =>
    stroked(path`M${x(across)} 0V${y(down)}`, '#74898a', 4 * unit) +
    ellipse(x(across), y(down), size * unit, size * 0.11 * unit, '#8fa09f', { opacity: 0.7 }) +
    circle(x(across), y(down), size * 0.16 * unit, '#5f7373')
  const row = ([foot, scale, count, gap]: (typeof ROWS)[number], first: number) =>
    repeat(count, (index) =>
      place(
        x(0.5 + (index - (count - 1) / 2) * gap),
        y(foot),
        scale * unit,
        candidate(pick<Partial<Look>>(LOOKS, index * 3 + first)),
      ),
    )
  const invigilator = figure({
    ...UNIFORM.teacher,
    skin: 1,
    pose: { leftArm: [-14, 70], rightArm: [14, -70] },
  })
  return (
    rect(0, 0, width, height, wall) +
    each([0.09, 0.265, 0.735, 0.91], window) +
    place(x(0.5), y(0.2), 1.25 * unit, wallClock()) +
    rect(0, y(0.43), width, y(0.07), mix(PALETTE.teaLight, WHITE, 0.25)) +
    rect(0, y(0.425), width, 8 * unit, WHITE) +
    filled(
      polygon([
        [0, y(0.5)],
        [width, y(0.5)],
        [width, height],
        [0, height],
      ]),
      mix(PALETTE.earth, WHITE, 0.2),
    ) +
    stroked(
      repeat(
        9,
        (index) =>
          path`M${lerp(x(0.26), x(0.74), index / 8)} ${y(0.5)}L${lerp(x(-0.6), x(1.6), index / 8)} ${height}`,
      ),
      mix(PALETTE.earth, PALETTE.earthDark, 0.5),
      2.4 * unit,
    ) +
    fan(0.18, 0.075, 110) +
    fan(0.82, 0.075, 110) +
    row(ROWS[0], 0) +
    row(ROWS[1], 2) +
    place(x(0.5), y(0.735), 2.35 * unit, invigilator) +
    row(ROWS[2], 4)
  )
}

/** Battery and lamp on a board, wired; 260 units wide, its near edge on y = 0. */
const circuit = () =>
  filled('M-150 4L-122-64H122L150 4Z', BLACK, { opacity: 0.16 }) +
  filled('M-150 0L-122-68H122L150 0Z', mix(PALETTE.cream, PALETTE.earth, 0.35)) +
  rect(-150, 0, 300, 8, mix(PALETTE.earth, PALETTE.wood, 0.4)) +
  stroked('M-82-40Q-60-74-10-62Q40-50 62-44', PALETTE.gurans, 6) +
  stroked('M-82-18Q-30-2 30-10Q62-14 66-30', PALETTE.ink, 6) +
  rect(-118, -66, 66, 54, PALETTE.teesta, { rx: 5 }) +
  rect(-118, -66, 66, 17, PALETTE.genda, { rx: 5 }) +
  rect(-104, -76, 12, 12, '#8fa09f', { rx: 2 }) +
  rect(-78, -76, 12, 12, '#8fa09f', { rx: 2 }) +
  rect(44, -44, 44, 16, PALETTE.ink, { rx: 4 }) +
  rect(54, -66, 24, 24, '#8fa09f', { rx: 3 }) +
  stroked('M54-58H78M54-50H78', '#5f7373', 3) +
  circle(66, -98, 36, '#fff3b8') +
  circle(66, -98, 36, PALETTE.gendaLight, { opacity: 0.5 }) +
  stroked('M58-66V-88L62-96L66-88L70-96L74-88V-66', PALETTE.tin, 3.4) +
  ellipse(54, -112, 8, 11, WHITE, { opacity: 0.85 })

/** Marks on the teacher's sheet: three lines and their ticks; 210 units wide, its near edge on y = 0. */
const markSheet = () =>
  filled('M-108 4L-88-82H88L108 4Z', BLACK, { opacity: 0.16 }) +
  filled('M-108 0L-88-86H88L108 0Z', PALETTE.woodLight) +
  filled('M-96-6L-79-80H79L96-6Z', '#fffdf6') +
  filled('M-68-74H0L-1-66H-70Z', PALETTE.teesta) +
  stroked('M-68-52H26M-72-34H18M-76-16H30', '#c3cdc5', 5) +
  stroked('M44-54l8 8l16-18M46-35l8 8l17-18M48-16l9 9l18-19', PALETTE.leaf, 6.4)

/** A practical test: a pupil makes the lamp glow, and a teacher ticks her sheet. */
export function practicalTest(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const table = y(0.735)
  const teacher = seatedFigure({
    ...UNIFORM.teacher,
    skin: 1,
    pose: { leftArm: [-20, 44], rightArm: [22, -40], lean: 2 },
  })
  const pupil = figure({
    ...UNIFORM.girl,
    skin: 0,
    shadow: false,
    pose: { leftArm: [-40, -66], rightArm: [16, -54], lean: -5 },
  })
  const shelf = y(0.3)
  return (
    panelledWall(frame, mix('#2f6f73', ink.mist, 0.12), 0.8) +
    rect(x(0.06), shelf, x(0.5), 16 * unit, PALETTE.woodLight) +
    rect(x(0.06), shelf + 16 * unit, x(0.5), 8 * unit, BLACK, { opacity: 0.2 }) +
    place(x(0.125), shelf, 1.5 * unit, microscope()) +
    place(x(0.235), shelf, 1.7 * unit, flask(PALETTE.guransLight)) +
    place(x(0.33), shelf, 1.35 * unit, flask(PALETTE.genda)) +
    place(x(0.42), shelf, 1.7 * unit, flask(PALETTE.leafLight)) +
    place(x(0.515), shelf, 1.35 * unit, flask(PALETTE.teestaLight)) +
    place(x(0.845), y(0.2), 1.3 * unit, wallClock()) +
    glow(x(0.6), table - 100 * unit, 330 * unit, 0.7) +
    place(x(0.255), y(0.965), 6.5 * unit, teacher) +
    clipped(box(0, 0, width, table + 2), place(x(0.775), y(1.07), 6.4 * unit, pupil)) +
    rect(0, table, width, y(0.07), mix(PALETTE.woodLight, PALETTE.earth, 0.45)) +
    rect(0, table + y(0.07), width, y(0.025), PALETTE.woodLight) +
    rect(0, table + y(0.095), width, height, PALETTE.wood) +
    rect(0, table + y(0.095), width, 9 * unit, BLACK, { opacity: 0.22 }) +
    place(x(0.265), table + y(0.06), 1.5 * unit, markSheet()) +
    place(x(0.345), table + y(0.035), 0.9 * unit, turned(-38, pen(PALETTE.gurans))) +
    place(x(0.58), table + y(0.062), 1.5 * unit, circuit())
  )
}
