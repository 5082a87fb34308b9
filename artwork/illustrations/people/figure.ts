import { BLACK, HAIR_TONES, mix, PALETTE, SKIN_TONES, WHITE, type Colour } from '../core/colour'
import { lerp, pick, radians } from '../core/numbers'
import {
  box,
  circle,
  clipped,
  ellipse,
  filled,
  line,
  path,
  place,
  rect,
  stroked,
  type Point,
} from '../core/svg'

/** Angles of the two parts of a limb, in degrees from straight down, positive to the right. */
export type Limb = readonly [upper: number, lower: number]

export interface Pose {
  leftArm: Limb
  rightArm: Limb
  leftLeg: Limb
  rightLeg: Limb
  /** Degrees the trunk leans to the right. */
  lean: number
}

export interface Look {
  skin: number
  hairTone: number
  hair?: 'plaits' | 'bun' | 'pony'
  top: Colour
  longSleeves?: boolean
  /** A white shirt shows at the neck. */
  blazer?: boolean
  tie?: Colour
  bottom: 'trousers' | 'skirt' | 'shorts' | 'sari'
  bottomColour: Colour
  sock: Colour
  cap?: Colour
  fromBehind?: boolean
  /** Satchel, for who is seen from behind. */
  bag?: Colour
  shadow: boolean
  pose: Partial<Pose>
}

const STANDING: Pose = {
  leftArm: [-10, -6],
  rightArm: [10, 6],
  leftLeg: [-3, -2],
  rightLeg: [3, 2],
  lean: 0,
}

const PLAIN: Look = {
  skin: 0,
  hairTone: 0,
  top: WHITE,
  bottom: 'shorts',
  bottomColour: PALETTE.tea,
  sock: WHITE,
  shadow: true,
  pose: {},
}

const SHADOW = '#062018'
const SHOE = '#1d1a18'
const HIP: Point = [0, -46]
const HALF_WAIST = 8.6
const HALF_SHOULDERS = 9.6

const inShade = (colour: Colour): Colour => mix(colour, PALETTE.ink, 0.22)

/** The point at an angle and distance from another: one bone. */
const bone = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin(radians(angle)) * length,
  y + Math.cos(radians(angle)) * length,
]

const between = (from: Point, to: Point, t: number): Point => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
]

function shoe([x, y]: Point, toLeft: boolean): string {
  const toe = toLeft ? 'l0 4.2' : 'l4 4.2'
  const attributes = toLeft ? { transform: path`translate(${x * 2} 0) scale(-1 1)` } : undefined
  return filled(path`M${x - 3.6} ${y - 1}h7.2${toe}h-11.2Z`, SHOE, attributes)
}

function leg(side: -1 | 1, [upper, lower]: Limb, look: Look, skin: Colour): string {
  const hip: Point = [HIP[0] + side * 4.2, HIP[1] + 1]
  const knee = bone(hip, upper, 22)
  const foot = bone(knee, lower, 21)
  const trousers = look.bottom === 'trousers'
  const colour = trousers ? look.bottomColour : skin
  const shown = side < 0 ? inShade(colour) : colour
  const sock = trousers ? '' : stroked(line([between(knee, foot, 0.35), foot]), look.sock, 6.6)
  return stroked(line([hip, knee, foot]), shown, trousers ? 8 : 6.4) + sock + shoe(foot, side < 0)
}

function arm(
  shoulder: Point,
  [upper, lower]: Limb,
  look: Look,
  skin: Colour,
  far: boolean,
): string {
  const elbow = bone(shoulder, upper, 15)
  const hand = bone(elbow, lower, 14)
  const sleeve = far ? inShade(look.top) : look.top
  const cuff = between(elbow, hand, 0.75)
  const sleeveShape = look.longSleeves
    ? stroked(line([shoulder, elbow, cuff]), sleeve, 6.4)
    : stroked(line([shoulder, between(shoulder, elbow, 0.9)]), sleeve, 6.6)
  return (
    stroked(line([elbow, hand]), far ? inShade(skin) : skin, 4.6) +
    sleeveShape +
    circle(hand[0], hand[1], 2.9, skin)
  )
}

