import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, lerp, repeat } from '../core/numbers'
import {
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
import type { Ink } from '../core/ink'
import { flag, HOUSE_COLOURS } from '../buildings/flags'
import { schoolGate } from '../buildings/gate'
import { archOutline, goal, hoop, shutteredWindow, tinRoof, valance } from '../buildings/parts'
import { school } from '../buildings/school'
import { schoolBus } from '../buildings/vehicles'
import { chalk, road, type RoadPoint } from '../land/ground'
import { bush, palm, rhododendron, shadeTree } from '../land/trees'
import { figure } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { campusPlaces } from '../../../content/data/campus-plan'
import { farTea, nearTea, vista } from './backdrop'

/** Size and door of a house with a tin roof. */
interface House {
  bays: number
  storeys: number
  /** A sign on the roof. */
  sign?: string
}

const BAY = 62
const STOREY = 84

/** A plain school house, its steps on y = 0; the ridge of its roof is at `ridgeOf(house)`. */
function schoolHouse(ink: Ink, { bays, storeys, sign }: House): string {
  const half = (bays * BAY) / 2
  const height = storeys * STOREY
  const wall = mix(mix(PALETTE.cream, ink.rim, 0.25), ink.near, ink.night ? 0.5 : 0)
  const white = mix(WHITE, ink.mist, 0.12)
  const middle = Math.floor(bays / 2)
  const windows = repeat(storeys, (storey) =>
    repeat(bays, (bay) =>
      storey === 0 && bay === middle
        ? ''
        : shutteredWindow(-half + bay * BAY + 19, -storey * STOREY - 66, 24, 40, ink),
    ),
  )
  const doorX = -half + middle * BAY + BAY / 2
  const door = archOutline(doorX - 15, 0, 30, 58)
  return (
    ellipse(0, 2, half + 26, 10, BLACK, { opacity: 0.16 }) +
    rect(-half, -height, half * 2, height, wall) +
    rect(half - half * 0.24, -height, half * 0.24, height, mix(wall, ink.near, 0.14)) +
    repeat(storeys - 1, (storey) => rect(-half, -(storey + 1) * STOREY, half * 2, 6, white)) +
    windows +
    filled(door, mix(PALETTE.wood, ink.near, 0.2)) +
    stroked(door, white, 3) +
    rect(-half - 4, -8, half * 2 + 8, 8, mix(PALETTE.stone, ink.mist, 0.2)) +
    tinRoof(-half - 18, half + 18, -height + 2, 34, 62, ink) +
    valance(-half - 14, half + 14, -height + 4, white) +
    (sign ? circle(0, -height - 30, 27, PALETTE.cream) + place(0, -height - 30, 0.66, sign) : '')
  )
}

const ridgeOf = ({ storeys }: House): number => storeys * STOREY + 60

/** A court or pool that lies on the ground about a point. */
function lying(
  [x, y]: Point,
  width: number,
  depth: number,
  lean = 0,
): [Point, Point, Point, Point] {
  return [
    [x - width * 0.43 + lean, y - depth / 2],
    [x + width * 0.43 + lean, y - depth / 2],
    [x + width / 2 - lean, y + depth / 2],
    [x - width / 2 - lean, y + depth / 2],
  ]
}

/** A point on a court: across from 0 (left) to 1, down from 0 (far) to 1. */
function onCourt(corners: readonly [Point, Point, Point, Point], across: number, down: number) {
  const [farLeft, farRight, nearRight, nearLeft] = corners
  const x = lerp(
    lerp(farLeft[0], farRight[0], across),
    lerp(nearLeft[0], nearRight[0], across),
    down,
  )
  return path`${x} ${lerp(farLeft[1], nearLeft[1], down)}`
}

function lawnTennis(at: Point, size: number): string {
  const corners = lying(at, size * 250, size * 118)
  const p = (across: number, down: number) => onCourt(corners, across, down)
  const lines =
    `M${p(0.08, 0.08)}L${p(0.92, 0.08)}L${p(0.92, 0.92)}L${p(0.08, 0.92)}Z` +
    `M${p(0.2, 0.08)}L${p(0.2, 0.92)}M${p(0.8, 0.08)}L${p(0.8, 0.92)}` +
    `M${p(0.2, 0.3)}L${p(0.8, 0.3)}M${p(0.2, 0.7)}L${p(0.8, 0.7)}M${p(0.5, 0.3)}L${p(0.5, 0.7)}`
  return (
    filled(polygon(corners), mix(PALETTE.leaf, PALETTE.teaLight, 0.3)) +
    chalk(lines, 2.4 * size, 0.9) +
    stroked(`M${p(0.02, 0.5)}L${p(0.98, 0.5)}`, '#16302a', 9 * size, { opacity: 0.55 }) +
    stroked(`M${p(0.02, 0.46)}L${p(0.98, 0.46)}`, WHITE, 2.6 * size)
  )
}

function basketballCourt(at: Point, size: number, ink: Ink): string {
  const corners = lying(at, size * 230, size * 112)
  const p = (across: number, down: number) => onCourt(corners, across, down)
  const [x, y] = at
  const lines =
    `M${p(0.04, 0.06)}L${p(0.96, 0.06)}L${p(0.96, 0.94)}L${p(0.04, 0.94)}Z` +
    `M${p(0.5, 0.06)}L${p(0.5, 0.94)}` +
    `M${p(0.04, 0.3)}L${p(0.2, 0.3)}L${p(0.2, 0.7)}L${p(0.04, 0.7)}` +
    `M${p(0.96, 0.3)}L${p(0.8, 0.3)}L${p(0.8, 0.7)}L${p(0.96, 0.7)}`
  return (
    filled(polygon(corners), mix(PALETTE.tin, ink.mist, 0.2)) +
    chalk(lines, 2.6 * size, 0.9) +
    ellipse(x, y, 26 * size, 13 * size, 'none', {
      stroke: WHITE,
      'stroke-width': path`${2.6 * size}`,
      opacity: 0.9,
    }) +
    place(x - 104 * size, y, 0.3 * size, hoop()) +
    place(x + 104 * size, y, 0.3 * size, `<g transform="scale(-1 1)">${hoop()}</g>`)
  )
}

const WATER = [
  [0, '#7dd0de'],
  [1, '#2387ab'],
] as const

function swimmingPool(at: Point, size: number, ink: Ink): string {
  const deck = lying(at, size * 262, size * 128)
  const basin = lying(at, size * 228, size * 98)
  const water = verticalGradient(WATER)
  const lanes = repeat(5, (lane) => {
    const across = (lane + 1) / 6
    return `M${onCourt(basin, across, 0)}L${onCourt(basin, across, 1)}`
  })
  return (
    filled(polygon(deck), mix('#ece2cb', ink.mist, 0.25)) +
    water.definition +
    filled(polygon(basin), water.fill) +
    stroked(polygon(basin), WHITE, 4 * size) +
    stroked(lanes, PALETTE.gurans, 2 * size, {
      'stroke-dasharray': path`${5 * size} ${4 * size}`,
      opacity: 0.85,
    })
  )
}

function splash([x, y]: Point, size: number, ink: Ink): string {
  const jets = path`M${x} ${y}q${-8 * size} ${-54 * size} ${-28 * size} ${-6 * size}M${x} ${y}q${8 * size} ${-54 * size} ${28 * size} ${-6 * size}M${x} ${y}v${-36 * size}`
  return (
    ellipse(x, y, 92 * size, 42 * size, mix('#ece2cb', ink.mist, 0.25)) +
    ellipse(x, y, 76 * size, 32 * size, WHITE) +
    ellipse(x, y, 70 * size, 28 * size, '#3ba5c2') +
    ellipse(x, y, 46 * size, 17 * size, 'none', {
      stroke: WHITE,
      'stroke-width': 2,
      opacity: 0.5,
    }) +
    stroked(jets, WHITE, 3 * size, { opacity: 0.85 })
  )
}

function playingField([x, y]: Point, size: number, ink: Ink): string {
  const green = mix(ink.tea[2], ink.light, 0.25)
  const line = { stroke: WHITE, 'stroke-width': path`${3 * size}`, opacity: 0.85 }
  return (
    ellipse(x, y, 205 * size, 78 * size, mix(green, ink.tea[1], 0.25)) +
    ellipse(x, y, 186 * size, 68 * size, green) +
    ellipse(x, y, 186 * size, 68 * size, 'none', line) +
    rect(x - 30 * size, y - 8 * size, 60 * size, 16 * size, mix(PALETTE.earth, ink.mist, 0.2)) +
    place(x - 168 * size, y + 6 * size, 0.2 * size, goal()) +
    place(x + 118 * size, y + 6 * size, 0.2 * size, goal())
  )
}

/** The four house flags over rows of pupils. */
function assembly([x, y]: Point, size: number, ink: Ink): string {
  const court = lying([x, y + 26 * size], size * 320, size * 118)
  const poles = repeat(4, (index) => {
    const poleX = x + (index - 1.5) * 66 * size + (index < 2 ? -22 : 22) * size
    return (
      rect(poleX - 2 * size, y - 92 * size, 4 * size, 92 * size, mix(WHITE, ink.mist, 0.1)) +
      flag(poleX + 2 * size, y - 92 * size, {
        width: 38 * size,
        height: 26 * size,
        cloth: HOUSE_COLOURS[index]!,
        phase: index,
        swallowTail: true,
      })
    )
  })
  const pupils = repeat(3, (row) =>
    repeat(8, (column) =>
      place(
        x + (column - 3.5) * 31 * size * (1 + row * 0.06),
        y + (30 + row * 22) * size,
        0.3 * size,
        figure({
          ...(column % 2 ? UNIFORM.girl : UNIFORM.boy),
          skin: column + row,
          fromBehind: true,
        }),
      ),
    ),
  )
  return filled(polygon(court), mix(PALETTE.earth, ink.mist, 0.45)) + poles + pupils
}

/** Signs on the roofs, in a 60-unit box about the origin. */
const SIGNS = {
  book: filled(
    'M0-14C-8-20-20-20-26-17V13C-20 10-8 10 0 17C8 10 20 10 26 13V-17C20-20 8-20 0-14Z',
    PALETTE.teesta,
  ),
  flask:
    filled('M-7-24H7V-8L20 16Q22 22 14 22H-14Q-22 22-20 16L-7-8Z', PALETTE.teestaLight) +
    filled('M-13 4H13L20 16Q22 22 14 22H-14Q-22 22-20 16Z', PALETTE.gurans),
  screen:
    rect(-24, -20, 48, 32, PALETTE.ink, { rx: 3 }) +
    rect(-20, -16, 40, 24, PALETTE.teestaLight) +
    rect(-12, 16, 24, 5, PALETTE.ink),
  note: filled('M-6-24L20-30V10A9 7 0 1 1 14 4V-16L0-13V16A9 7 0 1 1-6 10Z', PALETTE.gurans),
  bat:
    circle(-4, -6, 17, PALETTE.gurans) +
    stroked('M7 6L19 20', PALETTE.wood, 8) +
    circle(20, -14, 6, PALETTE.genda),
  bed:
    rect(-26, -4, 52, 14, PALETTE.teesta, { rx: 3 }) +
    rect(-24, -14, 18, 11, PALETTE.sky, { rx: 3 }) +
    stroked('M-27-18V20M27-6V20', PALETTE.wood, 5),
  aid: filled('M-8-22H8V-8H22V8H8V22H-8V8H-22V-8H-8Z', PALETTE.leaf),
} as const

/** What stands under each flag that is on a roof: the house, and its size on a wide and on a tall sheet. */
const HOUSES: Readonly<Record<string, House & { scale?: number }>> = {
  hostel: { bays: 4, storeys: 2, sign: SIGNS.bed, scale: 1.05 },
  library: { bays: 3, storeys: 1, sign: SIGNS.book },
  'indoor-games': { bays: 3, storeys: 1, sign: SIGNS.bat, scale: 0.92 },
  hall: { bays: 3, storeys: 1, sign: SIGNS.note, scale: 1.02 },
  'science-laboratories': { bays: 3, storeys: 1, sign: SIGNS.flask },
  'computer-laboratory': { bays: 2, storeys: 1, sign: SIGNS.screen },
  infirmary: { bays: 3, storeys: 1, sign: SIGNS.aid, scale: 0.9 },
}

/** Trees between the places: position, height and seed. */
const TREES = [
  [0.285, 0.36, 110, 3],
  [0.525, 0.285, 92, 5],
  [0.73, 0.33, 105, 8],
  [0.07, 0.46, 120, 2],
  [0.29, 0.55, 105, 9],
  [0.05, 0.6, 130, 15],
  [0.955, 0.48, 120, 11],
  [0.405, 0.93, 130, 4],
  [0.03, 0.93, 150, 12],
  [0.635, 0.925, 120, 17],
  [0.975, 0.92, 130, 7],
] as const

/** The front wall on one side of the gate. */
const frontWall = (from: number, to: number, foot: number, unit: number, ink: Ink): string => {
  const wall = mix(PALETTE.cream, ink.rim, 0.2)
  return (
    rect(from, foot - 30 * unit, to - from, 30 * unit, wall) +
    rect(from, foot - 8 * unit, to - from, 8 * unit, mix(wall, ink.near, 0.18)) +
    rect(from, foot - 36 * unit, to - from, 8 * unit, mix(PALETTE.tin, ink.mist, 0.1))
  )
}

/**
 * The campus from the tower of the gate: a drawn plan, not a survey (R-INFO-16). Every place is drawn under its flag
 * of `campusPlaces`, which the page puts over the picture.
 */
export function campusPlan(frame: Frame): string {
  const { width, height, ink, portrait, x, y } = frame
  const unit = portrait ? width / 1080 : width / 1600
  const spot = (id: string): Point => {
    const found = campusPlaces.find((item) => item.id === id)
    if (!found) throw new Error(`The plan has no place "${id}"`)
    return [x(found.at[0]), y(found.at[1])]
  }
  /** Things grow towards the viewer. */
  const size = (at: number) => unit * lerp(0.72, 1.12, (at / height - 0.26) / 0.6)
  const [gateX, gateY] = spot('gate')
  const [classX, classY] = spot('classrooms')
  const [busX, busY] = spot('bus-stand')
  const houses = Object.entries(HOUSES).map(([id, house]) => {
    const [atX, atY] = spot(id)
    const scale = size(atY) * (house.scale ?? 1) * (portrait ? 0.95 : 0.9)
    const foot = atY + ridgeOf(house) * scale
    return { foot, body: place(atX, foot, scale, schoolHouse(ink, house)) }
  })
  const trees = TREES.map(([across, down, tall, seed]) => ({
    foot: y(down),
    body: shadeTree(x(across), y(down), tall * size(y(down)), ink, seed),
  }))
  const mainScale = (portrait ? 0.45 : 0.52) * unit
  /** A ground that lies a little below its flag. */
  const ground = (id: string, lower: number, drawIt: (at: Point, scale: number) => string) => {
    const [atX, atY] = spot(id)
    const scale = size(atY) * (portrait ? 0.98 : 1.06)
    return drawIt([atX, atY + lower * scale], scale)
  }
  const classFoot = classY + 372 * mainScale
  const standing = [
    ...houses,
    ...trees,
    {
      foot: classFoot,
      body: place(classX, classFoot, mainScale, school(ink, { lit: ink.lit })),
    },
    { foot: y(0.42), body: palm(x(0.945), y(0.42), 120 * unit, ink, 4) },
    { foot: y(0.4), body: palm(x(0.735), y(0.41), 110 * unit, ink, 7) },
    { foot: y(0.91), body: rhododendron(x(0.9), y(0.93), 100 * unit, ink, 3) },
    {
      foot: busY + 138 * 0.56 * unit,
      body: place(busX, busY + 138 * 0.56 * unit, 0.56 * unit, schoolBus(ink)),
    },
    {
      foot: classFoot + 1,
      body: repeat(6, (index) =>
        bush(
          classX + [-410, -300, -190, 190, 300, 410][index]! * mainScale,
          classFoot + 12 * unit,
          34 * unit,
          ink,
          index + 2,
          index % 2 ? PALETTE.genda : PALETTE.guransLight,
        ),
      ),
    },
    {
      foot: classFoot + 2,
      body: ground('assembly-area', 46, (at, scale) => assembly(at, scale, ink)),
    },
  ].sort((one, other) => one.foot - other.foot)
  const earth = mix(PALETTE.earth, ink.mist, 0.35)
  const grass = verticalGradient([
    [0, mix(mix(ink.tea[2], ink.tea[1], 0.35), ink.mist, 0.4)],
    [0.4, mix(ink.tea[2], ink.tea[1], 0.28)],
    [1, mix(ink.tea[2], ink.tea[1], 0.42)],
  ])
  const bounds =
    path`M${x(0.5)} ${y(0.962)}H${x(0.08)}Q${x(0.012)} ${y(0.96)} ${x(0.015)} ${y(0.86)}` +
    path`L${x(0.04)} ${y(0.35)}Q${x(0.045)} ${y(0.255)} ${x(0.15)} ${y(0.25)}` +
    path`L${x(0.86)} ${y(0.243)}Q${x(0.965)} ${y(0.25)} ${x(0.968)} ${y(0.35)}` +
    path`L${x(0.99)} ${y(0.86)}Q${x(0.995)} ${y(0.96)} ${x(0.93)} ${y(0.962)}Z`
  const mown = repeat(9, (index) => {
    const from = lerp(0.25, 0.96, (index / 9) ** 1.25)
    const to = lerp(0.25, 0.96, ((index + 0.5) / 9) ** 1.25)
    return rect(0, y(from), width, y(to - from), WHITE, { opacity: 0.055 })
  })
  /** A ring round the main building and the assembly, with a branch to every side. */
  const ways =
    path`M${gateX} ${y(0.81)}H${x(0.2)}Q${x(0.07)} ${y(0.81)} ${x(0.07)} ${y(0.72)}V${y(0.66)}` +
    path`Q${x(0.08)} ${y(0.625)} ${x(0.2)} ${y(0.625)}H${x(0.34)}V${y(0.45)}` +
    path`Q${x(0.34)} ${y(0.412)} ${x(0.44)} ${y(0.41)}H${x(0.62)}Q${x(0.7)} ${y(0.41)} ${x(0.7)} ${y(0.45)}` +
    path`V${y(0.6)}Q${x(0.7)} ${y(0.635)} ${x(0.8)} ${y(0.64)}Q${x(0.97)} ${y(0.65)} ${x(0.97)} ${y(0.74)}` +
    path`Q${x(0.96)} ${y(0.81)} ${x(0.84)} ${y(0.81)}H${gateX}` +
    path`M${x(0.34)} ${y(0.42)}Q${x(0.3)} ${y(0.385)} ${x(0.16)} ${y(0.39)}` +
    path`M${x(0.7)} ${y(0.42)}Q${x(0.72)} ${y(0.4)} ${x(0.86)} ${y(0.4)}M${x(0.34)} ${y(0.575)}H${x(0.17)}`
  const drive: RoadPoint[] = [
    [gateX, classFoot, 56 * unit],
    [gateX, y(0.74), 40 * unit],
    [gateX, y(0.94), 44 * unit],
    [gateX - 6 * unit, y(1.06), 70 * unit],
  ]
  const gateFoot = y(0.965)
  const gateScale = (gateFoot - gateY) / 270
  return (
    vista(frame, { seed: 12, peaks: null, horizon: 0.165, sun: null, mist: 0.7 }) +
    farTea(frame, 0.18, 0.3, { rows: 9, hillSeed: 34, tilt: 0 }) +
    nearTea(frame, 0.24, 1.16, { rows: 24, growth: 1.09, tilt: 0, footTilt: 0, sprigs: 160 }) +
    grass.definition +
    filled(bounds, ink.near, { opacity: 0.3, transform: path`translate(0 ${9 * unit})` }) +
    clipped(
      bounds,
      filled(bounds, grass.fill) +
        mown +
        stroked(ways, mix(earth, ink.tea[0], 0.25), 20 * unit) +
        stroked(ways, earth, 16 * unit),
    ) +
    stroked(bounds, mix(PALETTE.cream, ink.rim, 0.4), 7 * unit) +
    road(drive, earth) +
    ground('playground', 40, (at, scale) => playingField(at, scale * 0.9, ink)) +
    ground('tennis-court', 52, lawnTennis) +
    ground('swimming-pool', 56, (at, scale) => swimmingPool(at, scale, ink)) +
    ground('basketball-court', 48, (at, scale) => basketballCourt(at, scale, ink)) +
    ground('splash-pool', 26, (at, scale) => splash(at, scale, ink)) +
    each(standing, ({ body }) => body) +
    frontWall(x(0.045), gateX - 222 * gateScale, gateFoot, unit, ink) +
    frontWall(gateX + 222 * gateScale, x(0.96), gateFoot, unit, ink) +
    place(gateX, gateFoot, gateScale, schoolGate(ink))
  )
}
