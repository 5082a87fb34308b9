import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, pick, repeat } from '../core/numbers'
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
import { bunting, flag, HOUSE_COLOURS } from '../buildings/flags'
import { pole, valance } from '../buildings/parts'
import { school } from '../buildings/school'
import { chalk, road, type RoadPoint } from '../land/ground'
import { rain } from '../land/sky'
import { shadeTree } from '../land/trees'
import { figure, seatedFigure, type Look } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { umbrella } from '../props/play'
import { raindropRings } from '../props/weather'
import { farTea, lawn, vista } from './backdrop'

/** Runners of the four houses, far lane first: position as fractions, height in units, stride. */
const RUNNERS = [
  [0.47, 0.735, 165, 'runOther', { skin: 1, hair: 'pony' }],
  [0.61, 0.795, 195, 'run', { skin: 3 }],
  [0.36, 0.865, 230, 'run', { skin: 0 }],
  [0.54, 0.95, 275, 'runOther', { skin: 2, hair: 'plaits' }],
] as const

/** The house relay on sports day. */
export function sportsDay(frame: Frame): string {
  const { width, ink, unit, x, y } = frame
  const lanes = [0.688, 0.745, 0.808, 0.882, 0.972]
  const lines = each(lanes, (level) => path`M-10 ${y(level)}L${width + 10} ${y(level + 0.012)}`)
  const finish = [x(0.79), y(0.69), x(0.87), y(0.982)] as const
  const runners = RUNNERS.map(([across, down, tall, stride, look], index) => {
    const colour = pick(HOUSE_COLOURS, index)
    const runner =
      figure({
        bottom: 'shorts',
        bottomColour: PALETTE.ink,
        top: colour,
        sock: colour,
        pose: POSE[stride],
        ...look,
      }) + (stride === 'run' ? stroked('M20-61L27-75', PALETTE.cream, 3.4) : '')
    return place(x(across), y(down), (tall * unit) / 100, runner)
  })
  const flags = HOUSE_COLOURS.map((cloth, index) => {
    const [poleX, foot] = [x(0.07 + index * 0.085), y(0.675)]
    return (
      pole(poleX, foot, y(0.25), 5 * unit, ink) +
      flag(poleX, foot - y(0.245), {
        width: 92 * unit,
        height: 60 * unit,
        cloth,
        phase: index * 0.9,
        swallowTail: true,
      })
    )
  })
  return (
    vista(frame, { seed: 46, horizon: 0.52, sun: [0.62, 0.2] }) +
    farTea(frame, 0.575, 0.7, { hillSeed: 37 }) +
    place(x(0.58), y(0.642), 0.36 * unit, school(ink)) +
    shadeTree(x(0.42), y(0.655), 200 * unit, ink, 5) +
    shadeTree(x(0.93), y(0.67), 330 * unit, ink, 8) +
    lawn(frame, 0.64) +
    flags.join('') +
    filled(
      polygon([
        [0, y(0.688)],
        [width, y(0.7)],
        [width, y(0.984)],
        [0, y(0.972)],
      ]),
      mix(PALETTE.tin, PALETTE.earth, 0.42),
    ) +
    chalk(lines, 4 * unit, 0.9) +
    chalk(path`M${finish[0]} ${finish[1]}L${finish[2]} ${finish[3]}`, 9 * unit, 1) +
    pole(finish[0], finish[1], y(0.36), 6 * unit, ink) +
    bunting({
      from: [finish[0], finish[1] - y(0.35)],
      to: [x(0.4), y(0.4)],
      sag: 34 * unit,
      count: 12,
      colours: HOUSE_COLOURS,
      size: 26 * unit,
    }) +
    pole(x(0.4), y(0.665), y(0.27), 5 * unit, ink) +
    place(
      x(0.925),
      y(0.86),
      2.6 * unit,
      figure({
        ...UNIFORM.teacher,
        skin: 1,
        pose: { leftArm: [-146, -168], rightArm: [14, 34] },
      }) +
        stroked('M-20-96V-126', PALETTE.wood, 1.8) +
        flag(-20, -126, { width: 26, height: 17, cloth: WHITE, phase: 0.4 }),
    ) +
    runners.join('')
  )
}

/** On one leg, the palms joined above the head. */
const TREE_POSE = {
  leftLeg: [0, 0],
  rightLeg: [62, -76],
  leftArm: [-174, 150],
  rightArm: [174, -150],
} as const

/** Position as fractions, height in units, dress. */
const ON_MATS = [
  [0.14, 0.79, 190, { ...UNIFORM.small, skin: 3 }],
  [0.38, 0.79, 190, { ...UNIFORM.small, skin: 0, hair: 'plaits' }],
  [0.62, 0.79, 190, { ...UNIFORM.small, skin: 1 }],
  [0.86, 0.79, 190, { ...UNIFORM.small, skin: 2, hair: 'pony' }],
  [0.26, 0.94, 270, { ...UNIFORM.small, skin: 1, hair: 'plaits' }],
  [0.5, 0.94, 270, { ...UNIFORM.small, skin: 2 }],
  [0.74, 0.94, 270, { ...UNIFORM.small, skin: 0, hair: 'bun' }],
] as const

