import { BLACK, mix, PALETTE, SKIN_TONES, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { HOURS } from '../core/ink'
import { lerp, pick, repeat } from '../core/numbers'
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
  type Point,
} from '../core/svg'
import { goal, hoop } from '../buildings/parts'
import { chalk } from '../land/ground'
import { rain } from '../land/sky'
import { shadeTree } from '../land/trees'
import { figure, figures, type Look } from '../people/figure'
import { POSE } from '../people/wardrobe'
import { tennisTable } from '../props/furniture'
import { basketball, football as footballBall, racket } from '../props/play'
import { farTea, lawn, mountainWindow, panelledWall, vista } from './backdrop'

/** Football kit: shirt and socks of one colour. */
const kit = (colour: Colour, shorts: Colour): Partial<Look> => ({
  bottom: 'shorts',
  top: colour,
  sock: colour,
  bottomColour: shorts,
})

/** A match on the field, the peaks beyond. */
export function football(frame: Frame): string {
  const { width, height, ink, portrait, fit, unit, x, y, span } = frame
  const trees = repeat(6, (index) =>
    shadeTree(
      width * (0.04 + index * 0.19),
      y(0.65) + (index % 2) * 6,
      (150 + (index % 3) * 50) * fit,
      ink,
      index + 2,
    ),
  )
  const lines =
    chalk(
      path`M-20 ${y(0.7)}H${width + 20}M${x(0.1)} ${height}L${x(0.26)} ${y(0.7)}`,
      4 * fit,
      0.7,
    ) +
    ellipse(x(0.62), y(0.98), span(0.3), y(0.16), 'none', {
      stroke: WHITE,
      'stroke-width': path`${4 * fit}`,
      opacity: 0.7,
    })
  const wet = ink === HOURS.monsoon
  const water = mix(ink.sky[1], ink.tea[0], 0.22)
  const puddles =
    ellipse(x(0.47), y(0.955), span(0.15), y(0.035), water) +
    ellipse(x(0.2), y(0.83), span(0.09), y(0.016), water) +
    ellipse(x(0.76), y(0.875), span(0.1), y(0.02), water)
  const players = figures([
    [
      x(0.86),
      y(0.74),
      120 * unit,
      { ...kit(PALETTE.genda, PALETTE.ink), pose: POSE.cheer, skin: 2 },
    ],
    [x(0.18), y(0.8), 165 * unit, { ...kit(PALETTE.teesta, WHITE), pose: POSE.runOther, skin: 1 }],
    [
      x(0.72),
      y(0.86),
      200 * unit,
      { ...kit(PALETTE.teesta, WHITE), pose: POSE.runOther, skin: 3, hair: 'pony' },
    ],
    [x(0.44), y(0.94), 300 * unit, { ...kit(PALETTE.gurans, WHITE), pose: POSE.kick, skin: 0 }],
  ])
  const ball = ellipse(0, 26, 24, 5, '#062018', { opacity: 0.25 }) + footballBall(20)
  return (
    vista(frame, { seed: 14, horizon: 0.52, sun: wet ? null : [0.84, 0.2] }) +
    farTea(frame, 0.57, 0.7, { rows: 9, hillSeed: 19 }) +
    trees +
    lawn(frame, 0.63) +
    lines +
    (wet ? puddles : '') +
    place(x(portrait ? 0.55 : 0.72), y(0.71), fit * (portrait ? 1.6 : 1), goal()) +
    players +
    place(x(0.44) + 128 * unit, y(0.915) - 10 * unit, unit, ball) +
    (wet ? rain(width, height, 70, 14) : '')
  )
}

