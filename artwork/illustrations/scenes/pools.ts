import { BLACK, mix, PALETTE, SKIN_TONES, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { lerp, pick, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
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
  verticalGradient,
  type Point,
} from '../core/svg'
import { bush, palm } from '../land/trees'
import { figure, type Look } from '../people/figure'
import { POSE } from '../people/wardrobe'
import { beachBall } from '../props/furniture'
import { farTea, vista } from './backdrop'

const WATER = [
  [0, '#5fc3d6'],
  [0.5, '#2e9bb8'],
  [1, '#1a7599'],
] as const

/** The corners of the water: far left, far right, near right, near left. */
type Basin = readonly [Point, Point, Point, Point]

function ripples([farLeft, farRight, nearRight, nearLeft]: Basin, unit: number): string {
  const random = seededRandom(8)
  const waves = repeat(90, () => {
    const depth = random() ** 0.7
    const y = lerp(farLeft[1], nearRight[1], depth)
    const left = lerp(farLeft[0], nearLeft[0], depth)
    const right = lerp(farRight[0], nearRight[0], depth)
    const x = lerp(left, right, random())
    const length = (14 + random() * 40) * unit * (0.4 + depth)
    const crest = -6 * unit * (0.4 + depth)
    return path`M${x - length} ${y}q${length / 2} ${crest} ${length} 0t${length} 0`
  })
  return stroked(waves, WHITE, 2 * unit, { opacity: 0.35 })
}

const FLOATS_PER_LANE = 46

function laneFloats(basin: Basin, lanes: number, unit: number): string {
  const [farLeft, farRight, nearRight, nearLeft] = basin
  return repeat(lanes - 1, (lane) => {
    const across = (lane + 1) / lanes
    return repeat(FLOATS_PER_LANE, (index) => {
      const depth = (index / FLOATS_PER_LANE) ** 1.7
      const y = lerp(farLeft[1], nearRight[1], depth)
      const farX = lerp(farLeft[0], farRight[0], across)
      const x = lerp(farX, lerp(nearLeft[0], nearRight[0], across), depth)
      const colour = index % 4 < 2 ? PALETTE.gurans : WHITE
      return ellipse(x, y, (2.2 + depth * 8) * unit, (1.6 + depth * 5) * unit, colour)
    })
  })
}

function swimmer(cap: Colour, tone: number): string {
  const skin = pick(SKIN_TONES, tone)
  return (
    ellipse(0, 3, 44, 8, WHITE, { opacity: 0.45 }) +
    stroked('M-34 2Q-10-6 16 0', skin, 11) +
    stroked('M12-2Q26-30 46-8', skin, 7) +
    circle(24, -4, 10, skin) +
    filled('M14-6A10 10 0 0 1 34-6Q24-10 14-6Z', cap) +
    stroked('M-56 4q10-8 20 0t18 0M40 6q8-6 16 0', WHITE, 3)
  )
}

/** Sky, tea and a row of palms and bushes behind a pale terrace. */
function poolside(frame: Frame): string {
  const { width, height, ink, unit, y } = frame
  return (
    vista(frame, { seed: 70, horizon: 0.46, sun: [0.8, 0.18] }) +
    farTea(frame, 0.5, 0.62, { rows: 8, hillSeed: 45 }) +
    repeat(9, (index) =>
      palm(width * (0.03 + index * 0.12), y(0.6), (190 + (index % 3) * 40) * unit, ink, index + 2),
    ) +
    repeat(14, (index) =>
      bush(
        (width * index) / 13,
        y(0.612),
        42 * unit,
        ink,
        index + 2,
        index % 3 ? undefined : PALETTE.guransLight,
      ),
    ) +
    rect(0, y(0.605), width, height, mix('#e9dfc8', ink.mist, 0.3))
  )
}

/** Swimmers in the lanes of the long pool. */
export function pool(frame: Frame): string {
  const { height, portrait, unit, x, y } = frame
  const basin: Basin = [
    [x(portrait ? 0.06 : 0.16), y(0.645)],
    [x(portrait ? 0.94 : 0.84), y(0.645)],
    [x(1.12), height * 1.02],
    [x(-0.12), height * 1.02],
  ]
  const [farLeft, farRight, nearRight, nearLeft] = basin
  const rim = polygon([
    [farLeft[0] - 14 * unit, farLeft[1] - 8 * unit],
    [farRight[0] + 14 * unit, farRight[1] - 8 * unit],
    [nearRight[0] + 40 * unit, nearRight[1]],
    [nearLeft[0] - 40 * unit, nearLeft[1]],
  ])
  const water = verticalGradient(WATER)
  return (
    poolside(frame) +
    water.definition +
    filled(rim, WHITE) +
    filled(polygon(basin), water.fill) +
    ripples(basin, unit) +
    laneFloats(basin, portrait ? 4 : 6, unit) +
    place(x(0.27), y(0.78), unit, swimmer(PALETTE.genda, 0)) +
    place(x(0.46), y(0.72), 0.72 * unit, swimmer(PALETTE.gurans, 1)) +
    place(x(0.6), y(0.86), 1.45 * unit, swimmer(PALETTE.guransLight, 2)) +
    place(x(0.74), y(0.75), 0.85 * unit, swimmer(PALETTE.tea, 3))
  )
}

/** A child standing in water to the waist; the water line is at y = 0. */
const wading = (look: Partial<Look>) =>
  clipped(box(-60, -140, 120, 140), place(0, 42, 1, figure({ ...look, shadow: false }))) +
  ellipse(0, 0, 17, 4, WHITE, { opacity: 0.55 }) +
  ellipse(0, 0.6, 25, 6, 'none', { stroke: WHITE, 'stroke-width': 1.2, opacity: 0.5 })

/** Small children in the round splash pool. */
export function splashPool(frame: Frame): string {
  const { ink, unit, x, y, span } = frame
  const water = verticalGradient(WATER)
  const centreX = x(0.52)
  const centreY = y(0.82)
  const ripple = (scale: number, opacity: number) =>
    ellipse(centreX, centreY, span(0.36) * scale, y(0.125) * scale, 'none', {
      stroke: WHITE,
      'stroke-width': path`${2.4 * unit}`,
      opacity,
    })
  const jet = (side: -1 | 1) =>
    path`M${centreX} ${y(0.76)}q${side * 26 * unit} ${-150 * unit} ${side * 84 * unit} ${34 * unit}` +
    path`M${centreX} ${y(0.76)}q${side * 12 * unit} ${-190 * unit} ${side * 42 * unit} ${18 * unit}`
  return (
    poolside(frame) +
    palm(x(0.09), y(0.74), 400 * unit, ink, 4) +
    palm(x(0.945), y(0.72), 340 * unit, ink, 9) +
    water.definition +
    ellipse(centreX, centreY + 8 * unit, span(0.405), y(0.158), BLACK, { opacity: 0.1 }) +
    ellipse(centreX, centreY, span(0.4), y(0.152), WHITE) +
    ellipse(centreX, centreY, span(0.37), y(0.13), water.fill) +
    ripple(0.9, 0.3) +
    ripple(0.66, 0.3) +
    ripple(0.4, 0.35) +
    stroked(jet(-1) + jet(1), WHITE, 5 * unit, { opacity: 0.75 }) +
    circle(centreX, y(0.755), 11 * unit, PALETTE.brass) +
    place(
      x(0.33),
      y(0.8),
      2.15 * unit,
      wading({ top: PALETTE.gurans, skin: 1, pose: POSE.cheer }),
    ) +
    place(
      x(0.69),
      y(0.785),
      2 * unit,
      wading({ top: PALETTE.genda, skin: 0, hair: 'pony', pose: POSE.wave }),
    ) +
    place(
      x(0.56),
      y(0.9),
      2.4 * unit,
      wading({ top: PALETTE.teaLight, skin: 3, pose: POSE.reach }),
    ) +
    place(x(0.455), y(0.865), unit, beachBall(34))
  )
}
