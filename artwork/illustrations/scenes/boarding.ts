import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import {
  box,
  circle,
  clipped,
  ellipse,
  filled,
  path,
  place,
  placeMirrored,
  rect,
  stroked,
} from '../core/svg'
import { bench, tinRoof } from '../buildings/parts'
import { bush, shadeTree } from '../land/trees'
import { figure, figures, seatedFigure } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { bookShelf, bookStack } from '../props/books'
import { deskLamp, flowerVase, pencilPot } from '../props/desk-things'
import { bed, carromBoard, fruitBowl, jug, thali, tumbler } from '../props/furniture'
import { curtain } from '../props/room'
import {
  GREEN_WALL,
  farTea,
  mountainWindow,
  nearTea,
  panelledWall,
  vista,
  woodenFloor,
} from './backdrop'

interface Facade {
  left: number
  ground: number
  width: number
  storey: number
  wall: Colour
}

const STOREYS = 3

/** Someone at a lit window. */
const atWindow = () =>
  circle(0, -52, 12, '#1c1512') + filled('M-18-14Q-18-40 0-40Q18-40 18-14Z', PALETTE.tea)

function hostelWindows({ ink, portrait, unit }: Frame, facade: Facade): string {
  const { left, ground, width, storey, wall } = facade
  const random = seededRandom(7)
  const bays = portrait ? 6 : 9
  const bay = width / bays
  const frameColour = mix(WHITE, wall, 0.4)
  return repeat(STOREYS, (floor) => {
    const foot = ground - floor * storey
    const windows = repeat(bays, (index) => {
      const x = left + index * bay
      const lampOn = ink.lit && random() < 0.78
      const glass = lampOn
        ? mix(PALETTE.gendaLight, WHITE, random() * 0.3)
        : mix(PALETTE.teesta, ink.near, 0.5)
      const bars =
        path`M${x + bay * 0.5} ${foot - storey * 0.78}v${storey * 0.6}` +
        path`M${x + bay * 0.2} ${foot - storey * 0.5}h${bay * 0.6}`
      const boarder =
        lampOn && random() < 0.5
          ? place(x + bay * (0.35 + random() * 0.3), foot - storey * 0.18, unit * 0.62, atWindow())
          : ''
      return (
        rect(x + bay * 0.16, foot - storey * 0.82, bay * 0.68, storey * 0.68, frameColour) +
        rect(x + bay * 0.2, foot - storey * 0.78, bay * 0.6, storey * 0.6, glass) +
        stroked(bars, frameColour, 3 * unit) +
        boarder
      )
    })
    const band = rect(
      left - 8 * unit,
      foot - storey * 0.05,
      width + 16 * unit,
      8 * unit,
      mix(WHITE, wall, 0.35),
    )
    return windows + band
  })
}

function hostelBuilding(frame: Frame, facade: Facade): string {
  const { ink, unit, y } = frame
  const { left, ground, width, storey, wall } = facade
  const height = STOREYS * storey
  const overhang = 26 * unit
  const door = mix(PALETTE.gendaLight, PALETTE.wood, ink.lit ? 0.1 : 0.7)
  const roof = tinRoof(-width / 2 - overhang, width / 2 + overhang, 0, 60 * unit, y(0.11), ink)
  return (
    rect(left, ground - height, width, height, wall) +
    rect(left + width * 0.9, ground - height, width * 0.1, height, mix(wall, ink.near, 0.2)) +
    hostelWindows(frame, facade) +
    place(left + width / 2, ground - height + 2 * unit, 1, roof) +
    rect(left + width * 0.44, ground - storey * 0.95, width * 0.12, storey * 0.95, door) +
    rect(left + width * 0.4, ground - storey * 1.06, width * 0.2, 10 * unit, PALETTE.tin)
  )
}

