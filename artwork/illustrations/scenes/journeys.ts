import { mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import { filled, path, place, rect, stroked, turned } from '../core/svg'
import { schoolBus, steam, toyTrain } from '../buildings/vehicles'
import { constellation, milkyWay } from '../land/sky'
import { conifer, rhododendron, shadeTree } from '../land/trees'
import { figure } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { farTea, nearTea, vista } from './backdrop'

/** A winding tarred road across the sheet with a dashed middle line. */
export function tarredRoad({ width, ink, unit }: Frame, y: number): string {
  const x = (fraction: number) => width * fraction
  const dash = { 'stroke-dasharray': path`${34 * unit} ${30 * unit}`, opacity: 0.8 }
  const right = width + 20
  return (
    filled(
      path`M-20 ${y + 20 * unit}C${x(0.3)} ${y - 34 * unit} ${x(0.7)} ${y + 44 * unit}` +
        path` ${right} ${y - 16 * unit}V${y + 58 * unit}` +
        path`C${x(0.7)} ${y + 118 * unit} ${x(0.3)} ${y + 30 * unit} -20 ${y + 92 * unit}Z`,
      mix('#6f7a78', ink.mist, 0.22),
    ) +
    stroked(
      path`M-20 ${y + 56 * unit}C${x(0.3)} ${y - 2 * unit} ${x(0.7)} ${y + 80 * unit}` +
        path` ${right} ${y + 22 * unit}`,
      WHITE,
      4 * unit,
      dash,
    )
  )
}

/** The yellow bus among the gardens. */
export function bus(frame: Frame): string {
  const { ink, portrait, unit, x, y } = frame
  const roadY = y(0.83)
  return (
    vista(frame, { seed: 31, horizon: 0.56, sun: [0.4, 0.2] }) +
    farTea(frame, 0.6, 0.86, { hillSeed: 77, tilt: -0.07 }) +
    shadeTree(x(0.3), y(0.74), 190 * unit, ink, 2) +
    shadeTree(x(0.52), y(0.7), 150 * unit, ink, 8) +
    shadeTree(x(0.88), y(0.7), 230 * unit, ink, 5) +
    tarredRoad(frame, roadY) +
    place(
      x(portrait ? 0.5 : 0.6),
      roadY + 46 * unit,
      unit * (portrait ? 1.25 : 1.35),
      schoolBus(ink),
    ) +
    nearTea(frame, 0.945, 1.22, { rows: 6, growth: 1.35, tilt: 0.03, sprigs: 120 })
  )
}

function pines({ width, ink, unit, y }: Frame): string {
  const lit = mix(ink.ridges[3], ink.tea[0], 0.4)
  const shade = mix(ink.ridges[3], ink.near, 0.5)
  return repeat(26, (index) => {
    const random = seededRandom(index * 7 + 3)
    const treeX = (width * index) / 25 + (random() - 0.5) * 30
    const treeY = y(0.72 + random() * 0.02)
    return conifer(treeX, treeY, (110 + random() * 80) * unit, lit, shade)
  })
}

/** Embankment, sleepers and the near rail. */
function track({ width, height, ink, unit }: Frame, y: number): string {
  let sleepers = ''
  for (let x = -10; x < width + 20; x += 22 * unit) {
    sleepers += path`M${x} ${y - 3 * unit}v${6 * unit}`
  }
  return (
    rect(-20, y - 6 * unit, width + 40, height, mix(PALETTE.earthDark, ink.near, 0.25)) +
    rect(-20, y - 6 * unit, width + 40, 14 * unit, mix('#8c8f86', ink.mist, 0.2)) +
    stroked(sleepers, PALETTE.wood, 8 * unit) +
    rect(-20, y - 8 * unit, width + 40, 4 * unit, '#c3cbcb')
  )
}

/** The toy train below the peaks. */
export function train(frame: Frame): string {
  const { ink, portrait, unit, x, y } = frame
  const railY = y(0.8)
  const engineX = x(portrait ? 0.62 : 0.66)
  const steamColour = mix(WHITE, ink.mist, 0.25)
  return (
    vista(frame, { seed: 40, peaks: 0.1, horizon: 0.58, sun: [0.82, 0.24] }) +
    pines(frame) +
    track(frame, railY) +
    steam(engineX + 178 * unit * 1.3, railY - 186 * unit, 44 * unit, 3, steamColour) +
    place(engineX, railY - 8 * unit, unit * 1.3, toyTrain(Math.ceil(engineX / (200 * unit)), ink)) +
    nearTea(frame, 0.855, 1.2, { rows: 8, growth: 1.3, tilt: -0.04 }) +
    rhododendron(x(0.06), y(0.93), 190 * unit, ink, 3) +
    rhododendron(x(0.95), y(0.9), 150 * unit, ink, 8)
  )
}

/** The Great Bear, drawn from the tail round the bowl. */
const GREAT_BEAR = [
  [0.6, 0.16],
  [0.655, 0.13],
  [0.7, 0.17],
  [0.755, 0.15],
  [0.775, 0.22],
  [0.84, 0.24],
  [0.83, 0.17],
  [0.755, 0.15],
] as const

const telescope = () =>
  stroked('M0-58L-20 2M0-58L20 2M0-58V4', '#e4d9c2', 4) +
  place(
    0,
    -62,
    1,
    turned(
      -34,
      rect(-56, -9, 96, 18, PALETTE.cream, { rx: 4 }) +
        rect(34, -12, 14, 24, PALETTE.brass, { rx: 3 }) +
        rect(-64, -6, 14, 12, '#22383c'),
    ),
  )

/** A clear night on the hill with the telescope. */
export function stars(frame: Frame): string {
  const { width, height, ink, portrait, unit, x, y } = frame
  const standX = x(portrait ? 0.5 : 0.64)
  const standY = y(0.885)
  const observer = figure({
    ...UNIFORM.blazer,
    skin: 1,
    shadow: false,
    pose: { lean: 6, rightArm: [60, 110], leftArm: [8, 4] },
  })
  const pointing = figure({
    ...UNIFORM.blazerSkirt,
    skin: 0,
    shadow: false,
    pose: { leftArm: [-155, -168], rightArm: [12, 6] },
  })
  const waving = figure({ ...UNIFORM.blazer, skin: 2, shadow: false, pose: POSE.wave })
  const starlight = milkyWay(width, height) + constellation(GREAT_BEAR, width, height, unit)
  const hillTop = path`M-20 ${height}V${y(0.9)}Q${x(0.4)} ${y(0.82)} ${width + 20} ${y(0.93)}V${height}Z`
  return (
    vista(frame, { seed: 60, peaks: 0.34, horizon: 0.74, sun: [0.4, 0.24] }) +
    (ink.lit ? starlight : '') +
    farTea(frame, 0.82, 0.98, { hillSeed: 23 }) +
    filled(hillTop, ink.near) +
    place(standX, standY, 1.9 * unit, telescope()) +
    place(standX - 92 * unit, standY + 8 * unit, 1.75 * unit, observer) +
    place(standX + 120 * unit, standY + 18 * unit, 1.55 * unit, pointing) +
    place(standX + 210 * unit, standY + 22 * unit, 1.4 * unit, waving)
  )
}
