import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { radians, repeat } from '../core/numbers'
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
} from '../core/svg'
import { flag, HOUSE_COLOURS } from '../buildings/flags'
import { bench, pole, tinRoof, valance } from '../buildings/parts'
import { school } from '../buildings/school'
import { schoolBus } from '../buildings/vehicles'
import { road } from '../land/ground'
import { bush, rhododendron, shadeTree } from '../land/trees'
import { figure, type Look } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { paper } from '../props/books'
import { farTea, nearTea, vista } from './backdrop'

/** The five routes of the school buses, as flags at the stop. */
const ROUTE_COLOURS = [...HOUSE_COLOURS, PALETTE.cream] as const

/** The bus stop: a tin shelter, five flags, children, the bus in sight. */
export function busStop(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const ground = y(0.755)
  const shelter = (left: number, right: number) => {
    const eave = y(0.37)
    return (
      rect(
        left + 10 * unit,
        eave,
        right - left - 20 * unit,
        ground - eave,
        mix(PALETTE.cream, ink.mist, 0.3),
      ) +
      rect(left + 10 * unit, eave, right - left - 20 * unit, 26 * unit, BLACK, { opacity: 0.16 }) +
      rect(
        left + 10 * unit,
        y(0.62),
        right - left - 20 * unit,
        ground - y(0.62),
        mix(PALETTE.teaLight, WHITE, 0.1),
      ) +
      place((left + right) / 2, ground, 1.9 * unit, bench()) +
      rect(left, eave, 18 * unit, ground - eave, PALETTE.wood) +
      rect(right - 18 * unit, eave, 18 * unit, ground - eave, PALETTE.wood) +
      place(
        (left + right) / 2,
        eave,
        unit,
        tinRoof(-(right - left) / unit / 2 - 34, (right - left) / unit / 2 + 34, 0, 46, 92, ink),
      ) +
      place(
        (left + right) / 2,
        eave + 3 * unit,
        unit,
        valance(-(right - left) / unit / 2 - 30, (right - left) / unit / 2 + 30, 0, PALETTE.cream),
      )
    )
  }
  const flags = ROUTE_COLOURS.map((cloth, index) => {
    const at = x(0.52 + index * 0.083)
    const tall = y(0.55 - (index % 2) * 0.035)
    return (
      pole(at, ground + 6 * unit, tall, 6 * unit, ink) +
      flag(at + 3 * unit, ground + 6 * unit - tall + 8 * unit, {
        width: 92 * unit,
        height: 66 * unit,
        cloth,
        phase: index * 0.9,
        swallowTail: true,
      })
    )
  }).join('')
  const child = (across: number, down: number, tall: number, look: Partial<Look>) =>
    place(x(across), y(down), tall * unit, figure(look))
  return (
    vista(frame, { seed: 28, peaks: null, horizon: 0.55, sun: [0.46, 0.2] }) +
    farTea(frame, 0.6, 0.78, { hillSeed: 61 }) +
    shadeTree(x(0.03), y(0.75), 380 * unit, ink, 4) +
    shadeTree(x(0.965), y(0.73), 300 * unit, ink, 7) +
    nearTea(frame, 0.66, 0.82, { tilt: 0.01, footTilt: 0, rows: 6, sprigs: 80 }) +
    filled(path`M0 ${y(0.74)}H${width}V${height}H0Z`, mix(PALETTE.earth, ink.mist, 0.25)) +
    shelter(x(0.1), x(0.45)) +
    flags +
    placeMirrored(x(0.79), y(0.855), 1.36 * unit, schoolBus(ink)) +
    rect(0, y(0.875), width, height, mix('#7c8a88', ink.mist, 0.2)) +
    rect(0, y(0.868), width, 8 * unit, mix(PALETTE.cream, ink.mist, 0.3)) +
    child(0.2, 0.825, 2.75, { ...UNIFORM.girl, skin: 1, pose: POSE.wave }) +
    child(0.32, 0.83, 2.85, {
      ...UNIFORM.boy,
      skin: 0,
      pose: { leftArm: [-12, -4], rightArm: [14, 50] },
    }) +
    child(0.42, 0.835, 2.35, { ...UNIFORM.small, skin: 3, pose: POSE.wave })
  )
}