/** Basketball at dawn. */
export function court(frame: Frame): string {
  const { width, height, ink, portrait, unit, x, y } = frame
  const trees = repeat(6, (index) =>
    shadeTree(
      width * (0.06 + index * 0.18),
      y(0.665),
      (140 + (index % 2) * 70) * unit,
      ink,
      index + 12,
    ),
  )
  const floor = polygon([
    [x(0.12), y(0.7)],
    [x(0.9), y(0.7)],
    [x(1.15), height],
    [x(-0.15), height],
  ])
  const lines =
    path`M${x(0.12)} ${y(0.7)}H${x(0.9)}L${x(1.15)} ${height}` +
    path`M${x(0.12)} ${y(0.7)}L${x(-0.15)} ${height}` +
    path`M${x(0.56)} ${y(0.7)}C${x(0.5)} ${y(0.84)} ${x(0.86)} ${y(0.9)} ${x(1.1)} ${y(0.88)}`
  const player = (colour: Colour, look: Partial<Look>): Partial<Look> => ({
    bottom: 'shorts',
    top: colour,
    bottomColour: PALETTE.ink,
    ...look,
  })
  return (
    vista(frame, { seed: 28, horizon: 0.52, sun: [0.34, 0.2] }) +
    farTea(frame, 0.57, 0.7, { rows: 9, hillSeed: 29 }) +
    trees +
    rect(0, y(0.67), width, height, mix(PALETTE.teaLight, ink.tea[0], 0.3)) +
    filled(floor, mix(PALETTE.tin, ink.mist, 0.12)) +
    chalk(lines, 5 * unit, 0.85) +
    placeMirrored(x(portrait ? 0.72 : 0.78), y(0.8), unit * 1.75, hoop()) +
    figures([
      [x(0.24), y(0.84), 215 * unit, player(PALETTE.teesta, { pose: POSE.runOther, skin: 2 })],
      [
        x(0.46),
        y(0.9),
        300 * unit,
        player(PALETTE.gurans, { pose: POSE.shoot, skin: 1, hair: 'pony' }),
      ],
      [x(0.64), y(0.87), 250 * unit, player(PALETTE.teesta, { pose: POSE.cheer, skin: 0 })],
    ]) +
    place(x(0.515), y(0.44), unit * 1.1, basketball())
  )
}

/** A net across the court between two posts. */
function courtNet(left: number, right: number, top: number, foot: number, unit: number): string {
  const cords =
    repeat(31, (index) => {
      const x = lerp(left, right, (index + 1) / 32)
      return path`M${x} ${top}V${foot}`
    }) +
    repeat(4, (index) => {
      const y = lerp(top, foot, (index + 1) / 5)
      return path`M${left} ${y}H${right}`
    })
  return (
    stroked(cords, '#13302a', 1.4 * unit, { opacity: 0.55 }) +
    rect(left, top - 3 * unit, right - left, 9 * unit, WHITE) +
    rect((left + right) / 2 - 3 * unit, top, 6 * unit, foot - top, WHITE) +
    rect(left - 8 * unit, top - 8 * unit, 10 * unit, foot - top + 12 * unit, '#2d4a45') +
    rect(right - 2 * unit, top - 8 * unit, 10 * unit, foot - top + 12 * unit, '#2d4a45')
  )
}

/** A player with a racket in the right hand, whose place follows from the pose. */
const withRacket = (
  look: Partial<Look>,
  hand: Point,
  angle: number,
  headRadius: number,
  face: Colour,
  strung: boolean,
) =>
  figure(look) +
  place(hand[0], hand[1], 1, turned(angle, racket(headRadius, face, strung))) +
  circle(hand[0], hand[1], 2.9, pick(SKIN_TONES, look.skin ?? 0))

