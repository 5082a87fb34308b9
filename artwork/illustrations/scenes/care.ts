import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
import {
  circle,
  ellipse,
  filled,
  path,
  place,
  placeMirrored,
  rect,
  stroked,
  turned,
} from '../core/svg'
import { tinRoof } from '../buildings/parts'
import { bush, rhododendron, shadeTree } from '../land/trees'
import { figure } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { flowerVase, teacup } from '../props/desk-things'
import { bottle, tapRow } from '../props/furniture'
import { firstAidBox, stethoscope } from '../props/laboratory'
import { curtain } from '../props/room'
import { farTea, lawn, mountainWindow, vista } from './backdrop'

/** The infirmary table by the window. */
export function infirmary(frame: Frame): string {
  const { width, height, ink, smallUnit, x, y } = frame
  const cupboard = mix(PALETTE.teaLight, WHITE, 0.62)
  const doors = repeat(5, (index) => path`M${x(index / 4)} ${y(0.8)}V${height}`)
  return (
    rect(0, 0, width, height, mix('#dcebe6', ink.mist, 0.2)) +
    mountainWindow(
      frame,
      { left: x(0.5), top: y(0.12), width: x(0.4), height: y(0.46) },
      { seed: 6 },
    ) +
    curtain(x(0.47), y(0.08), x(0.085), y(0.56), '#f4fbf8') +
    curtain(x(0.93), y(0.08), x(0.085), y(0.56), '#f4fbf8', -1) +
    rect(0, y(0.76), width, height, cupboard) +
    rect(0, y(0.76), width, y(0.035), '#f7fbf9') +
    stroked(doors, mix(PALETTE.teaLight, WHITE, 0.45), 4 * smallUnit) +
    place(x(0.24), y(0.77), 3.1 * smallUnit, firstAidBox()) +
    circle(x(0.36), y(0.23), 12 * smallUnit, PALETTE.brass) +
    place(x(0.4), y(0.28), 2.2 * smallUnit, turned(180, stethoscope())) +
    place(x(0.84), y(0.77), 2 * smallUnit, flowerVase())
  )
}

const gardenChair = () =>
  stroked('M-20 0V-40M20 0V-44M-20-40H22', PALETTE.wood, 5) +
  stroked('M-20-40L-26-92', PALETTE.wood, 5) +
  stroked('M-24-58H-22M-26-74H-24', PALETTE.wood, 5)

const gardenTable = () =>
  stroked('M0 0V-44', PALETTE.wood, 5) + ellipse(0, -46, 34, 6, PALETTE.woodLight)

/** Two chairs and a cup of tea under a shade tree. */
export function counselling(frame: Frame): string {
  const { ink, unit, x, y } = frame
  return (
    vista(frame, { seed: 44, horizon: 0.56 }) +
    farTea(frame, 0.62, 0.8) +
    lawn(frame, 0.74) +
    shadeTree(x(0.66), y(0.92), 760 * unit, ink, 5) +
    place(x(0.34), y(0.92), 2.1 * unit, gardenChair()) +
    placeMirrored(x(0.56), y(0.92), 2.1 * unit, gardenChair()) +
    place(x(0.45), y(0.93), 2 * unit, gardenTable()) +
    place(x(0.44), y(0.93) - 92 * unit, 1.3 * unit, teacup()) +
    rhododendron(x(0.1), y(0.88), 240 * unit, ink, 3)
  )
}

/** Students filling bottles under a tin roof. */
export function waterPoint(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const left = x(0.3)
  const right = x(0.93)
  const ground = y(0.82)
  const post = (postX: number) =>
    rect(postX - 7 * unit, y(0.42), 14 * unit, y(0.4), mix(PALETTE.cream, ink.rim, 0.2)) +
    rect(postX + 1 * unit, y(0.42), 6 * unit, y(0.4), mix('#d8c7a0', ink.mist, 0.1))
  const paving = path`M0 ${y(0.82)}H${width}V${height}H0Z`
  const bottleInHand = (x0: number, y0: number, colour: string) => place(x0, y0, 1, bottle(colour))
  const girl =
    figure({
      ...UNIFORM.girl,
      skin: 1,
      fromBehind: true,
      bag: PALETTE.gurans,
      pose: { rightArm: [52, 96], leftArm: [-10, -4] },
    }) + bottleInHand(34, -67, PALETTE.genda)
  const boy =
    bottleInHand(-34, -67, PALETTE.teestaLight) +
    figure({
      ...UNIFORM.boy,
      skin: 0,
      fromBehind: true,
      bag: PALETTE.teesta,
      pose: { leftArm: [-52, -96], rightArm: [10, 4] },
    })
  const small =
    figure({ ...UNIFORM.small, skin: 3, pose: { leftArm: [-20, -150], rightArm: [12, 4] } }) +
    place(-19, -73, 1, turned(-131, bottle(PALETTE.guransLight)))
  return (
    vista(frame, { seed: 52, horizon: 0.56, sun: [0.14, 0.24] }) +
    farTea(frame, 0.62, 0.8, { hillSeed: 37 }) +
    lawn(frame, 0.74) +
    shadeTree(x(0.12), y(0.82), 400 * unit, ink, 4) +
    filled(paving, mix(PALETTE.earth, ink.mist, 0.25)) +
    rect(0, y(0.82), width, 6 * unit, BLACK, { opacity: 0.12 }) +
    rect(left, y(0.44), right - left, y(0.38), mix('#c9d8cc', ink.near, 0.12)) +
    post(left + 14 * unit) +
    post(right - 14 * unit) +
    place(left + 34 * unit, ground + 4 * unit, 2.18 * unit, tapRow(6)) +
    place((left + right) / 2, y(0.44), unit, tinRoof(-500, 500, 0, 60, 120, ink)) +
    bush(right + 20 * unit, ground + 6 * unit, 60 * unit, ink, 5, PALETTE.guransLight) +
    place(x(0.42), y(0.905), 3 * unit, girl) +
    place(x(0.725), y(0.9), 3.1 * unit, boy) +
    place(x(0.86), y(0.95), 2.7 * unit, small)
  )
}
