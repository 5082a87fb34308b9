import { BLACK, mix, PALETTE, SKIN_TONES, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, lerp, pick, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import {
  circle,
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
import { bunting, HOUSE_COLOURS } from '../buildings/flags'
import { bush, palm } from '../land/trees'
import { figure } from '../people/figure'
import { farTea, vista } from './backdrop'

const LANES = 6

/** A swimmer who moves away from the viewer, head at (0, 0). */
function swimmerAway(cap: Colour, tone: number): string {
  const skin = pick(SKIN_TONES, tone)
  return (
    filled('M-16 6Q-34 60-42 118Q0 132 42 118Q34 60 16 6Z', WHITE, { opacity: 0.26 }) +
    filled('M-7 70Q-16 92-10 112L10 112Q16 92 7 70Z', WHITE, { opacity: 0.75 }) +
    filled('M-16 8Q0 0 16 8Q15 40 9 66H-9Q-15 40-16 8Z', skin) +
    filled('M-12 30Q0 26 12 30L9 66H-9Z', mix(cap, BLACK, 0.25)) +
    stroked('M13 12Q34-4 24-36', skin, 9) +
    stroked('M-14 14Q-30 34-34 50', skin, 8) +
    circle(0, 0, 11.5, cap) +
    filled('M-8-6Q-2-10 4-8Q-4-4-8 2Z', WHITE, { opacity: 0.4 }) +
    stroked('M14-38q9-6 18 0M-46 52q8 8 18 4', WHITE, 4)
  )
}

/** Starting block from behind, 66 units wide, standing on y = 0. */
const startingBlock = (colour: Colour): string =>
  rect(-24, -34, 48, 34, '#eef3f1') +
  rect(8, -34, 16, 34, '#cfdcd9') +
  filled('M-33-34H33L28-50H-28Z', colour) +
  rect(-33, -36, 66, 7, mix(colour, BLACK, 0.25)) +
  ellipse(0, 2, 34, 4, BLACK, { opacity: 0.16 })

/** The long pool from above its end: lanes, blocks and the far wall. */
export function longPool(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const far = y(0.285)
  const near = y(0.765)
  const edge = (across: number, depth: number): Point => [
    lerp(lerp(x(0.305), x(0.695), across), lerp(x(-0.015), x(1.015), across), depth),
    lerp(far, near, depth),
  ]
  /** Depth in the picture of a point that is so far along the pool. */
  const distance = (metres: number) => 1 / (1 + (metres / 25) * 1.9)
  const depthOf = (metres: number) =>
    (distance(metres) - distance(25)) / (distance(0) - distance(25))
  const water = verticalGradient([
    [0, '#8fdce4'],
    [0.45, '#3fb2c9'],
    [1, '#1d84a8'],
  ])
  const deck = mix('#efe5cf', ink.mist, 0.25)
  const floats = repeat(LANES - 1, (lane) =>
    repeat(64, (index) => {
      const depth = depthOf(25 - (index / 63) * 25)
      const [floatX, floatY] = edge((lane + 1) / LANES, depth)
      const colour = index < 12 || index > 54 || index % 4 < 2 ? PALETTE.gurans : WHITE
      return ellipse(floatX, floatY, (2.2 + depth * 7.6) * unit, (1.5 + depth * 5) * unit, colour)
    }),
  )
  const laneLines = repeat(LANES, (lane) => {
    const across = (lane + 0.5) / LANES
    const bar = (from: number, to: number, half: number) => {
      const [nearDepth, farDepth] = [depthOf(from), depthOf(to)]
      return filled(
        polygon([
          edge(across - half, nearDepth),
          edge(across + half, nearDepth),
          edge(across + half, farDepth),
          edge(across - half, farDepth),
        ]),
        '#0f5f84',
        { opacity: 0.5 },
      )
    }
    return bar(1.2, 23.6, 0.011) + bar(23.3, 23.6, 0.034) + bar(1.2, 1.9, 0.034)
  })
  const random = seededRandom(14)
  const glints = repeat(70, () => {
    const depth = random() ** 0.6
    const [glintX, glintY] = edge(random(), depth)
    const length = (8 + random() * 26) * unit * (0.35 + depth)
    return path`M${glintX} ${glintY}q${length / 2} ${-length * 0.16} ${length} 0`
  })
  const swimmers: readonly (readonly [lane: number, metres: number, cap: Colour, tone: number])[] =
    [
      [0, 11, PALETTE.gurans, 1],
      [1, 5.6, PALETTE.genda, 0],
      [3, 9, PALETTE.teaLight, 3],
      [4, 3.6, PALETTE.gurans, 2],
      [5, 7.4, WHITE, 0],
    ]
  const blockAt = (lane: number) => edge((lane + 0.5) / LANES, 1)
  const [starterX, starterY] = blockAt(2)
  return (
    vista(frame, { seed: 64, peaks: null, horizon: 0.15, sun: null }) +
    farTea(frame, 0.14, 0.26, { rows: 6, hillSeed: 45 }) +
    repeat(9, (index) =>
      palm(x(0.03 + index * 0.118), y(0.245), (130 + (index % 3) * 26) * unit, ink, index + 3),
    ) +
    repeat(17, (index) =>
      bush(
        x(index / 16),
        y(0.25),
        34 * unit,
        ink,
        index + 4,
        index % 3 ? undefined : PALETTE.genda,
      ),
    ) +
    rect(0, y(0.245), width, height, deck) +
    rect(0, y(0.245), width, 5 * unit, mix(deck, '#8c7a58', 0.35)) +
    filled(
      polygon([
        [edge(-0.035, 0)[0], far - 9 * unit],
        [edge(1.035, 0)[0], far - 9 * unit],
        [edge(1.02, 1)[0], near + 16 * unit],
        [edge(-0.02, 1)[0], near + 16 * unit],
      ]),
      WHITE,
    ) +
    water.definition +
    filled(polygon([edge(0, 0), edge(1, 0), edge(1, 1), edge(0, 1)]), water.fill) +
    filled(
      polygon([
        edge(0, 0),
        edge(1, 0),
        [edge(1, 0.02)[0], far + 13 * unit],
        [edge(0, 0.02)[0], far + 13 * unit],
      ]),
      '#cdeef0',
    ) +
    laneLines +
    stroked(glints, WHITE, 2 * unit, { opacity: 0.45 }) +
    floats +
    each(swimmers, ([lane, metres, cap, tone]) => {
      const depth = depthOf(metres)
      const [swimmerX, swimmerY] = edge((lane + 0.5) / LANES, depth)
      const scale = (0.36 + depth * 0.86) * unit
      return `<g transform="${path`translate(${swimmerX} ${swimmerY})`} scale(${(scale * 1.05).toFixed(3)} ${(scale * 0.62).toFixed(3)})">${swimmerAway(cap, tone)}</g>`
    }) +
    stroked(
      path`M${x(0.262)} ${y(0.35)}V${y(0.215)}M${x(0.738)} ${y(0.35)}V${y(0.215)}`,
      '#f4f7f4',
      5 * unit,
    ) +
    bunting({
      from: [x(0.262), y(0.222)],
      to: [x(0.738), y(0.222)],
      sag: y(0.018),
      count: 22,
      colours: [...HOUSE_COLOURS],
      size: 15 * unit,
    }) +
    rect(0, near + 14 * unit, width, 10 * unit, mix(deck, '#8c7a58', 0.28)) +
    repeat(LANES, (lane) => {
      const [blockX] = blockAt(lane)
      return place(blockX, near + 44 * unit, 1.35 * unit, startingBlock(pick(HOUSE_COLOURS, lane)))
    }) +
    place(
      starterX,
      starterY - 22 * unit,
      2.75 * unit,
      figure({
        top: PALETTE.teesta,
        bottom: 'shorts',
        bottomColour: PALETTE.ink,
        sock: pick(SKIN_TONES, 1),
        skin: 1,
        fromBehind: true,
        shadow: false,
        pose: { leftArm: [-150, 176], rightArm: [150, -176] },
      }) +
        filled('M-13-4.4h9.4v4.6h-11ZM3-4.4h9.4l2 4.6h-11.4Z', pick(SKIN_TONES, 1)) +
        filled('M-8.8-88.5A8.8 8.8 0 0 1 8.8-88.5Q0-84 -8.8-88.5Z', PALETTE.genda),
    )
  )
}