/** One arm of the signpost; it points to the right. */
const signArm = (colour: Colour) =>
  filled('M-22-26H150L182 0L150 26H-22Z', colour) +
  filled('M-22 14H166L150 26H-22Z', BLACK, { opacity: 0.16 }) +
  rect(4, -7, 92, 6, '#fffdf4', { rx: 3, opacity: 0.9 }) +
  rect(4, 5, 60, 5, '#fffdf4', { rx: 2.5, opacity: 0.7 }) +
  circle(-8, 0, 4, '#fffdf4', { opacity: 0.7 })

/** A signpost where the path divides among the tea. */
export function signpost(frame: Frame): string {
  const { ink, unit, x, y } = frame
  const earth = mix(PALETTE.earth, ink.mist, 0.25)
  const walker = (across: number, down: number, tall: number, look: Partial<Look>) =>
    place(x(across), y(down), tall * unit, figure({ fromBehind: true, ...look }))
  return (
    vista(frame, { seed: 36, peaks: null, horizon: 0.52, sun: [0.16, 0.22] }) +
    farTea(frame, 0.58, 0.78, { hillSeed: 24 }) +
    shadeTree(x(0.12), y(0.74), 270 * unit, ink, 3) +
    shadeTree(x(0.9), y(0.75), 330 * unit, ink, 6) +
    nearTea(frame, 0.69, 1.16, { tilt: 0, footTilt: 0, hillSeed: 27 }) +
    road(
      [
        [x(0.1), y(0.675), 14 * unit],
        [x(0.24), y(0.745), 40 * unit],
        [x(0.39), y(0.84), 110 * unit],
        [x(0.5), y(1.06), 300 * unit],
      ],
      earth,
    ) +
    road(
      [
        [x(0.94), y(0.68), 14 * unit],
        [x(0.78), y(0.745), 40 * unit],
        [x(0.63), y(0.84), 110 * unit],
        [x(0.5), y(1.06), 300 * unit],
      ],
      earth,
    ) +
    filled(
      path`M${x(0.515)} ${y(0.885)}L${x(0.6)} ${y(0.93)}L${x(0.63)} ${y(1.05)}H${x(0.33)}L${x(0.38)} ${y(0.95)}Z`,
      earth,
    ) +
    ellipse(x(0.515), y(0.86), 74 * unit, 12 * unit, BLACK, { opacity: 0.16 }) +
    bush(x(0.515), y(0.865), 62 * unit, ink, 5, PALETTE.gendaLight) +
    rect(x(0.515) - 11 * unit, y(0.225), 22 * unit, y(0.62), '#f7f2e4') +
    rect(x(0.515) + 2 * unit, y(0.225), 9 * unit, y(0.62), '#d8d0bb') +
    circle(x(0.515), y(0.215), 20 * unit, PALETTE.brass) +
    place(x(0.515), y(0.305), 1.25 * unit, turned(-5, signArm(PALETTE.gurans))) +
    placeMirrored(x(0.515), y(0.4), 1.25 * unit, turned(-3, signArm(PALETTE.teesta))) +
    place(x(0.515), y(0.495), 1.12 * unit, turned(3, signArm(PALETTE.teaLight))) +
    placeMirrored(x(0.515), y(0.585), 1.12 * unit, turned(5, signArm(PALETTE.genda))) +
    bush(x(0.525), y(0.875), 40 * unit, ink, 9, PALETTE.guransLight) +
    walker(0.345, 0.835, 2.6, {
      ...UNIFORM.boy,
      skin: 0,
      bag: PALETTE.gurans,
      pose: { rightArm: [128, 150], leftArm: [-10, -4] },
    }) +
    walker(0.7, 0.83, 2.5, { ...UNIFORM.girl, skin: 1, bag: PALETTE.teesta, pose: POSE.walk })
  )
}