function skirt(colour: Colour): string {
  const waist = HIP[1] - 6
  const hem = HIP[1] + 16
  const flare = HALF_WAIST + 6
  const top = HALF_WAIST - 0.6
  return (
    filled(
      path`M${-top} ${waist}L${top} ${waist}L${flare} ${hem}Q0 ${hem + 3} ${-flare} ${hem}Z`,
      colour,
    ) +
    stroked(
      path`M-4 ${waist + 4}L-7 ${hem}M0 ${waist + 4}V${hem + 1}M4 ${waist + 4}L7 ${hem}`,
      inShade(colour),
      0.9,
    )
  )
}

/** Ankle-length, with a border in the marigold of the school. */
const sariSkirt = (colour: Colour): string =>
  filled('M-8.4-53H8.4L13-4Q0-1-13-4Z', colour) +
  filled('M13-4Q0-1-13-4L-12.6-8Q0-5 12.6-8Z', PALETTE.genda) +
  stroked('M-1-50L-5-7M2-50L1-6M5-50L7-7', inShade(colour), 0.9)

/** The end of the sari, over the left shoulder and across the trunk. */
const sariDrape = ([x, y]: Point, colour: Colour): string =>
  filled(path`M${x - 9.6} ${y + 1}L${x - 2} ${y - 2}L8.4 -52V-42L-8 -54Z`, inShade(colour)) +
  stroked(path`M${x - 2} ${y - 2}L8.4 -52`, PALETTE.genda, 1.4)

function shorts(colour: Colour, pose: Pose): string {
  const top = HIP[1] + 1
  const half = (side: -1 | 1, angle: number, shade: Colour) =>
    stroked(line([[side * 3.8, top], bone([side * 4.2, top], angle, 13)]), shade, 9.4)
  return half(-1, pose.leftLeg[0], inShade(colour)) + half(1, pose.rightLeg[0], colour)
}

function torso([neckX, neckY]: Point, look: Look): string {
  const hem = HIP[1] + (look.bottom === 'trousers' ? 2 : -3)
  const right = path`${neckX + HALF_SHOULDERS} ${neckY + 1}L${HALF_WAIST} ${hem}`
  return (
    filled(
      path`M${neckX - HALF_SHOULDERS} ${neckY + 1}Q${neckX} ${neckY - 4.5} ${right}` +
        path`H${-HALF_WAIST}Z`,
      look.top,
    ) +
    filled(
      path`M${right}H${HALF_WAIST - 5}L${neckX + HALF_SHOULDERS - 5} ${neckY - 1}Z`,
      inShade(look.top),
      { opacity: 0.45 },
    )
  )
}

const satchel = ([x, y]: Point, colour: Colour): string =>
  rect(x - 8, y + 4, 16, 20, colour, { rx: 3.5 }) +
  rect(x - 6, y + 13, 12, 8, inShade(colour), { rx: 2 }) +
  rect(x - 2.5, y + 2, 5, 4, inShade(colour))

function collar([x, y]: Point, look: Look): string {
  const shirt = filled(path`M${x - 3.6} ${y - 2}L${x} ${y + 13}L${x + 3.6} ${y - 2}Z`, WHITE)
  const tie = look.tie ? filled(path`M${x - 1.3} ${y - 1.5}h2.6l.9 12-2.2 3-2.2-3Z`, look.tie) : ''
  return (look.blazer ? shirt : '') + tie
}

/** Short hair seen from the front. */
const frontHair = ([x, y]: Point, colour: Colour): string =>
  filled(
    path`M${x - 8.9} ${y + 0.6}C${x - 10} ${y - 12} ${x + 10} ${y - 12} ${x + 8.9} ${y + 0.6}` +
      path`C${x + 7} ${y - 4.6} ${x + 2} ${y - 4} ${x - 1} ${y - 4.6}` +
      path`C${x - 5} ${y - 4} ${x - 7.4} ${y - 3} ${x - 8.9} ${y + 0.6}Z`,
    colour,
  )