/** Yoga on the lawn in the morning. */
export function yoga(frame: Frame): string {
  const { ink, unit, x, y } = frame
  const pupils = each(ON_MATS, ([across, down, tall, look], index) => {
    const size = (tall * unit) / 100
    const cloth = pick(HOUSE_COLOURS, index)
    return (
      place(
        x(across),
        y(down),
        size,
        filled('M-30-6H30L36 8H-36Z', cloth) +
          filled('M-36 8H36L36.500 10.500H-36.500Z', mix(cloth, BLACK, 0.25)),
      ) + place(x(across), y(down), size, figure({ ...look, pose: TREE_POSE }))
    )
  })
  return (
    vista(frame, { seed: 68, horizon: 0.5, sun: [0.74, 0.2] }) +
    farTea(frame, 0.56, 0.7, { hillSeed: 64 }) +
    place(x(0.5), y(0.64), 0.44 * unit, school(ink)) +
    shadeTree(x(0.07), y(0.67), 300 * unit, ink, 3) +
    shadeTree(x(0.94), y(0.665), 270 * unit, ink, 6) +
    lawn(frame, 0.63) +
    pupils
  )
}

/** Folded from newspaper, with a pennant; floats on y = 0. */
const paperBoat = (pennant: Colour): string =>
  stroked('M0-30V-44', PALETTE.wood, 1.6) +
  filled('M0-45L13-41L0-36Z', pennant) +
  filled('M-14-5L0-32L14-5Z', '#f4f1e6') +
  filled('M0-32L14-5H3Z', '#d5d6cf') +
  filled('M-32-13L-17 5H17L32-13L13-3H-13Z', WHITE) +
  filled('M13-3L32-13L17 5H6Z', '#dfe0d9') +
  stroked('M-19-4H-6M-16 0H2M6-1H16', '#9aa5a3', 1.3)

const CROUCHING = { leftLeg: [4, -88], rightLeg: [82, 2] } as const

const crouching = (look: Partial<Look>): string =>
  place(
    0,
    23,
    1,
    figure({
      ...look,
      shadow: false,
      pose: { ...CROUCHING, rightArm: [52, 66], leftArm: [26, 60], lean: 16 },
    }),
  )

/** Paper boats in the gutter, in the rain. */
export function paperBoats(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const course = (half: number): RoadPoint[] => [
    [x(0.74), y(0.7), 0.34 * half * unit],
    [x(0.67), y(0.755), 0.5 * half * unit],
    [x(0.53), y(0.83), 0.78 * half * unit],
    [x(0.4), y(0.92), 1.15 * half * unit],
    [x(0.3), height * 1.05, 1.6 * half * unit],
  ]
  const stone = mix('#a9b3ac', ink.mist, 0.2)
  const water = mix(PALETTE.teestaLight, '#7d9a94', 0.45)
  const step = (index: number) =>
    rect(
      x(0.64) - index * 16 * unit,
      y(0.62) + index * 18 * unit,
      (250 + index * 32) * unit,
      20 * unit,
      mix(stone, index % 2 ? WHITE : BLACK, 0.1),
    )
  const raincoat = (top: Colour) => ({ top, cap: top, longSleeves: true })
  return (
    vista(frame, { seed: 57, horizon: 0.48, sun: null, mist: 0.9 }) +
    farTea(frame, 0.52, 0.68, { hillSeed: 15 }) +
    place(x(0.73), y(0.625), 0.62 * unit, school(ink, { lit: true })) +
    shadeTree(x(0.12), y(0.68), 380 * unit, ink, 4) +
    shadeTree(x(0.4), y(0.645), 220 * unit, ink, 9) +
    lawn(frame, 0.62) +
    repeat(4, step) +
    road(course(150), stone) +
    road(course(112), water) +
    raindropRings([
      [x(0.62), y(0.79), 14 * unit],
      [x(0.49), y(0.86), 18 * unit],
      [x(0.38), y(0.985), 24 * unit],
      [x(0.1), y(0.9), 20 * unit],
      [x(0.86), y(0.86), 18 * unit],
      [x(0.93), y(0.95), 22 * unit],
    ]) +
    place(x(0.655), y(0.772), 1.1 * unit, paperBoat(PALETTE.genda)) +
    place(x(0.525), y(0.845), 1.65 * unit, paperBoat(PALETTE.teesta)) +
    place(
      x(0.93),
      y(0.8),
      2.2 * unit,
      figure({ ...UNIFORM.girl, skin: 3, pose: { rightArm: [40, 150] } }) +
        place(14, -100, 1, umbrella(PALETTE.teaLight)),
    ) +
    place(
      x(0.2),
      y(0.86),
      3.3 * unit,
      crouching({ ...UNIFORM.boy, ...raincoat(PALETTE.genda), skin: 1 }),
    ) +
    placeMirrored(
      x(0.785),
      y(0.955),
      3.7 * unit,
      crouching({ ...UNIFORM.girl, ...raincoat(PALETTE.guransLight), skin: 0 }),
    ) +
    place(x(0.385), y(0.945), 2.5 * unit, paperBoat(PALETTE.gurans)) +
    rain(width, height, 230, 12)
  )
}

