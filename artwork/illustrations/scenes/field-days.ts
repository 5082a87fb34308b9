import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, pick, repeat } from '../core/numbers'
import { box, clipped, ellipse, path, place, rect, stroked, turned } from '../core/svg'
import { flag, HOUSE_COLOURS, nationalFlag } from '../buildings/flags'
import { goal, pole } from '../buildings/parts'
import { school } from '../buildings/school'
import { rain } from '../land/sky'
import { shadeTree } from '../land/trees'
import { figure } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { football, umbrella } from '../props/play'
import { raindropRings } from '../props/weather'
import { farTea, lawn, vista } from './backdrop'

/** From the last rank to the first: where its feet are, its height and the gap between its files. */
const RANKS = [
  [0.755, 0.15, 0.1],
  [0.83, 0.21, 0.13],
  [0.945, 0.31, 0.16],
] as const

/** A pupil at the head of a house, its flag in the right hand. */
const standardBearer = (house: number): string =>
  stroked('M17-46V-158', PALETTE.woodLight, 2.4) +
  flag(18, -156, {
    width: 40,
    height: 26,
    cloth: pick(HOUSE_COLOURS, house),
    phase: house * 0.9,
    swallowTail: true,
  })

/** The four houses marching past the national flag, a pupil with the flag at the head of each. */
export function marchPast(frame: Frame): string {
  const { height, ink, fit, x, y } = frame
  const rank = ([feet, tall, gap]: (typeof RANKS)[number], index: number) => {
    const first = index === RANKS.length - 1
    return repeat(HOUSE_COLOURS.length, (house) => {
      const dress = (house + index) % 2 ? UNIFORM.girl : UNIFORM.boy
      const look = { ...dress, skin: house + index, tie: pick(HOUSE_COLOURS, house) }
      const pose = first ? { ...POSE.walk, rightArm: [10, 155] as const } : POSE.walk
      return place(
        x(0.34 + (house - 1.5) * gap),
        y(feet),
        (height * tall) / 100,
        figure({ ...look, pose }) + (first ? standardBearer(house) : ''),
      )
    })
  }
  const foot = y(0.86)
  const mast = x(0.735)
  return (
    vista(frame, { seed: 26, horizon: 0.54, sun: [0.6, 0.3] }) +
    farTea(frame, 0.6, 0.72, { rows: 9, hillSeed: 71 }) +
    place(x(0.34), y(0.668), 0.42 * fit, school(ink)) +
    shadeTree(x(0.06), y(0.69), 240 * fit, ink, 4) +
    shadeTree(x(0.95), y(0.7), 280 * fit, ink, 7) +
    lawn(frame, 0.66) +
    each([0, 1, 2], (step) =>
      rect(
        mast - (90 - step * 24) * fit,
        foot - step * 16 * fit,
        (180 - step * 48) * fit,
        17 * fit,
        mix(step % 2 ? PALETTE.cream : WHITE, BLACK, step ? 0.03 : 0.1),
      ),
    ) +
    pole(mast, foot - 30 * fit, y(0.77), 8 * fit + 2, ink) +
    nationalFlag(mast + 4 * fit, foot - y(0.77) - 20 * fit, height * 0.2) +
    each(RANKS, rank)
  )
}

/** Along the touchline, out of the rain: place and colour of each umbrella. */
const UMBRELLAS = [
  [0.07, PALETTE.gurans],
  [0.15, PALETTE.genda],
  [0.22, PALETTE.teesta],
  [0.32, PALETTE.teaLight],
  [0.4, PALETTE.guransLight],
] as const

/** The ball afloat in a puddle before the goal, umbrellas along the touchline. */
export function floatingBall(frame: Frame): string {
  const { width, height, ink, unit, fit, x, y, span } = frame
  const water = mix(ink.sky[1], ink.tea[0], 0.22)
  const puddle = (across: number, down: number, reach: number) =>
    ellipse(x(across), y(down), span(reach), y(reach * 0.26), mix(ink.tea[0], PALETTE.wood, 0.5)) +
    ellipse(x(across), y(down + 0.006), span(reach * 0.96), y(reach * 0.235), water) +
    ellipse(x(across - reach * 0.2), y(down - 0.01), span(reach * 0.5), y(reach * 0.06), WHITE, {
      opacity: 0.22,
    })
  const onlookers = each(UMBRELLAS, ([across, colour], index) =>
    place(
      x(across),
      y(0.69),
      1.25 * unit,
      figure({ ...UNIFORM.small, skin: index, pose: { rightArm: [40, 150] } }) +
        place(14, -100, 1, umbrella(colour)),
    ),
  )
  const ball = [x(0.46), y(0.775)] as const
  const radius = 84 * unit
  const surface = ball[1] + radius * 0.52
  return (
    vista(frame, { seed: 31, horizon: 0.52, sun: null, mist: 0.9 }) +
    farTea(frame, 0.57, 0.7, { rows: 9, hillSeed: 19 }) +
    repeat(6, (index) =>
      shadeTree(
        width * (0.04 + index * 0.19),
        y(0.645),
        (170 + (index % 3) * 50) * fit,
        ink,
        index,
      ),
    ) +
    lawn(frame, 0.62) +
    onlookers +
    place(x(0.58), y(0.75), 2.1 * fit, goal()) +
    puddle(0.84, 0.8, 0.1) +
    puddle(0.14, 0.8, 0.09) +
    puddle(0.47, 0.86, 0.36) +
    ellipse(ball[0], surface + radius * 0.34, radius * 0.72, radius * 0.3, WHITE, {
      opacity: 0.35,
    }) +
    clipped(box(0, 0, width, surface), place(ball[0], ball[1], 1, turned(-18, football(radius)))) +
    ellipse(ball[0], surface, radius * 1.1, radius * 0.16, 'none', {
      stroke: WHITE,
      'stroke-width': path`${4 * unit}`,
      opacity: 0.7,
    }) +
    raindropRings([
      [x(0.24), y(0.86), 34 * unit],
      [x(0.33), y(0.9), 26 * unit],
      [x(0.62), y(0.9), 38 * unit],
      [x(0.7), y(0.85), 28 * unit],
      [x(0.55), y(0.925), 22 * unit],
      [x(0.84), y(0.8), 20 * unit],
    ]) +
    rain(width, height, 260, 9)
  )
}