const capOn = ([x, y]: Point, colour: Colour): string =>
  filled(
    path`M${x - 8.8} ${y - 2}A8.8 8.8 0 0 1 ${x + 8.8} ${y - 2}` +
      path`Q${x} ${y - 5} ${x - 8.8} ${y - 2}Z`,
    colour,
  ) +
  filled(
    path`M${x - 9.6} ${y - 1.2}Q${x} ${y - 6} ${x + 9.6} ${y - 1.2}L${x + 8.6} ${y - 4.6}` +
      path`Q${x} ${y - 8} ${x - 8.6} ${y - 4.6}Z`,
    mix(colour, BLACK, 0.3),
  )

/** What long hair adds to the head. */
function longHair([x, y]: Point, hair: Look['hair'], colour: Colour): string {
  if (hair === 'bun') return circle(x, y - 9.6, 4, colour)
  if (hair === 'pony') {
    return filled(path`M${x + 5} ${y - 7}q10-2 9 8q-1 6-4 9q1-8-5-11Z`, colour)
  }
  if (hair === 'plaits') {
    return (
      stroked(path`M${x - 7.6} ${y + 3}q-4 6-2 13M${x + 7.6} ${y + 3}q4 6 2 13`, colour, 3.2) +
      circle(x - 9.6, y + 16, 2.2, PALETTE.guransLight) +
      circle(x + 9.6, y + 16, 2.2, PALETTE.guransLight)
    )
  }
  return ''
}

function head(at: Point, look: Look, skin: Colour): string {
  const [x, y] = at
  const hair = pick(HAIR_TONES, look.hairTone)
  const face = circle(x, y, 8.4, skin)
  const long = longHair(at, look.hair, hair)
  if (look.fromBehind) {
    return face + circle(x, y - 0.6, 8.8, hair) + rect(x - 5, y + 5.6, 10, 3.4, skin) + long
  }
  const ears = circle(x - 8.2, y + 1, 1.7, skin) + circle(x + 8.2, y + 1, 1.7, skin)
  return face + ears + (look.cap ? capOn(at, look.cap) : frontHair(at, hair)) + long
}

/**
 * A small, faceless, dignified person: 100 units tall, standing on (0, 0). Whatever the look
 * leaves open is a standing child in white shirt and green shorts.
 */
export function figure(options: Partial<Look> = {}): string {
  const look: Look = { ...PLAIN, ...options }
  const pose: Pose = { ...STANDING, ...look.pose }
  const skin = pick(SKIN_TONES, look.skin)
  const neck = bone(HIP, 180 - pose.lean, 30)
  const [neckX, neckY] = neck
  const shoulder = (side: -1 | 1): Point => [neckX + side * 8.5, neckY + 1]
  let body = look.shadow ? ellipse(2, 0.5, 17, 2.6, SHADOW, { opacity: 0.22 }) : ''
  body += arm(shoulder(-1), pose.leftArm, look, skin, true)
  body += leg(-1, pose.leftLeg, look, skin) + leg(1, pose.rightLeg, look, skin)
  if (look.bottom === 'skirt') body += skirt(look.bottomColour)
  if (look.bottom === 'shorts') body += shorts(look.bottomColour, pose)
  if (look.bottom === 'sari') body += sariSkirt(look.bottomColour)
  body += torso(neck, look)
  if (look.bottom === 'sari') body += sariDrape(neck, look.bottomColour)
  if (!look.fromBehind) body += collar(neck, look)
  else if (look.bag) body += satchel(neck, look.bag)
  body += rect(neckX - 2.7, neckY - 6, 5.4, 8, inShade(skin))
  body += head(bone(neck, 180 - pose.lean * 1.2, 12.5), look, skin)
  body += arm(shoulder(1), pose.rightArm, look, skin, false)
  return body
}

/** The upper half of a figure, lowered to sit: the seat is 30 units above (0, 0). */
export const seatedFigure = (options: Partial<Look>): string =>
  place(0, 14, 1, clipped(box(-60, -140, 120, 98), figure({ ...options, shadow: false })))

/** A person in a group: where the feet stand, the height in pixels, the look. */
export type Standing = readonly [x: number, y: number, height: number, look: Partial<Look>]

export const figures = (people: readonly Standing[]): string =>
  people.map(([x, y, height, look]) => place(x, y, height / 100, figure(look))).join('')