/** A pupil in a wheelchair from the side, moving to the right; the wheels stand on y = 0. */
function wheelchair(look: Partial<Look>): string {
  const steel = '#5d6b6a'
  const spokes = repeat(8, (index) => {
    const dx = Math.sin(radians(index * 22.5)) * 17
    const dy = Math.cos(radians(index * 22.5)) * 17
    return path`M${-6 - dx} ${-20 - dy}L${-6 + dx} ${-20 + dy}`
  })
  const rider = place(
    0,
    14,
    1,
    figure({
      ...look,
      shadow: false,
      pose: {
        leftLeg: [78, 6],
        rightLeg: [82, 8],
        leftArm: [-14, 34],
        rightArm: [-8, 40],
        lean: 3,
      },
    }),
  )
  return (
    ellipse(4, 1, 36, 3, '#062018', { opacity: 0.22 }) +
    stroked('M-20-66L-17-30H18L24-10H34', steel, 3.4) +
    stroked('M-20-66H-30', steel, 3.6) +
    rect(-20, -62, 7, 32, PALETTE.teesta, { rx: 3 }) +
    rider +
    stroked('M30-12H42', steel, 4) +
    circle(24, -6, 6, 'none', { stroke: PALETTE.ink, 'stroke-width': 3 }) +
    circle(-6, -20, 20, 'none', { stroke: PALETTE.ink, 'stroke-width': 3.6 }) +
    stroked(spokes, '#b7c2bf', 0.9) +
    circle(-6, -20, 15.5, 'none', { stroke: '#9fb0ae', 'stroke-width': 1.6 }) +
    circle(-6, -20, 3, steel)
  )
}

/** The ramp beside the steps of the school's veranda. */
export function ramp(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const floor = y(0.64)
  const ground = y(0.845)
  const wall = mix(PALETTE.cream, ink.rim, 0.25)
  const stone = mix(PALETTE.stone, WHITE, 0.2)
  const top = x(0.66)
  const foot = x(0.16)
  const rise = (across: number) => ground - ((across - foot) / (top - foot)) * (ground - floor)
  const arch = (left: number, wide: number) => {
    const spring = y(0.3)
    return filled(
      path`M${left} ${floor}V${spring}A${wide / 2} ${wide / 2} 0 0 1 ${left + wide} ${spring}V${floor}Z`,
      mix(PALETTE.tea, ink.near, 0.35),
    )
  }
  const railing = (lift: number, thick: number) =>
    stroked(
      path`M${foot - 26 * unit} ${ground - lift + 8 * unit}L${foot} ${ground - lift}L${top} ${floor - lift}H${x(0.78)}`,
      PALETTE.teaLight,
      thick,
    )
  const posts = stroked(
    repeat(7, (index) => {
      const at = foot + ((top - foot) * index) / 6
      return path`M${at} ${rise(at)}v${-112 * unit}`
    }),
    PALETTE.teaLight,
    6 * unit,
  )
  const onRamp = (across: number, tall: number, tilt: number, body: string) =>
    place(x(across), rise(x(across)) + 3 * unit, tall * unit, turned(tilt, body))
  const tilt = (Math.atan2(floor - ground, top - foot) * 180) / Math.PI
  return (
    rect(0, 0, width, height, wall) +
    place(x(0.5), y(0.13), unit, tinRoof(-760, 760, 0, 0, 150, ink)) +
    place(x(0.5), y(0.13) + 3 * unit, 1.6 * unit, valance(-470, 470, 0, PALETTE.cream)) +
    rect(0, y(0.13), width, 30 * unit, BLACK, { opacity: 0.08 }) +
    repeat(4, (index) => arch(x(0.05 + index * 0.25), x(0.17))) +
    repeat(5, (index) =>
      rect(x(-0.03 + index * 0.25), y(0.235), x(0.08), 12 * unit, mix(wall, WHITE, 0.5)),
    ) +
    rect(
      x(0.805) + 22 * unit,
      y(0.36),
      x(0.12),
      floor - y(0.36),
      mix(PALETTE.tin, PALETTE.wood, 0.35),
    ) +
    rect(x(0.865) - 2 * unit, y(0.36), 4 * unit, floor - y(0.36), BLACK, { opacity: 0.3 }) +
    circle(x(0.855), y(0.52), 6 * unit, PALETTE.brass) +
    rect(0, floor, width, ground - floor, mix(stone, '#8c9a92', 0.35)) +
    rect(0, floor, width, 11 * unit, stone) +
    repeat(4, (index) => {
      const level = floor + (index * (ground - floor)) / 4
      const spread = index * 20 * unit
      return (
        rect(
          x(0.77) - spread,
          level,
          x(0.21) + spread * 2,
          (ground - floor) / 4,
          mix(stone, WHITE, 0.35),
        ) +
        rect(
          x(0.77) - spread,
          level + (ground - floor) / 4 - 9 * unit,
          x(0.21) + spread * 2,
          9 * unit,
          BLACK,
          { opacity: 0.12 },
        )
      )
    }) +
    filled(
      polygon([
        [foot, ground],
        [top, floor],
        [x(0.72), floor],
        [x(0.72), ground],
      ]),
      mix(stone, '#8c9a92', 0.18),
    ) +
    filled(
      polygon([
        [foot - 20 * unit, ground],
        [top, floor],
        [x(0.72), floor],
        [x(0.72), floor + 14 * unit],
        [top, floor + 14 * unit],
        [foot + 8 * unit, ground + 4 * unit],
      ]),
      mix(stone, WHITE, 0.5),
    ) +
    rect(0, ground, width, height - ground, mix(PALETTE.earth, ink.mist, 0.25)) +
    rect(0, ground, width, 6 * unit, BLACK, { opacity: 0.12 }) +
    onRamp(0.36, 3.5, tilt, wheelchair({ ...UNIFORM.girl, skin: 1 })) +
    place(
      x(0.545),
      rise(x(0.545)) + 2 * unit,
      3.35 * unit,
      figure({
        ...UNIFORM.boy,
        skin: 0,
        shadow: false,
        pose: { ...POSE.walk, leftArm: [-50, -74] },
      }),
    ) +
    posts +
    railing(112 * unit, 9 * unit) +
    railing(60 * unit, 6 * unit) +
    rhododendron(x(0.07), y(0.9), 200 * unit, ink, 3) +
    bush(x(0.62), y(0.885), 54 * unit, ink, 5, PALETTE.gendaLight) +
    bush(x(0.69), y(0.89), 44 * unit, ink, 8, PALETTE.guransLight)
  )
}

