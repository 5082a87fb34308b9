import { mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, pick, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import {
  filled,
  path,
  place,
  placeMirrored,
  polygon,
  rect,
  stroked,
  verticalGradient,
} from '../core/svg'
import { archBridge } from '../buildings/bridge'
import { schoolBus } from '../buildings/vehicles'
import { fern, greatTrunk, kash, leafRoof, salWood } from '../land/forest'
import { hillLine, mistBand, ridge } from '../land/mountains'
import { cloud, sky, sun } from '../land/sky'
import { shadeTree } from '../land/trees'
import { dhaki, plucker, type Plucker } from '../people/neighbours'
import { elephant, flyingHornbill, hornbill } from '../props/wildlife'
import { farTea, nearTea, vista } from './backdrop'
import { tarredRoad } from './journeys'

/** An elephant and her calf on the garden road; the school bus waits. */
export function elephantRoad(frame: Frame): string {
  const { width, ink, unit, x, y } = frame
  const hide = mix('#85807f', ink.near, 0.12)
  const wood = { width, foot: y(0.66), height: y(0.3), seed: 3 }
  return (
    vista(frame, { seed: 82, horizon: 0.52, sun: [0.62, 0.26] }) +
    salWood({ ...wood, foot: y(0.64), height: y(0.26), haze: 0.5, seed: 8 }, ink) +
    mistBand(width, y(0.62), y(0.1), ink.mist, 0.7) +
    farTea(frame, 0.63, 0.86, { hillSeed: 31, tilt: 0.02 }) +
    shadeTree(x(0.9), y(0.75), 300 * unit, ink, 6) +
    shadeTree(x(0.62), y(0.71), 190 * unit, ink, 9) +
    tarredRoad(frame, y(0.8)) +
    placeMirrored(x(0.865), y(0.845), 1.06 * unit, schoolBus(ink)) +
    place(x(0.33), y(0.9), 3.5 * unit, elephant(hide, ink.rim)) +
    place(x(0.615), y(0.91), 1.75 * unit, elephant(mix(hide, WHITE, 0.08), ink.rim)) +
    nearTea(frame, 0.95, 1.24, { rows: 5, growth: 1.36, tilt: 0.02, sprigs: 110, hillSeed: 14 })
  )
}

/** The arch bridge over the green river, where it leaves the hills. */
export function teestaBridge(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const [, far, near, nearest] = ink.ridges
  const slope = (side: -1 | 1, reach: number, top: number, foot: number, seed: number) => {
    const from = side < 0 ? 0 : width
    const fall = (at: number) => Math.min(1, Math.abs(at - from) / (width * reach))
    const line = hillLine(width, 0, y(0.035), 5, seed)
    return (at: number) => y(top) + (y(foot) - y(top)) * fall(at) ** 1.25 + line(at)
  }
  const bank = (contour: (at: number) => number, colour: string, seed: number, wood = 0.034) =>
    ridge(width, height, {
      contour,
      top: colour,
      bottom: mix(colour, ink.near, 0.3),
      base: y(0.95),
      wood: { height: y(wood), seed, gap: 0.01 },
    })
  const river = verticalGradient([
    [0, mix('#8fd0c0', ink.mist, 0.4)],
    [0.4, mix('#3f9f93', ink.sky[1], 0.12)],
    [1, mix('#1f7a72', ink.near, 0.08)],
  ])
  const random = seededRandom(12)
  const ripples = repeat(70, () => {
    const depth = random() ** 0.8
    const half = width * (0.05 + 0.34 * depth)
    const rippleX = x(0.5) + (random() - 0.5) * 2 * half
    const length = (10 + random() * 40) * unit * (0.3 + depth)
    return path`M${rippleX} ${y(0.66 + depth * 0.34)}q${length / 2} ${-5 * unit * depth} ${length} 0`
  })
  const boulders = each(
    [
      [0.2, 0.93, 40],
      [0.255, 0.955, 26],
      [0.79, 0.9, 34],
      [0.84, 0.94, 52],
      [0.75, 0.94, 20],
      [0.68, 0.79, 14],
      [0.33, 0.82, 16],
    ] as const,
    ([across, down, size]) => {
      const s = size * unit
      const stone = mix('#c9cbc0', ink.mist, 0.15)
      return (
        filled(
          path`M${x(across) - s} ${y(down)}q${s * 0.1} ${-s * 0.9} ${s * 0.9} ${-s * 0.8}q${s * 0.9} 0 ${s * 1.1} ${s * 0.8}Z`,
          stone,
        ) +
        filled(
          path`M${x(across) + s * 0.2} ${y(down) - s * 0.78}q${s * 0.7} ${s * 0.1} ${s * 0.8} ${s * 0.78}h${-s * 0.7}Z`,
          mix(stone, '#4a5d60', 0.35),
        )
      )
    },
  )
  const deck = y(0.4)
  const valley = polygon([
    [x(0.44), y(0.655)],
    [x(0.56), y(0.655)],
    [x(0.68), y(0.78)],
    [x(0.86), height],
    [x(0.12), height],
    [x(0.34), y(0.78)],
  ])
  const sand = path`M${x(0.56)} ${y(0.655)}Q${x(0.66)} ${y(0.76)} ${x(0.74)} ${y(0.84)}T${x(0.95)} ${height}H${width}V${y(0.7)}Z`
  return (
    sky(width, height, ink, 0.7) +
    sun(x(0.62), y(0.15), y(0.05), ink) +
    cloud(x(0.3), y(0.1), x(0.22), ink.cloud, 6, 0.6) +
    ridge(width, height, {
      contour: hillLine(width, y(0.34), y(0.16), 2.2, 64),
      top: mix(far, ink.mist, 0.55),
      bottom: ink.mist,
      base: y(0.62),
    }) +
    ridge(width, height, {
      contour: hillLine(width, y(0.47), y(0.14), 2.8, 21),
      top: mix(far, ink.mist, 0.2),
      bottom: ink.mist,
      base: y(0.7),
      wood: { height: y(0.02), seed: 5, gap: 0.05 },
    }) +
    mistBand(width, y(0.6), y(0.16), ink.mist, 0.8) +
    bank(slope(-1, 0.5, 0.28, 0.68, 7), mix(near, ink.mist, 0.12), 11, 0.028) +
    bank(slope(1, 0.5, 0.24, 0.68, 19), mix(near, ink.mist, 0.12), 13, 0.028) +
    mistBand(width, y(0.66), y(0.08), ink.mist, 0.5) +
    river.definition +
    filled(sand, mix(PALETTE.earth, ink.mist, 0.35)) +
    filled(valley, river.fill) +
    stroked(ripples, WHITE, 2.2 * unit, { opacity: 0.45 }) +
    archBridge({
      left: x(0.2),
      right: x(0.8),
      springing: y(0.63),
      deck,
      reach: x(0.24),
      unit: unit * 1.15,
      wall: mix(mix(PALETTE.cream, '#b9c2bb', 0.35), ink.mist, 0.1),
    }) +
    place(x(0.53), deck - 12 * unit, 0.5 * unit, schoolBus(ink)) +
    bank(slope(-1, 0.36, 0.34, 1.04, 3), mix(nearest, ink.tea[0], 0.4), 17, 0.05) +
    bank(slope(1, 0.36, 0.33, 1.05, 5), mix(nearest, ink.tea[0], 0.4), 19, 0.05) +
    boulders
  )
}

/** A hornbill in the sal forest after the mist has lifted. */
export function salForest(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const air = mix(ink.mist, '#dcefc9', 0.45)
  const random = seededRandom(29)
  const depth = (level: number, count: number, offset: number) =>
    repeat(count, (index) =>
      greatTrunk(
        {
          x: width * ((index + offset + (random() - 0.5) * 0.5) / count),
          foot: y(0.66 + level * 0.07),
          width: (9 + level * 13) * unit,
          colour: mix(mix('#9b8a70', ink.near, 0.1 + level * 0.1), air, 0.72 - level * 0.22),
        },
        index + level * 31,
      ),
    )
  const ground = (level: number) =>
    filled(
      path`M0 ${y(0.64 + level * 0.07)}Q${x(0.3)} ${y(0.62 + level * 0.07)} ${x(0.55)} ${y(0.645 + level * 0.07)}T${width} ${y(0.64 + level * 0.07)}V${height}H0Z`,
      mix(mix(ink.tea[1], ink.tea[0], level * 0.3), air, 0.62 - level * 0.2),
    )
  const shaft = (left: number, spread: number) =>
    filled(
      path`M${x(left)} -10H${x(left + 0.06)}L${x(left - spread + 0.13)} ${y(0.86)}H${x(left - spread)}Z`,
      '#fff6d6',
      { opacity: 0.2 },
    )
  const bough =
    path`M${width + 20} ${y(0.56)}C${x(0.86)} ${y(0.64)} ${x(0.7)} ${y(0.64)} ${x(0.42)} ${y(0.615)}` +
    path`L${x(0.42)} ${y(0.622)}C${x(0.7)} ${y(0.67)} ${x(0.86)} ${y(0.69)} ${width + 20} ${y(0.64)}Z`
  const bark = mix('#6f5a45', ink.near, 0.15)
  return (
    rect(0, 0, width, height, air) +
    depth(0, 15, 0.2) +
    ground(0) +
    leafRoof(width, y(0.2), 60 * unit, 4, mix(ink.tea[1], air, 0.66), mix(ink.tea[2], air, 0.6)) +
    depth(1, 8, 0.45) +
    ground(1) +
    leafRoof(width, y(0.15), 74 * unit, 9, mix(ink.tea[1], air, 0.3), mix(ink.tea[2], air, 0.3)) +
    shaft(0.3, 0.2) +
    shaft(0.48, 0.16) +
    shaft(0.72, 0.22) +
    place(x(0.19), y(0.42), 1.5 * unit, flyingHornbill(mix('#1a1f1f', air, 0.35))) +
    place(x(0.29), y(0.36), 1 * unit, flyingHornbill(mix('#1a1f1f', air, 0.5))) +
    depth(2, 4, 0.12) +
    ground(2) +
    repeat(9, (index) => fern(x(index / 8), y(0.83), 60 * unit, ink, index + 3)) +
    filled(bough, bark) +
    stroked(
      path`M${x(0.76)} ${y(0.65)}Q${x(0.7)} ${y(0.7)} ${x(0.67)} ${y(0.76)}`,
      bark,
      9 * unit,
    ) +
    place(x(0.58), y(0.632), 3.2 * unit, hornbill()) +
    leafRoof(width, y(0.09), 84 * unit, 15, mix(ink.tea[0], ink.near, 0.1), ink.tea[1]) +
    rect(0, y(0.93), width, height, mix(ink.tea[0], ink.near, 0.35)) +
    repeat(7, (index) =>
      fern(
        x(index / 6),
        y(0.97 + (index % 2) * 0.03),
        (120 + (index % 3) * 34) * unit,
        ink,
        index + 40,
      ),
    )
  )
}

/** Two drummers of the Durga Puja in the kash grass by the river. */
export function kashDrums(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const random = seededRandom(6)
  const river = verticalGradient([
    [0, mix(ink.sky[1], WHITE, 0.35)],
    [1, mix(ink.sky[0], '#4fa39b', 0.4)],
  ])
  const grass = (
    count: number,
    down: number,
    tall: number,
    seed: number,
    skip?: readonly [number, number],
  ) =>
    repeat(count, (index) => {
      const across = (index + random() * 0.8) / count
      if (skip && across > skip[0] && across < skip[1]) return ''
      return kash(
        x(across),
        y(down + random() * 0.03),
        tall * unit * (0.75 + random() * 0.5),
        ink,
        seed + index,
      )
    })
  const heap = (cx: number, cy: number, size: number) =>
    filled(
      path`M${cx - size * 1.6} ${cy}q${size * 0.1} ${-size * 0.6} ${size * 0.7} ${-size * 0.5}` +
        path`q${size * 0.2} ${-size * 0.8} ${size} ${-size * 0.6}q${size * 0.8} ${-size * 0.2} ${size * 0.8} ${size * 0.5}` +
        path`q${size * 0.7} ${-size * 0.1} ${size * 0.8} ${size * 0.6}Z`,
      WHITE,
      { opacity: 0.85 },
    )
  return (
    sky(width, height, ink, 0.6) +
    sun(x(0.84), y(0.16), y(0.05), ink) +
    heap(x(0.22), y(0.26), 74 * unit) +
    heap(x(0.62), y(0.2), 52 * unit) +
    heap(x(0.9), y(0.36), 40 * unit) +
    ridge(width, height, {
      contour: hillLine(width, y(0.47), y(0.1), 2.2, 33),
      top: mix(ink.ridges[1], ink.mist, 0.3),
      bottom: ink.mist,
      base: y(0.62),
    }) +
    ridge(width, height, {
      contour: hillLine(width, y(0.55), y(0.04), 2.6, 41),
      top: ink.ridges[3],
      bottom: mix(ink.ridges[3], ink.mist, 0.4),
      base: y(0.64),
      wood: { height: y(0.03), seed: 4, gap: 0.02 },
    }) +
    river.definition +
    rect(0, y(0.6), width, height, river.fill) +
    filled(
      path`M0 ${y(0.63)}Q${x(0.3)} ${y(0.61)} ${x(0.52)} ${y(0.66)}T${width} ${y(0.68)}V${height}H0Z`,
      mix(PALETTE.earth, ink.mist, 0.3),
    ) +
    grass(40, 0.66, 130, 100) +
    grass(26, 0.76, 200, 300, [0.26, 0.86]) +
    filled(
      path`M0 ${y(0.78)}Q${x(0.5)} ${y(0.73)} ${width} ${y(0.79)}V${height}H0Z`,
      mix(ink.tea[2], PALETTE.earth, 0.45),
    ) +
    place(x(0.42), y(0.87), 3.7 * unit, dhaki(0, PALETTE.gurans, PALETTE.tin)) +
    place(x(0.68), y(0.88), 3.9 * unit, dhaki(2, PALETTE.genda, PALETTE.teaLight)) +
    grass(14, 0.97, 320, 500, [0.2, 0.84]) +
    grass(18, 1.04, 200, 700)
  )
}

const PLUCKERS: readonly [Plucker, ...Plucker[]] = [
  { sari: PALETTE.guransLight, blouse: PALETTE.gurans, scarf: PALETTE.genda, skin: 0 },
  {
    sari: PALETTE.teesta,
    blouse: PALETTE.teestaLight,
    scarf: PALETTE.rose,
    skin: 2,
    throwing: true,
  },
  { sari: PALETTE.genda, blouse: PALETTE.tin, scarf: PALETTE.cream, skin: 1 },
  { sari: PALETTE.gurans, blouse: PALETTE.teesta, scarf: PALETTE.gurans, skin: 3 },
  {
    sari: PALETTE.teaLight,
    blouse: PALETTE.genda,
    scarf: PALETTE.teestaLight,
    skin: 0,
    throwing: true,
  },
]

/** Women plucking the first flush. */
export function firstFlush(frame: Frame): string {
  const { ink, unit, x, y } = frame
  const worker = (index: number, across: number, down: number, scale: number) =>
    place(x(across), y(down) + 44 * scale * unit, scale * unit, plucker(pick(PLUCKERS, index)))
  return (
    vista(frame, { seed: 95, horizon: 0.46, sun: [0.7, 0.2] }) +
    farTea(frame, 0.48, 0.66, { hillSeed: 91, tilt: 0.05 }) +
    shadeTree(x(0.12), y(0.6), 260 * unit, ink, 4) +
    shadeTree(x(0.9), y(0.58), 210 * unit, ink, 7) +
    shadeTree(x(0.56), y(0.55), 140 * unit, ink, 2) +
    worker(3, 0.27, 0.615, 1.9) +
    worker(4, 0.6, 0.6, 1.8) +
    nearTea(frame, 0.6, 0.86, { rows: 7, growth: 1.24, tilt: -0.03, hillSeed: 18, seed: 15 }) +
    worker(1, 0.82, 0.8, 4.1) +
    worker(2, 0.13, 0.83, 4) +
    nearTea(frame, 0.775, 1.04, { rows: 5, growth: 1.26, tilt: -0.03, hillSeed: 44, seed: 21 }) +
    worker(0, 0.46, 0.945, 5.8) +
    nearTea(frame, 0.9, 1.3, {
      rows: 5,
      growth: 1.3,
      tilt: 0.02,
      hillSeed: 63,
      seed: 27,
      sprigs: 160,
    })
  )
}