/** A tiger of cloth with a leaf for a crown; the edge of the booth is y = 0. */
function tigerPuppet(): string {
  const coat = '#ef8e1f'
  const stripe = '#3a2415'
  return (
    filled('M-30 2C-28-34-20-44 0-46C20-44 28-34 30 2Z', coat) +
    stroked('M-26-14L-14-12M26-14L14-12M-24-26L-14-22M24-26L14-22', stripe, 4) +
    stroked('M-24-30L-44-44M24-30L44-48', coat, 12) +
    circle(-45, -45, 7.5, WHITE) +
    circle(45, -49, 7.5, WHITE) +
    circle(-20, -88, 9, coat) +
    circle(20, -88, 9, coat) +
    circle(-20, -88, 4.5, PALETTE.rose) +
    circle(20, -88, 4.5, PALETTE.rose) +
    ellipse(0, -68, 30, 25, coat) +
    ellipse(0, -59, 17, 13, WHITE) +
    stroked('M0-92V-82M-9-91L-7-83M9-91L7-83M-29-68L-19-66M29-68L19-66', stripe, 4) +
    circle(-11, -73, 3.4, stripe) +
    circle(11, -73, 3.4, stripe) +
    filled('M-5-65H5L0-59Z', stripe) +
    stroked('M0-59V-55M0-55Q-5-50-9-54M0-55Q5-50 9-54', stripe, 1.8) +
    filled('M-22-96Q-16-122-8-104Q0-130 8-104Q16-122 22-96Q0-88-22-96Z', PALETTE.leafLight) +
    stroked('M-15-98L-14-110M0-96V-114M15-98L14-110', PALETTE.leaf, 2)
  )
}

/** A puppet booth on the lawn and its audience. */
export function puppetBooth(frame: Frame): string {
  const { ink, unit, x, y } = frame
  const [left, right, top, edge, foot] = [x(0.3), x(0.7), y(0.17), y(0.55), y(0.87)]
  const stripes = 10
  const stripe = (right - left) / stripes
  const audience = each(
    [
      [0.12, 1.14, 4, { ...UNIFORM.girl, skin: 1 }],
      [0.31, 1.16, 4.2, { ...UNIFORM.small, skin: 0, hairTone: 1 }],
      [0.5, 1.14, 3.7, { ...UNIFORM.small, skin: 3, hair: 'pony' }],
      [0.69, 1.16, 4.2, { ...UNIFORM.boy, skin: 2 }],
      [0.88, 1.14, 4, { ...UNIFORM.girl, skin: 0 }],
    ] as const,
    ([across, down, tall, look]) =>
      place(x(across), y(down), tall * unit, seatedFigure({ ...look, fromBehind: true })),
  )
  const string = (fromX: number, fromY: number, toX: number, toY: number) =>
    bunting({
      from: [fromX, fromY],
      to: [toX, toY],
      sag: 46 * unit,
      count: 9,
      colours: HOUSE_COLOURS,
      size: 30 * unit,
    })
  return (
    vista(frame, { seed: 37, horizon: 0.5, sun: [0.86, 0.2] }) +
    farTea(frame, 0.56, 0.7, { hillSeed: 24 }) +
    shadeTree(x(0.06), y(0.72), 520 * unit, ink, 5) +
    shadeTree(x(0.95), y(0.71), 430 * unit, ink, 8) +
    lawn(frame, 0.64) +
    string(-10, y(0.2), left, top + 10 * unit) +
    string(right, top + 10 * unit, x(1.01), y(0.16)) +
    ellipse(x(0.5), foot, x(0.25), 16 * unit, BLACK, { opacity: 0.16 }) +
    rect(left, top, right - left, edge - top, '#4c0f24') +
    rect(left + 20 * unit, top, right - left - 40 * unit, edge - top, '#17384a') +
    circle(x(0.62), y(0.3), 34 * unit, '#fdf0c4') +
    place(x(0.5), edge, 1.75 * unit, turned(-3, tigerPuppet())) +
    rect(left - 12 * unit, top, 26 * unit, foot - top, PALETTE.woodLight) +
    rect(right - 14 * unit, top, 26 * unit, foot - top, PALETTE.woodLight) +
    repeat(stripes, (index) =>
      rect(
        left + index * stripe,
        edge,
        stripe + 1,
        foot - edge,
        index % 2 ? PALETTE.cream : PALETTE.gurans,
      ),
    ) +
    rect(left - 24 * unit, edge - 12 * unit, right - left + 48 * unit, 24 * unit, PALETTE.wood) +
    filled(
      path`M${left - 34 * unit} ${top + 8 * unit}L${left + 40 * unit} ${y(0.06)}H${right - 40 * unit}L${right + 34 * unit} ${top + 8 * unit}Z`,
      PALETTE.teesta,
    ) +
    valance(left - 34 * unit, right + 34 * unit, top + 8 * unit, PALETTE.genda) +
    audience
  )
}