/** The notice board on the veranda, two pupils reading. */
export function noticeBoard(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const wall = mix(PALETTE.cream, ink.rim, 0.25)
  const sheet = (
    left: number,
    top: number,
    wide: number,
    tall: number,
    heading: Colour,
    angle: number,
  ) =>
    place(
      x(left),
      y(top),
      unit,
      turned(
        angle,
        rect(4, 6, wide, tall, BLACK, { opacity: 0.22 }) +
          paper({ width: wide, height: tall, lines: 5, heading }) +
          circle(wide / 2, 9, 8, heading === PALETTE.gurans ? PALETTE.genda : PALETTE.gurans),
      ),
    )
  const picture = (left: number, top: number) =>
    place(
      x(left),
      y(top),
      unit,
      turned(
        3,
        rect(4, 6, 200, 140, BLACK, { opacity: 0.22 }) +
          rect(0, 0, 200, 140, '#fffdf6') +
          rect(10, 10, 180, 120, PALETTE.sky) +
          circle(150, 44, 18, '#fff1cf') +
          filled('M10 96Q70 60 120 88T190 78V130H10Z', PALETTE.leafLight) +
          filled('M10 112Q80 92 140 106T190 100V130H10Z', PALETTE.leaf) +
          circle(100, 9, 8, PALETTE.genda),
      ),
    )
  const reader = (across: number, tall: number, look: Partial<Look>) =>
    place(x(across), y(0.845), tall * unit, figure({ fromBehind: true, ...look }))
  return (
    rect(0, 0, width, height, wall) +
    rect(0, 0, width, y(0.06), mix(PALETTE.wood, ink.near, 0.2)) +
    rect(0, y(0.06), width, 26 * unit, BLACK, { opacity: 0.1 }) +
    rect(x(0.13), y(0.095), x(0.74), y(0.49), BLACK, { opacity: 0.14, rx: 6 }) +
    rect(x(0.125), y(0.085), x(0.75), y(0.49), PALETTE.woodLight, { rx: 6 }) +
    rect(x(0.14), y(0.108), x(0.72), y(0.444), mix(PALETTE.teaLight, PALETTE.tea, 0.4)) +
    sheet(0.165, 0.15, 190, 250, PALETTE.gurans, -2) +
    sheet(0.335, 0.165, 160, 200, PALETTE.teesta, 2) +
    picture(0.475, 0.15) +
    sheet(0.68, 0.145, 210, 270, PALETTE.tea, 1.5) +
    sheet(0.49, 0.345, 180, 190, PALETTE.genda, -2) +
    sheet(0.345, 0.4, 120, 110, PALETTE.gurans, -3) +
    rect(0, y(0.65), width, y(0.11), mix(PALETTE.teaLight, WHITE, 0.25)) +
    rect(0, y(0.645), width, 9 * unit, mix(wall, WHITE, 0.6)) +
    rect(0, y(0.755), width, height, mix(PALETTE.tin, PALETTE.earth, 0.55)) +
    stroked(
      repeat(
        9,
        (index) =>
          path`M${x(0.5 + (index - 4) * 0.1)} ${y(0.755)}L${x(0.5 + (index - 4) * 0.17)} ${height}`,
      ) + path`M0 ${y(0.85)}H${width}`,
      mix(PALETTE.tin, PALETTE.earth, 0.3),
      2.6 * unit,
    ) +
    rect(0, y(0.755), width, 8 * unit, BLACK, { opacity: 0.16 }) +
    reader(0.36, 3.45, { ...UNIFORM.boy, skin: 0, bag: PALETTE.genda }) +
    reader(0.575, 3.3, {
      ...UNIFORM.girl,
      skin: 1,
      bag: PALETTE.gurans,
      pose: { rightArm: [132, 152], leftArm: [-10, -4] },
    }) +
    reader(0.75, 2.6, { ...UNIFORM.small, skin: 3, bag: PALETTE.teesta })
  )
}

