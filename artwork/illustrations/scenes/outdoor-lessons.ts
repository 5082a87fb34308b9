import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import {
  circle,
  ellipse,
  filled,
  path,
  place,
  placeMirrored,
  polygon,
  rect,
  stroked,
  turned,
  verticalGradient,
} from '../core/svg'
import { flag } from '../buildings/flags'
import { pole, tinRoof } from '../buildings/parts'
import { school } from '../buildings/school'
import { rain } from '../land/sky'
import { shadeTree } from '../land/trees'
import { figure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { paper } from '../props/books'
import { umbrella } from '../props/play'
import { measuringGlass, raindropRings, rainGauge } from '../props/weather'
import { farTea, lawn, vista } from './backdrop'

/** On one knee: the figure is drawn 23 units higher than it kneels. */
const KNEELING = { leftLeg: [4, -88], rightLeg: [82, 2] } as const

const kneeling = (look: Partial<Look>): string =>
  place(0, 23, 1, figure({ ...look, shadow: false, pose: { ...KNEELING, ...look.pose } }))

/** Morning shadow of someone who stands at (0, 0), thrown to the left. */
const morningShadow = (length: number): string =>
  filled(path`M-7-1H8L${-length * 0.9} 13Q${-length} 15 ${-length} 10Z`, '#3b2a1a', {
    opacity: 0.2,
  })

/** Chalk, string and the shadow of the flagpole. */
export function geometry(frame: Frame): string {
  const { height, ink, unit, x, y } = frame
  const foot = [x(0.7), y(0.735)] as const
  const tip = [x(0.2), y(0.815)] as const
  const court = mix(PALETTE.earth, ink.mist, 0.32)
  const shadow = mix(court, '#4a3521', 0.42)
  const chalk = (data: string, thick = 4, dashes?: string) =>
    stroked(data, WHITE, thick * unit, dashes ? { 'stroke-dasharray': dashes, opacity: 0.95 } : {})
  const along = (t: number) =>
    [foot[0] + (tip[0] - foot[0]) * t, foot[1] + (tip[1] - foot[1]) * t] as const
  const mark = (t: number) => {
    const [markX, markY] = along(t)
    return path`M${markX - 4 * unit} ${markY - 11 * unit}L${markX + 4 * unit} ${markY + 11 * unit}`
  }
  const [flagX, flagY] = along(0.86)
  const pupil = (at: readonly [number, number], tall: number, body: string, throwTo = 96) =>
    place(at[0], at[1], tall * unit, morningShadow(throwTo) + body)
  return (
    vista(frame, { seed: 41, peaks: null, horizon: 0.52, sun: [0.86, 0.24] }) +
    farTea(frame, 0.575, 0.76, { hillSeed: 37 }) +
    place(x(0.44), y(0.632), 0.36 * unit, school(ink)) +
    shadeTree(x(0.1), y(0.65), 230 * unit, ink, 5) +
    shadeTree(x(0.95), y(0.66), 260 * unit, ink, 8) +
    lawn(frame, 0.625) +
    filled(
      path`M${x(-0.05)} ${y(0.71)}Q${x(0.5)} ${y(0.64)} ${x(1.05)} ${y(0.685)}V${height}H${x(-0.05)}Z`,
      court,
    ) +
    filled(
      path`M${x(-0.05)} ${y(0.71)}Q${x(0.5)} ${y(0.64)} ${x(1.05)} ${y(0.685)}V${y(0.7)}` +
        path`Q${x(0.5)} ${y(0.655)} ${x(-0.05)} ${y(0.728)}Z`,
      mix(court, '#7a5a38', 0.22),
    ) +
    filled(
      polygon([
        [foot[0], foot[1] - 7 * unit],
        [foot[0], foot[1] + 7 * unit],
        [tip[0], tip[1] + 4 * unit],
        [tip[0], tip[1] - 4 * unit],
      ]),
      shadow,
    ) +
    filled(
      path`M${tip[0]} ${tip[1]}L${flagX} ${flagY}q${-34 * unit} ${22 * unit} ${-92 * unit} ${26 * unit}` +
        path`q${-20 * unit} ${4 * unit} ${-16 * unit} ${-12 * unit}Z`,
      shadow,
      { opacity: 0.8 },
    ) +
    chalk(
      path`M${foot[0]} ${foot[1] + 34 * unit}L${tip[0] + 20 * unit} ${tip[1] + 44 * unit}`,
      3.4,
      path`${13 * unit} ${10 * unit}`,
    ) +
    chalk(mark(0.2) + mark(0.4) + mark(0.6) + mark(0.8), 4.4) +
    chalk(
      path`M${foot[0] - 96 * unit} ${foot[1] + 15 * unit}A${98 * unit} ${34 * unit} 0 0 0 ${foot[0]} ${foot[1] + 35 * unit}`,
      4,
    ) +
    pole(foot[0], foot[1], y(0.635), 9 * unit, ink) +
    ellipse(foot[0], foot[1], 30 * unit, 9 * unit, mix('#cfc6b4', ink.mist, 0.1)) +
    rect(foot[0] - 30 * unit, foot[1] - 12 * unit, 60 * unit, 12 * unit, '#e4dccb') +
    ellipse(foot[0], foot[1] - 12 * unit, 30 * unit, 8 * unit, '#f3ecdd') +
    rect(
      foot[0] - 5 * unit,
      foot[1] - 40 * unit,
      10 * unit,
      30 * unit,
      mix('#f5efe0', ink.mist, 0.2),
    ) +
    flag(foot[0] + 5 * unit, y(0.115), {
      width: 178 * unit,
      height: 116 * unit,
      cloth: PALETTE.tea,
      stripe: PALETTE.genda,
      phase: 0.6,
    }) +
    stroked(
      path`M${foot[0] - 6 * unit} ${foot[1] - 30 * unit}L${x(0.352)} ${y(0.607)}`,
      '#fff7df',
      3 * unit,
    ) +
    pupil(
      [x(0.84), y(0.8)],
      3.3,
      figure({
        ...UNIFORM.teacher,
        skin: 1,
        shadow: false,
        pose: { leftArm: [-70, -112], rightArm: [12, 40] },
      }),
    ) +
    pupil(
      [x(0.28), y(0.795)],
      2.75,
      figure({
        ...UNIFORM.girl,
        skin: 0,
        shadow: false,
        pose: { rightArm: [52, 74], leftArm: [-12, -4] },
      }),
    ) +
    pupil(
      [x(0.505), y(0.845)],
      2.9,
      placeMirrored(
        0,
        0,
        1,
        kneeling({
          ...UNIFORM.boy,
          skin: 3,
          pose: { rightArm: [34, 8], leftArm: [20, 66], lean: 20 },
        }),
      ),
      70,
    )
  )
}

/** Tin roofs of the buildings below the terrace. */
const roofsBelow = ({ ink, unit, x, y }: Frame): string =>
  place(x(0.13), y(0.58), unit, tinRoof(-210, 190, 0, 70, 92, ink)) +
  place(x(0.86), y(0.57), unit, tinRoof(-180, 240, 0, 60, 78, ink))

/** Reading the rain gauge on the roof in the monsoon. */
export function rainGaugeReading(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const random = seededRandom(21)
  const floor = verticalGradient([
    [0, '#93a5a2'],
    [1, '#71868a'],
  ])
  const wall = mix(PALETTE.cream, '#8fa7a2', 0.42)
  const coping = mix(PALETTE.cream, '#8fa7a2', 0.16)
  const reflection = (across: number, half: number, colour: string) =>
    filled(
      path`M${x(across) - half} ${y(0.825)}H${x(across) + half}L${x(across) + half * 0.8} ${height}H${x(across) - half * 0.8}Z`,
      colour,
      { opacity: 0.13 },
    )
  const writer =
    figure({
      ...UNIFORM.girl,
      skin: 1,
      pose: { rightArm: [40, 150], leftArm: [-6, 62], leftLeg: [-4, -2], rightLeg: [5, 3] },
    }) +
    turned(
      -8,
      place(-1, -66, 0.2, paper({ width: 74, height: 96, lines: 5, heading: PALETTE.teesta })),
    ) +
    place(24, -104, 1.2, umbrella(PALETTE.gurans))
  const reader = kneeling({
    ...UNIFORM.boy,
    top: PALETTE.genda,
    longSleeves: true,
    cap: PALETTE.genda,
    skin: 0,
    pose: { rightArm: [62, 112], leftArm: [30, 96], lean: 8 },
  })
  return (
    vista(frame, { seed: 57, peaks: null, horizon: 0.5, sun: null, mist: 0.9 }) +
    farTea(frame, 0.52, 0.7, { hillSeed: 15 }) +
    roofsBelow(frame) +
    shadeTree(x(0.42), y(0.7), 330 * unit, ink, 4) +
    shadeTree(x(0.69), y(0.67), 250 * unit, ink, 9) +
    rect(0, y(0.55), width, y(0.17), wall) +
    repeat(15, (index) => {
      const left = (index + 0.2) * (width / 15)
      return (
        rect(left, y(0.595), width / 26, y(0.1), mix(wall, '#4f6a68', 0.4)) +
        circle(left + width / 52, y(0.595), width / 52, mix(wall, '#4f6a68', 0.4))
      )
    }) +
    rect(0, y(0.535), width, y(0.028), coping) +
    rect(0, y(0.563), width, 5 * unit, BLACK, { opacity: 0.14 }) +
    floor.definition +
    rect(0, y(0.715), width, height - y(0.715), floor.fill) +
    rect(0, y(0.715), width, 9 * unit, BLACK, { opacity: 0.14 }) +
    reflection(0.33, 60 * unit, PALETTE.gurans) +
    reflection(0.52, 46 * unit, '#d98c4a') +
    reflection(0.7, 44 * unit, WHITE) +
    raindropRings(
      Array.from(
        { length: 26 },
        () => [random() * width, y(0.755 + random() * 0.23), (8 + random() * 16) * unit] as const,
      ),
    ) +
    place(x(0.33), y(0.835), 3.6 * unit, writer) +
    place(x(0.525), y(0.835), 2.25 * unit, rainGauge()) +
    placeMirrored(x(0.705), y(0.84), 3.5 * unit, reader) +
    place(x(0.705) - 132 * unit, y(0.84) - 176 * unit, 1.7 * unit, measuringGlass()) +
    rain(width, height, 230, 12)
  )
}