/** Two students at tennis. */
export function tennis(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const trees = repeat(6, (index) =>
    shadeTree(x(0.02 + index * 0.2), y(0.6), (150 + (index % 3) * 50) * unit, ink, index + 21),
  )
  const surface = polygon([
    [x(0.18), y(0.63)],
    [x(0.82), y(0.63)],
    [x(1.2), height],
    [x(-0.2), height],
  ])
  const side = (depth: number, across: number): Point => [
    lerp(lerp(x(0.22), x(0.78), across), lerp(x(-0.06), x(1.06), across), depth),
    lerp(y(0.65), y(0.98), depth),
  ]
  const [backLeft, backRight] = [side(0, 0), side(0, 1)]
  const [frontLeft, frontRight] = [side(1, 0), side(1, 1)]
  const [innerBackLeft, innerFrontLeft] = [side(0, 0.12), side(1, 0.12)]
  const [innerBackRight, innerFrontRight] = [side(0, 0.88), side(1, 0.88)]
  const lines =
    path`M${backLeft[0]} ${backLeft[1]}H${backRight[0]}L${frontRight[0]} ${frontRight[1]}` +
    path`H${frontLeft[0]}ZM${innerBackLeft[0]} ${innerBackLeft[1]}` +
    path`L${innerFrontLeft[0]} ${innerFrontLeft[1]}M${innerBackRight[0]} ${innerBackRight[1]}` +
    path`L${innerFrontRight[0]} ${innerFrontRight[1]}M${x(0.5)} ${y(0.68)}V${y(0.86)}` +
    path`M${side(0.1, 0.12)[0]} ${y(0.683)}H${side(0.1, 0.88)[0]}` +
    path`M${side(0.64, 0.12)[0]} ${y(0.861)}H${side(0.64, 0.88)[0]}`
  const far: Partial<Look> = {
    bottom: 'shorts',
    top: PALETTE.genda,
    bottomColour: WHITE,
    skin: 1,
    pose: { rightArm: [-62, -104], leftArm: [-30, -10], leftLeg: [-16, -6], rightLeg: [18, 4] },
  }
  const near: Partial<Look> = {
    bottom: 'skirt',
    top: WHITE,
    bottomColour: PALETTE.gurans,
    skin: 0,
    hair: 'pony',
    fromBehind: true,
    pose: {
      rightArm: [112, 148],
      leftArm: [-40, -20],
      leftLeg: [-20, -8],
      rightLeg: [22, 2],
      lean: 6,
    },
  }
  return (
    vista(frame, { seed: 66, horizon: 0.48, sun: [0.2, 0.18] }) +
    farTea(frame, 0.52, 0.64, { rows: 9, hillSeed: 53 }) +
    trees +
    rect(0, y(0.6), width, y(0.4), mix(PALETTE.tin, ink.mist, 0.18)) +
    filled(surface, mix(PALETTE.leaf, PALETTE.teaLight, 0.35)) +
    chalk(lines, 4.4 * unit, 0.9) +
    place(x(0.6), y(0.69), 1.75 * unit, withRacket(far, [-18, -68], -60, 8, PALETTE.teesta, true)) +
    courtNet(x(0.085), x(0.915), y(0.655), y(0.755), unit) +
    place(x(0.36), y(0.965), 3.3 * unit, withRacket(near, [28, -82], 24, 9, PALETTE.teesta, true)) +
    circle(x(0.53), y(0.46), 10 * unit, '#dfee52')
  )
}

/** Two students at table tennis. */
export function indoorGames(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const red: Partial<Look> = {
    bottom: 'shorts',
    top: PALETTE.gurans,
    bottomColour: PALETTE.ink,
    skin: 0,
    pose: {
      rightArm: [60, 100],
      leftArm: [-24, 10],
      leftLeg: [-18, -8],
      rightLeg: [20, 4],
      lean: 10,
    },
  }
  const yellow: Partial<Look> = {
    bottom: 'shorts',
    top: PALETTE.genda,
    bottomColour: PALETTE.ink,
    skin: 3,
    hair: 'pony',
    pose: {
      rightArm: [50, 88],
      leftArm: [-20, 14],
      leftLeg: [-20, -8],
      rightLeg: [18, 4],
      lean: 8,
    },
  }
  const wall = mix('#dfe9e4', ink.mist, 0.25)
  return (
    panelledWall(frame, wall, 0.74) +
    mountainWindow(
      frame,
      { left: x(0.27), top: y(0.08), width: x(0.46), height: y(0.36) },
      { seed: 11, sun: [0.3, 0.26] },
    ) +
    rect(0, y(0.6), width, y(0.14), mix(PALETTE.teaLight, wall, 0.25)) +
    rect(0, y(0.595), width, 8 * unit, mix(PALETTE.cream, WHITE, 0.5)) +
    rect(0, y(0.74), width, height, mix(PALETTE.tin, PALETTE.earth, 0.45)) +
    rect(0, y(0.74), width, 10 * unit, BLACK, { opacity: 0.15 }) +
    place(x(0.165), y(0.9), 3.4 * unit, withRacket(red, [30, -66], 62, 6.4, PALETTE.tin, false)) +
    placeMirrored(
      x(0.835),
      y(0.89),
      3.4 * unit,
      withRacket(yellow, [27, -61], 48, 6.4, PALETTE.teaLight, false),
    ) +
    place(x(0.5), y(0.93), 1.62 * unit, tennisTable()) +
    circle(x(0.42), y(0.56), 10 * unit, '#e0762b')
  )
}