/** Two sister schools on their rises among the tea, one road between them. */
export function sisterSchools(frame: Frame): string {
  const { ink, unit, x, y } = frame
  return (
    vista(frame, { seed: 19, peaks: null, horizon: 0.5, sun: [0.5, 0.24] }) +
    farTea(frame, 0.56, 0.78, { hillSeed: 24, tilt: 0 }) +
    place(x(0.78), y(0.63), 0.42 * unit, school(ink)) +
    shadeTree(x(0.6), y(0.645), 150 * unit, ink, 6) +
    shadeTree(x(0.955), y(0.65), 180 * unit, ink, 9) +
    bush(x(0.69), y(0.64), 26 * unit, ink, 5, PALETTE.genda) +
    bush(x(0.87), y(0.64), 26 * unit, ink, 8, PALETTE.guransLight) +
    nearTea(frame, 0.67, 1.06, { tilt: -0.03, footTilt: 0, hillSeed: 27, rows: 10 }) +
    road(
      [
        [x(0.8), y(0.635), 16 * unit],
        [x(0.66), y(0.685), 30 * unit],
        [x(0.62), y(0.74), 44 * unit],
        [x(0.5), y(0.785), 62 * unit],
        [x(0.3), y(0.8), 74 * unit],
      ],
      mix(PALETTE.earth, ink.mist, 0.25),
    ) +
    shadeTree(x(0.055), y(0.79), 330 * unit, ink, 4) +
    place(x(0.3), y(0.795), 0.78 * unit, school(ink)) +
    rhododendron(x(0.075), y(0.81), 120 * unit, ink, 3) +
    rhododendron(x(0.535), y(0.815), 110 * unit, ink, 6) +
    bush(x(0.17), y(0.81), 46 * unit, ink, 4, PALETTE.gendaLight) +
    bush(x(0.43), y(0.81), 46 * unit, ink, 7, PALETTE.guransLight) +
    nearTea(frame, 0.83, 1.14, { tilt: 0, footTilt: 0, rows: 5, growth: 1.35 })
  )
}