/** The hostel in the evening, boarders on the grass. */
export function hostel(frame: Frame): string {
  const { width, height, ink, portrait, unit, x, y, span } = frame
  const facade: Facade = {
    left: x(portrait ? 0.04 : 0.36),
    ground: y(0.83),
    width: span(portrait ? 0.92 : 0.56),
    storey: y(0.115),
    wall: mix(mix(PALETTE.cream, ink.rim, 0.3), ink.near, ink.night ? 0.42 : 0.08),
  }
  const { left, ground } = facade
  const grass = path`M-20 ${ground}Q${x(0.5)} ${y(0.8)} ${width + 20} ${y(0.835)}V${height}H-20Z`
  const sitting = seatedFigure({
    ...UNIFORM.small,
    top: PALETTE.cream,
    skin: 3,
    fromBehind: true,
  })
  const benchWithBoarder =
    place(x(0.2), y(0.945), 1.9 * unit, sitting) + place(x(0.2), y(0.93), 1.7 * unit, bench())
  return (
    vista(frame, { seed: 18, horizon: 0.56, sun: [0.36, 0.24] }) +
    farTea(frame, 0.64, 0.8, { hillSeed: 88 }) +
    hostelBuilding(frame, facade) +
    shadeTree(left - 30 * unit, ground + 20 * unit, 330 * unit, ink, 5) +
    (portrait ? '' : shadeTree(x(0.965), ground + 18 * unit, 300 * unit, ink, 8)) +
    filled(grass, mix(ink.tea[1], ink.tea[0], 0.6)) +
    bush(left + facade.width * 0.08, ground + 10 * unit, 44 * unit, ink, 4, PALETTE.genda) +
    bush(left + facade.width * 0.92, ground + 10 * unit, 44 * unit, ink, 6, PALETTE.guransLight) +
    figures([
      [
        x(portrait ? 0.3 : 0.5),
        y(0.93),
        190 * unit,
        { ...UNIFORM.small, top: PALETTE.gurans, pose: POSE.bat, skin: 1 },
      ],
      [
        x(portrait ? 0.68 : 0.66),
        y(0.95),
        205 * unit,
        { ...UNIFORM.small, top: PALETTE.teesta, pose: POSE.reach, skin: 0 },
      ],
      [
        x(portrait ? 0.88 : 0.78),
        y(0.92),
        180 * unit,
        { ...UNIFORM.small, top: PALETTE.genda, pose: POSE.run, skin: 2 },
      ],
    ]) +
    (portrait ? '' : benchWithBoarder) +
    nearTea(frame, 0.975, 1.2, { rows: 4, growth: 1.4, sprigs: 60 })
  )
}

/** Two beds and a desk under the window. */
export function hostelRoom(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const lamplight = circle(x(0.43), y(0.56), 190 * unit, PALETTE.gendaLight, { opacity: 0.16 })
  const shelf = (left: number) =>
    rect(left, y(0.38), x(0.2), 10 * unit, PALETTE.woodLight) +
    rect(left, y(0.38) + 10 * unit, x(0.2), 5 * unit, BLACK, { opacity: 0.15 })
  const shelfBooks = bookStack([
    [70, 16, PALETTE.teesta, 0],
    [62, 14, PALETTE.gurans, 4],
    [66, 16, PALETTE.genda, 2],
  ])
  return (
    panelledWall(frame, mix('#e6dcc4', ink.mist, 0.15), 0.78) +
    mountainWindow(
      frame,
      { left: x(0.335), top: y(0.09), width: x(0.33), height: y(0.44) },
      { seed: 23, sun: [0.6, 0.3] },
    ) +
    curtain(x(0.3), y(0.045), x(0.07), y(0.56), PALETTE.teaLight) +
    curtain(x(0.7), y(0.045), x(0.07), y(0.56), PALETTE.teaLight, -1) +
    shelf(x(0.05)) +
    shelf(x(0.75)) +
    place(x(0.07), y(0.38), 1.2 * unit, shelfBooks) +
    place(x(0.2), y(0.38), 1.1 * unit, pencilPot()) +
    place(x(0.8), y(0.38), 1.2 * unit, flowerVase()) +
    place(x(0.85), y(0.38), 1.2 * unit, shelfBooks) +
    woodenFloor(frame, 0.8) +
    ellipse(x(0.5), y(0.94), x(0.24), y(0.05), PALETTE.tin) +
    ellipse(x(0.5), y(0.94), x(0.225), y(0.042), 'none', {
      stroke: PALETTE.gendaLight,
      'stroke-width': path`${4 * unit}`,
    }) +
    lamplight +
    rect(x(0.385), y(0.655), x(0.23), y(0.024), PALETTE.woodLight) +
    rect(x(0.39), y(0.679), x(0.22), y(0.05), PALETTE.wood) +
    rect(x(0.395), y(0.679), x(0.012), y(0.19), PALETTE.wood) +
    rect(x(0.593), y(0.679), x(0.012), y(0.19), PALETTE.wood) +
    rect(x(0.48), y(0.698), x(0.04), y(0.01), PALETTE.brass) +
    place(x(0.425), y(0.655), 1.5 * unit, deskLamp()) +
    place(x(0.545), y(0.655), 1.05 * unit, shelfBooks) +
    place(x(0.025), y(0.955), 1.72 * unit, bed(PALETTE.teesta)) +
    placeMirrored(x(0.975), y(0.955), 1.72 * unit, bed(PALETTE.gurans))
  )
}

