import { mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { pick } from '../core/numbers'
import { place, polygon, filled, rect } from '../core/svg'
import { schoolGate } from '../buildings/gate'
import { school } from '../buildings/school'
import { road, type RoadPoint } from '../land/ground'
import { mistBand } from '../land/mountains'
import { rain } from '../land/sky'
import { bush, rhododendron, shadeTree } from '../land/trees'
import { figure, type Look } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { umbrella } from '../props/play'
import { farTea, nearTea, vista } from './backdrop'

/** The main building between its trees, tea before it. */
export function campus(frame: Frame): string {
  const { width, ink, portrait, fit, x, y } = frame
  const middle = x(portrait ? 0.5 : 0.645)
  const ground = y(0.768)
  const scale = portrait ? (width / 1040) * 0.98 : 0.74 * fit
  const beside = (distance: number) => middle + distance * scale
  return (
    vista(frame, { seed: 0, peaks: 0.14, horizon: 0.62, wallLeft: portrait ? -0.34 : -0.06 }) +
    farTea(frame, 0.7, 0.87) +
    place(middle, ground, scale, school(ink, { lit: ink.lit, darkened: ink.night })) +
    shadeTree(beside(-590), ground + 22 * fit, 300 * scale, ink, 2) +
    shadeTree(beside(570), ground + 24 * fit, 350 * scale, ink, 5) +
    (portrait ? '' : shadeTree(x(0.15), y(0.78), 180 * fit, ink, 9)) +
    bush(beside(-440), ground + 16 * fit, 58 * scale, ink, 4, PALETTE.genda) +
    bush(beside(440), ground + 16 * fit, 58 * scale, ink, 8, PALETTE.gendaLight) +
    rhododendron(beside(-510), ground + 24 * fit, 116 * scale, ink, 3) +
    rhododendron(beside(530), ground + 28 * fit, 124 * scale, ink, 6) +
    nearTea(frame, 0.815, 1.15)
  )
}

const SATCHELS = [PALETTE.gurans, PALETTE.teesta, PALETTE.genda, PALETTE.teaLight] as const

/** A walker: position as fractions, height in units, dress and stride. */
type Walker = readonly [
  x: number,
  y: number,
  height: number,
  dress: 'boy' | 'girl' | 'small',
  stride: 'walk' | 'walkOther',
]

const WALKERS: readonly Walker[] = [
  [0.5, 0.795, 88, 'small', 'walk'],
  [0.535, 0.8, 92, 'girl', 'walkOther'],
  [0.44, 0.85, 130, 'girl', 'walk'],
  [0.475, 0.855, 136, 'boy', 'walkOther'],
  [0.575, 0.9, 180, 'boy', 'walk'],
  [0.4, 0.965, 250, 'boy', 'walkOther'],
  [0.49, 0.975, 240, 'girl', 'walk'],
]

/** Students on the path to the gate. */
export function walk(frame: Frame): string {
  const { height, ink, portrait, unit, x, y } = frame
  const path: RoadPoint[] = [
    [x(0.5), y(0.735), 70 * unit],
    [x(0.5), y(0.82), 130 * unit],
    [x(0.49), y(0.92), 230 * unit],
    [x(0.48), height * 1.06, 390 * unit],
  ]
  const walkers = WALKERS.map(([across, down, tall, dress, stride], index) => {
    const walkerX = portrait
      ? x(0.5 + (across - 0.48) * 2.4)
      : x(0.5) + (across - 0.5) * 1.78 * height
    const look: Partial<Look> = {
      ...UNIFORM[dress],
      fromBehind: true,
      skin: index,
      bag: pick(SATCHELS, index),
      pose: POSE[stride],
    }
    return place(walkerX, y(down), (tall * unit) / 100, figure(look))
  })
  return (
    vista(frame, { seed: 22, peaks: 0.1, horizon: 0.56, sun: [0.5, 0.26] }) +
    farTea(frame, 0.63, 0.8, { hillSeed: 61 }) +
    place(x(0.5), y(0.735), unit * 0.62, schoolGate(ink)) +
    shadeTree(x(0.2), y(0.76), 250 * unit, ink, 3) +
    shadeTree(x(0.82), y(0.765), 270 * unit, ink, 6) +
    nearTea(frame, 0.765, 1.2, { tilt: 0, footTilt: 0, hillSeed: 27 }) +
    road(path, mix(PALETTE.earth, ink.mist, 0.25)) +
    walkers.join('')
  )
}

/** Position as fractions, height in units, umbrella, satchel, dress. */
type Sheltered = readonly [
  x: number,
  y: number,
  height: number,
  umbrella: string,
  satchel: string,
  dress: 'boy' | 'girl' | 'small',
]

const SHELTERED: readonly Sheltered[] = [
  [0.56, 0.82, 118, PALETTE.genda, PALETTE.guransLight, 'small'],
  [0.5, 0.88, 170, PALETTE.teesta, PALETTE.genda, 'girl'],
  [0.39, 0.965, 262, PALETTE.gurans, PALETTE.teesta, 'boy'],
  [0.525, 0.985, 250, PALETTE.teaLight, PALETTE.gurans, 'girl'],
]

/** Umbrellas on the wet path; no peaks today. */
export function monsoon(frame: Frame): string {
  const { width, height, ink, portrait, unit, x, y } = frame
  const path: RoadPoint[] = [
    [x(0.6), y(0.73), 40 * unit],
    [x(0.56), y(0.8), 90 * unit],
    [x(0.47), y(0.9), 200 * unit],
    [x(0.42), height * 1.06, 360 * unit],
  ]
  const walkers = SHELTERED.map(([across, down, tall, cover, bag, dress], index) => {
    const stride = index % 2 ? POSE.walk : POSE.walkOther
    const look: Partial<Look> = {
      ...UNIFORM[dress],
      fromBehind: true,
      bag,
      skin: index,
      pose: { ...stride, rightArm: [40, 150] },
    }
    return place(
      portrait ? x(0.5 + (across - 0.48) * 1.9) : x(across),
      y(down),
      (tall * unit) / 100,
      figure(look) + place(14, -100, 1, umbrella(cover)),
    )
  })
  return (
    vista(frame, { seed: 50, horizon: 0.56, sun: null, mist: 0.9 }) +
    mistBand(width, y(0.53), y(0.16), ink.mist, 0.85) +
    farTea(frame, 0.62, 0.84, { hillSeed: 15, tilt: 0.06 }) +
    place(x(0.74), y(0.72), unit * 0.5, school(ink, { lit: true })) +
    shadeTree(x(0.2), y(0.75), 240 * unit, ink, 4) +
    shadeTree(x(0.46), y(0.71), 150 * unit, ink, 12) +
    nearTea(frame, 0.76, 1.22, { tilt: -0.06, hillSeed: 91, seed: 5 }) +
    road(path, mix('#8fa09a', ink.mist, 0.2)) +
    walkers.join('') +
    rain(width, height, 260, 5)
  )
}

/** The gate from outside, the guard beside it. */
export function gate(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const guard = figure({
    top: '#6f8a86',
    longSleeves: true,
    bottom: 'trousers',
    bottomColour: '#2d3c3e',
    cap: '#2d3c3e',
    skin: 2,
  })
  const forecourt = polygon([
    [0, y(0.84)],
    [width, y(0.84)],
    [width, height],
    [0, height],
  ])
  return (
    vista(frame, { seed: 33, horizon: 0.58, peaks: 0.1 }) +
    farTea(frame, 0.66, 0.84) +
    place(x(0.64), y(0.76), unit * 0.62, school(ink)) +
    rect(0, y(0.72), width, y(0.12), mix(PALETTE.cream, ink.rim, 0.2)) +
    rect(0, y(0.71), width, y(0.018), WHITE) +
    filled(forecourt, mix(PALETTE.earth, ink.mist, 0.2)) +
    place(x(0.5), y(0.86), 1.5 * unit, schoolGate(ink)) +
    rhododendron(x(0.1), y(0.88), 230 * unit, ink, 3) +
    shadeTree(x(0.92), y(0.9), 380 * unit, ink, 5) +
    place(x(0.335), y(0.93), 2.1 * unit, guard)
  )
}
