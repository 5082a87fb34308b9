import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { lerp, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import {
  box,
  clipped,
  ellipse,
  filled,
  path,
  place,
  polygon,
  rect,
  stroked,
  type Point,
} from '../core/svg'
import { rain } from '../land/sky'
import { bush, shadeTree } from '../land/trees'
import { figure, seatedFigure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { bookShelf, bookStack, openBook } from '../props/books'
import { teacup } from '../props/desk-things'
import { glow } from '../props/fire'
import { farTea, vista } from './backdrop'

/** Reading lamp with a green glass shade, 84 units high, standing on y = 0. */
const readingLamp = () =>
  filled('M-20 0H20Q18-8 4-9V-52H-4V-9Q-18-8-20 0Z', PALETTE.brass) +
  filled('M-44-52Q-40-84 0-84Q40-84 44-52Z', PALETTE.leaf) +
  filled('M10-83Q40-80 44-52H22Q24-72 10-83Z', PALETTE.teaLight) +
  ellipse(0, -52, 44, 5, '#fff0bd')

/** Library ladder that leans to the right, 470 units high, its foot at (0, 0). */
const ladder = () =>
  stroked('M-34 0L10-470M34 0L64-470', PALETTE.brass, 7) +
  stroked(
    repeat(11, (index) => {
      const t = (index + 0.7) / 11.6
      return path`M${lerp(-34, 10, t)} ${-470 * t}L${lerp(34, 64, t)} ${-470 * t}`
    }),
    mix(PALETTE.brass, PALETTE.wood, 0.35),
    6,
  )

/** The reading room: shelves to the ceiling, a ladder and a long table. */
export function bookShelves(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const shelfWidth = (width - 100 * unit) / 3
  const shelf = (index: number) =>
    place(
      22 * unit + index * (shelfWidth + 28 * unit),
      y(0.075),
      1,
      bookShelf(
        { width: shelfWidth, height: y(0.665), rows: 5, seed: [11, 23, 36][index] ?? 5 },
        ink,
      ),
    )
  const reader = (across: number, look: Partial<Look>) =>
    place(
      x(across),
      y(0.945),
      3.9 * unit,
      seatedFigure({ ...look, pose: { leftArm: [-16, 64], rightArm: [16, -64] } }),
    )
  const table = y(0.805)
  return (
    rect(0, 0, width, height, mix('#e9dcbe', PALETTE.earth, 0.25)) +
    rect(0, 0, width, y(0.05), mix('#e9dcbe', PALETTE.wood, 0.25)) +
    shelf(0) +
    shelf(1) +
    shelf(2) +
    rect(0, y(0.74), width, height, mix(PALETTE.woodLight, PALETTE.earth, 0.35)) +
    rect(0, y(0.74), width, 9 * unit, BLACK, { opacity: 0.2 }) +
    place(x(0.7), y(0.79), 1.24 * unit, ladder()) +
    place(
      x(0.727),
      y(0.615),
      2.75 * unit,
      figure({
        ...UNIFORM.girl,
        skin: 1,
        fromBehind: true,
        shadow: false,
        pose: {
          rightArm: [150, 168],
          leftArm: [-30, -160],
          leftLeg: [-6, -2],
          rightLeg: [14, -24],
        },
      }) + rect(14, -112, 6, 17, PALETTE.genda),
    ) +
    glow(x(0.355), y(0.68), 150 * unit, 0.5) +
    glow(x(0.595), y(0.68), 150 * unit, 0.5) +
    clipped(
      box(0, 0, width, table + 2),
      reader(0.475, { ...UNIFORM.boy, skin: 0 }) +
        reader(0.235, { ...UNIFORM.girl, skin: 3, hair: 'pony' }),
    ) +
    rect(0, table, width, y(0.035), mix(PALETTE.woodLight, WHITE, 0.14)) +
    rect(0, table + y(0.035), width, height, PALETTE.wood) +
    rect(0, table + y(0.035), width, 7 * unit, BLACK, { opacity: 0.2 }) +
    place(x(0.475), table - 6 * unit, 2.3 * unit, openBook()) +
    place(x(0.235), table - 6 * unit, 2.3 * unit, openBook()) +
    place(x(0.355), table, 1.7 * unit, readingLamp()) +
    place(x(0.595), table, 1.7 * unit, readingLamp()) +
    place(
      x(0.83),
      table,
      1.05 * unit,
      bookStack([
        [110, 22, PALETTE.teesta, -58],
        [96, 18, PALETTE.genda, -50],
        [104, 20, PALETTE.gurans, -54],
      ]),
    )
  )
}

/** One page of the large open book: `side` −1 is the left page. */
function largePage(side: -1 | 1): string {
  const at = (across: number, down: number): Point => [
    side * lerp(lerp(3, 128, across), lerp(3, 152, across), down),
    lerp(-34, 30, down) - Math.sin(across * Math.PI * 0.92) * 15 + across * 5,
  ]
  const edge = (down: number) => Array.from({ length: 13 }, (_, index) => at(index / 12, down))
  const outline = polygon([...edge(0), ...edge(1).reverse()])
  const bar = (from: number, to: number, down: number) => {
    const points = Array.from({ length: 7 }, (_, index) => at(lerp(from, to, index / 6), down))
    return path`M${points[0]?.[0] ?? 0} ${points[0]?.[1] ?? 0}${points
      .slice(1)
      .map(([pointX, pointY]) => path`L${pointX} ${pointY}`)
      .join('')}`
  }
  const rows = repeat(9, (row) => {
    const down = 0.12 + row * 0.095
    const end = row % 4 === 3 ? 0.34 : 0.46
    return bar(0.1, end, down) + bar(0.55, row % 3 === 1 ? 0.8 : 0.92, down)
  })
  return (
    filled(outline, side < 0 ? '#fffdf4' : '#f8f2e0') +
    stroked(rows, '#a9b3a9', 2) +
    stroked(bar(0.1, 0.24, 0.12) + bar(0.55, 0.7, 0.5), PALETTE.gurans, 3.4)
  )
}

/** A thick dictionary, open, 320 units wide; its near edge is at y = 52. */
const dictionaryBook = () =>
  ellipse(0, 52, 178, 12, BLACK, { opacity: 0.2 }) +
  filled('M-166 52L-140-22Q-60-44 0-26Q60-44 140-22L166 52Z', PALETTE.gurans) +
  filled('M-158 36Q-70 16 0 34Q70 16 158 36L160 48Q70 30 0 48Q-70 30-160 48Z', '#e6dabb') +
  stroked('M-157 40Q-70 20 0 38Q70 20 157 40M-158 44Q-70 25 0 43Q70 25 158 44', '#c5b68f', 1.4) +
  largePage(-1) +
  largePage(1) +
  stroked('M0-33Q2 0 0 46', '#c9bb95', 2.4) +
  filled('M10-30Q16 10 12 62L19 56L26 62Q28 10 22-33Z', PALETTE.teesta)

const spectacles = () =>
  ellipse(-15, 0, 13, 7, WHITE, { opacity: 0.4 }) +
  ellipse(17, -2, 13, 7, WHITE, { opacity: 0.4 }) +
  ellipse(-15, 0, 13, 7, 'none', { stroke: PALETTE.ink, 'stroke-width': 3 }) +
  ellipse(17, -2, 13, 7, 'none', { stroke: PALETTE.ink, 'stroke-width': 3 }) +
  stroked('M-2-1Q1-5 4-2M-27-3L-44-16M30-4L38-20', PALETTE.ink, 3)

/** Underside and edge of a corrugated roof across the top, with water that runs off it. */
function dripstone(frame: Frame): string {
  const { width, unit, y } = frame
  const random = seededRandom(33)
  const waves = 34
  const step = width / waves
  const eave = y(0.2)
  const corrugated = repeat(waves, (index) => {
    const left = index * step
    return path`Q${left + step / 2} ${eave + 15 * unit} ${left + step} ${eave}`
  })
  return (
    filled(path`M0 0V${eave}${corrugated}V0Z`, PALETTE.tin) +
    repeat(
      waves,
      (index) =>
        rect(
          (index + 0.34) * step,
          0,
          step * 0.34,
          eave + 7 * unit,
          mix(PALETTE.tin, '#3a0f10', 0.22),
        ) + rect((index + 0.06) * step, 0, step * 0.12, eave, mix(PALETTE.tin, WHITE, 0.2)),
    ) +
    rect(0, 0, width, y(0.05), BLACK, { opacity: 0.12 }) +
    stroked(
      repeat(waves, (index) => {
        const dropX = (index + 0.5) * step
        const from = eave + 10 * unit + random() * 26 * unit
        const run = 40 + random() * 120
        return (
          path`M${dropX} ${from}V${from + run * unit}` +
          path`M${dropX} ${from + (run + 26) * unit}v${(18 + random() * 46) * unit}`
        )
      }),
      WHITE,
      3 * unit,
      { opacity: 0.7 },
    )
  )
}

/** A dictionary on the veranda table, rain on the tin roof. */
export function dictionary(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const post = (across: number) =>
    rect(x(across), y(0.18), 34 * unit, y(0.56), mix(PALETTE.cream, ink.mist, 0.25)) +
    rect(x(across) + 22 * unit, y(0.18), 12 * unit, y(0.56), mix(PALETTE.cream, '#6f8580', 0.5)) +
    rect(x(across) - 6 * unit, y(0.205), 46 * unit, 16 * unit, mix(PALETTE.cream, WHITE, 0.3))
  const rail = mix(PALETTE.teaLight, ink.near, 0.1)
  return (
    vista(frame, { seed: 73, peaks: null, horizon: 0.5, sun: null, mist: 0.9 }) +
    farTea(frame, 0.55, 0.76, { hillSeed: 15 }) +
    shadeTree(x(0.25), y(0.73), 330 * unit, ink, 4) +
    shadeTree(x(0.8), y(0.74), 400 * unit, ink, 9) +
    bush(x(0.1), y(0.75), 66 * unit, ink, 4, PALETTE.guransLight) +
    bush(x(0.56), y(0.75), 56 * unit, ink, 7, PALETTE.genda) +
    rain(width, y(0.75), 220, 16) +
    dripstone(frame) +
    post(0.055) +
    post(0.91) +
    rect(0, y(0.625), width, 14 * unit, rail) +
    repeat(20, (index) => rect(x(index / 20) + 8 * unit, y(0.63), 9 * unit, y(0.14), rail)) +
    rect(0, y(0.745), width, y(0.1), mix(PALETTE.woodLight, WHITE, 0.16)) +
    filled(path`M${x(0.18)} ${y(0.745)}H${x(0.4)}L${x(0.3)} ${y(0.845)}H${x(0.04)}Z`, WHITE, {
      opacity: 0.1,
    }) +
    rect(0, y(0.845), width, height, PALETTE.wood) +
    rect(0, y(0.845), width, 8 * unit, BLACK, { opacity: 0.2 }) +
    place(x(0.49), y(0.735), 1.62 * unit, dictionaryBook()) +
    place(x(0.8), y(0.805), 1.75 * unit, teacup()) +
    place(x(0.165), y(0.81), 1.5 * unit, spectacles())
  )
}
