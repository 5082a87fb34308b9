import { mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { pick, repeat } from '../core/numbers'
import { ellipse, place, rect } from '../core/svg'
import { bunting, flag, HOUSE_COLOURS, HOUSE_EMBLEMS, type House } from '../buildings/flags'
import { pole } from '../buildings/parts'
import { school } from '../buildings/school'
import { shadeTree } from '../land/trees'
import { figure } from '../people/figure'
import { drummer, piper, tartan } from '../people/performers'
import { POSE, UNIFORM } from '../people/wardrobe'
import { brassLamp, clayLamp, garland } from '../props/honours'
import { farTea, lawn, nearTea, vista } from './backdrop'

/** The pipe band marching on the lawn before the school. */
export function pipers(frame: Frame): string {
  const { width, height, ink, portrait, fit, x, y } = frame
  const sett = tartan()
  const backCount = portrait ? 2 : 4
  const frontCount = portrait ? 3 : 5
  const gap = portrait ? 0.31 : 0.165
  const rank = (count: number, middle: number, index: number) =>
    x(middle + (index - (count - 1) / 2) * gap)
  const backRank = repeat(backCount, (index) => {
    const member = { sett: sett.fill, skin: index }
    const step = index % 2 ? 1 : -1
    const marcher =
      index === 1 ? drummer(member) : piper({ ...member, step, sway: (index % 3) * 3 - 3 })
    return place(rank(backCount, 0.505, index), y(0.8), height * 0.0022 * 0.82, marcher)
  })
  const frontRank = repeat(frontCount, (index) =>
    place(
      rank(frontCount, 0.5, index),
      y(0.965),
      height * 0.0031,
      piper({
        sett: sett.fill,
        skin: index + 1,
        step: index % 2 ? -1 : 1,
        sway: (index % 3) * 3 - 2,
      }),
    ),
  )
  return (
    sett.definition +
    vista(frame, { seed: 4, horizon: 0.54, sun: [0.9, 0.2] }) +
    farTea(frame, 0.6, 0.72, { rows: 9 }) +
    place(x(0.5), y(0.66), portrait ? width / 1500 : 0.5 * fit, school(ink, { lit: ink.lit })) +
    shadeTree(x(0.09), y(0.69), 250 * fit, ink, 3) +
    shadeTree(x(0.93), y(0.69), 270 * fit, ink, 6) +
    lawn(frame, 0.66) +
    backRank +
    frontRank
  )
}

const HOUSES: readonly (readonly [House, cloth: Colour, emblem: Colour])[] = [
  ['prerna', PALETTE.gurans, PALETTE.cream],
  ['jagriti', PALETTE.teesta, PALETTE.cream],
  ['pragati', PALETTE.genda, PALETTE.ink],
  ['kirti', PALETTE.teaLight, PALETTE.gendaLight],
]

/** The flags of the four houses. */
export function houses(frame: Frame): string {
  const { height, ink, portrait, fit, x, y, span } = frame
  const flags = HOUSES.map(([house, cloth, emblemColour], index) => {
    const odd = index % 2
    const poleX = x(portrait ? 0.08 + index * 0.235 : 0.12 + index * 0.2)
    const foot = y(0.93 + odd * 0.015)
    const poleHeight = y((portrait ? 0.6 : 0.72) - odd * 0.03)
    const flagWidth = span(portrait ? 0.2 : 0.165)
    return (
      pole(poleX, foot, poleHeight, 7 * fit + 2, ink) +
      flag(poleX + 4 * fit, foot - poleHeight + 10 * fit, {
        width: flagWidth,
        height: flagWidth * 0.68,
        cloth,
        phase: index * 0.9,
        swallowTail: true,
        emblem: HOUSE_EMBLEMS[house](emblemColour),
      })
    )
  })
  const places = portrait ? [0.3, 0.74] : [0.2, 0.4, 0.6, 0.8]
  const students = places.map((across, index) => {
    const dress = index % 2 ? UNIFORM.girl : UNIFORM.boy
    const pose = index % 2 ? POSE.cheer : POSE.wave
    const tie = pick(HOUSE_COLOURS, index)
    return place(x(across), y(0.955), height * 0.0021, figure({ ...dress, skin: index, tie, pose }))
  })
  return (
    vista(frame, { seed: 9, horizon: 0.7, sun: [0.5, 0.42] }) +
    farTea(frame, 0.79, 0.93, { hillSeed: 33 }) +
    nearTea(frame, 0.86, 1.16, { tilt: 0.06, hillSeed: 12 }) +
    flags.join('') +
    students.join('')
  )
}

/** A flower pattern laid on the floor, seen at a low angle. */
const floorFlower = () =>
  repeat(12, (index) =>
    ellipse(0, -96, 26, 54, index % 2 ? PALETTE.genda : WHITE, {
      opacity: 0.95,
      transform: `scale(1.9 .34) rotate(${index * 30})`,
    }),
  ) +
  repeat(12, (index) =>
    ellipse(0, -50, 16, 30, index % 2 ? PALETTE.guransLight : PALETTE.teesta, {
      transform: `scale(1.9 .34) rotate(${index * 30 + 15})`,
    }),
  )

function clayLamps({ portrait, unit, x, y }: Frame): string {
  return repeat(portrait ? 4 : 8, (index) => {
    const across = portrait ? 0.14 + index * 0.24 : 0.07 + index * 0.1228
    if (Math.abs(across - 0.5) < 0.08) return ''
    return place(x(across), y(0.965), 1.3 * unit, clayLamp())
  })
}

/** The tall lamp on a festival evening. */
export function lamp(frame: Frame): string {
  const { width, height, portrait, unit, x, y } = frame
  const garlands = repeat(5, (index) =>
    garland([(width * index) / 5, -6], [(width * (index + 1)) / 5, -6], y(0.16), 11 * unit),
  )
  const [red, blue, yellow, green] = HOUSE_COLOURS
  const string = { sag: y(0.09), count: portrait ? 7 : 12, size: 40 * unit }
  const girl = figure({
    ...UNIFORM.blazerSkirt,
    skin: 0,
    pose: { rightArm: [58, 84], leftArm: [-8, 2] },
  })
  const boy = figure({
    ...UNIFORM.blazer,
    skin: 1,
    pose: { leftArm: [-58, -84], rightArm: [8, 2] },
  })
  return (
    vista(frame, { seed: 12, peaks: 0.2, horizon: 0.68, sun: [0.5, 0.44] }) +
    farTea(frame, 0.76, 0.96) +
    garlands +
    bunting({
      ...string,
      from: [-20, y(0.16)],
      to: [x(0.5), y(0.13)],
      colours: [red, blue, yellow, green],
    }) +
    bunting({
      ...string,
      from: [x(0.5), y(0.13)],
      to: [width + 20, y(0.16)],
      colours: [blue, yellow, green, red],
    }) +
    rect(0, y(0.84), width, height, mix(PALETTE.tin, '#2a0d12', 0.1)) +
    rect(0, y(0.84), width, 12 * unit, PALETTE.cream) +
    place(x(0.5), y(0.93), unit * 1.2, floorFlower()) +
    place(x(0.5), y(0.92), 2.7 * unit, brassLamp()) +
    clayLamps(frame) +
    place(x(portrait ? 0.2 : 0.3), y(0.93), height * 0.0034, girl) +
    place(x(portrait ? 0.8 : 0.7), y(0.93), height * 0.0036, boy)
  )
}