/** A long table laid for four. */
export function dining(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  const top = path`M${x(0.08)} ${y(0.66)}H${x(0.92)}L${x(1.04)} ${y(0.88)}H${x(-0.04)}Z`
  const cloth = mix(PALETTE.cream, WHITE, 0.4)
  const seats = [0.14, 0.38, 0.62, 0.86]
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), 0.66) +
    mountainWindow(
      frame,
      { left: x(0.09), top: y(0.1), width: x(0.36), height: y(0.38) },
      { seed: 19, sun: [0.7, 0.26] },
    ) +
    mountainWindow(
      frame,
      { left: x(0.55), top: y(0.1), width: x(0.36), height: y(0.38) },
      { seed: 27, sun: [0.2, 0.26] },
    ) +
    rect(0, y(0.62), width, height, mix(PALETTE.woodLight, PALETTE.earth, 0.35)) +
    rect(0, y(0.62), width, 9 * unit, BLACK, { opacity: 0.13 }) +
    filled(top, cloth) +
    rect(x(-0.04), y(0.88), x(1.08), y(0.12), mix(cloth, '#9a8a66', 0.28)) +
    stroked(path`M${x(-0.04)} ${y(0.955)}H${x(1.04)}`, PALETTE.gurans, 10 * unit) +
    stroked(path`M${x(-0.04)} ${y(0.975)}H${x(1.04)}`, PALETTE.teaLight, 4 * unit) +
    place(x(0.5), y(0.72), 1.75 * unit, fruitBowl()) +
    place(x(0.265), y(0.735), 1.6 * unit, jug()) +
    placeMirrored(x(0.735), y(0.735), 1.6 * unit, jug()) +
    seats
      .map(
        (across) =>
          place(x(across), y(0.81), 1.9 * unit, thali()) +
          place(x(across + 0.085), y(0.765), 1.25 * unit, tumbler()),
      )
      .join('')
  )
}

/** Carrom in the recreation room. */
export function recreation(frame: Frame): string {
  const { width, ink, smallUnit: unit, x, y } = frame
  const player = (across: number, look: Parameters<typeof figure>[0]) =>
    place(x(across), y(0.985), 5 * unit, figure({ ...look, shadow: false }))
  const players =
    player(0.36, {
      ...UNIFORM.small,
      top: PALETTE.teesta,
      skin: 1,
      pose: { leftArm: [-14, 20], rightArm: [22, 40], lean: 5 },
    }) +
    player(0.64, {
      ...UNIFORM.small,
      top: PALETTE.gurans,
      skin: 0,
      hair: 'pony',
      pose: { leftArm: [-22, -40], rightArm: [14, -20], lean: -5 },
    })
  const boardFoot = y(0.8)
  return (
    panelledWall(frame, mix('#e9dcbe', ink.mist, 0.2), 0.76) +
    mountainWindow(
      frame,
      { left: x(0.33), top: y(0.08), width: x(0.34), height: y(0.38) },
      { seed: 34, sun: [0.3, 0.3] },
    ) +
    place(
      x(0.045),
      y(0.2),
      1,
      bookShelf({ width: x(0.2), height: y(0.5), rows: 3, seed: 41 }, ink),
    ) +
    woodenFloor(frame, 0.76) +
    place(x(0.845), y(0.87), 2.5 * unit, bench()) +
    place(x(0.84), y(0.34), 1.2 * unit, hangingLamp()) +
    clipped(box(0, 0, width, boardFoot - 62 * unit), players) +
    rect(x(0.35), boardFoot + 8 * unit, x(0.018), y(0.17), PALETTE.wood) +
    rect(x(0.632), boardFoot + 8 * unit, x(0.018), y(0.17), PALETTE.wood) +
    place(x(0.5), boardFoot, 1.7 * unit, carromBoard())
  )
}

/** A lamp on a cord from the ceiling, lit; its rim is at y = 0. */
const hangingLamp = (): string =>
  stroked('M0-400V-60', PALETTE.ink, 4) +
  circle(0, 10, 110, PALETTE.gendaLight, { opacity: 0.18 }) +
  filled('M-14-64H14L60 0H-60Z', PALETTE.teaLight) +
  filled('M2-64H14L60 0H26Z', mix(PALETTE.teaLight, PALETTE.ink, 0.25)) +
  circle(0, 4, 14, '#fff3c4')
