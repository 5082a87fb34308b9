import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { each, pick, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import { circle, ellipse, filled, path, rect, stroked } from '../core/svg'

const HAIR = '#1c1512'
const BUS_FACES = ['#8a5638', '#a56c46', '#6d432d'] as const
const TRAIN_FACES = ['#8a5638', '#a56c46', '#b97f56', '#6d432d'] as const

function busWheel(x: number, arch: Colour): string {
  const tyre = '#1d2c2f'
  return (
    circle(x, -18, 25, arch) +
    circle(x, -18, 21, tyre) +
    circle(x, -18, 10, '#b7c2bf') +
    circle(x, -18, 4, tyre)
  )
}

const busPassenger = (index: number) =>
  circle(-120 + index * 40, -96, 7.5, pick(BUS_FACES, index)) +
  filled(path`M${-128 + index * 40}-97a8 8 0 0 1 16 0Z`, HAIR) +
  filled(path`M${-130 + index * 40}-74q0-14 10-14t10 14Z`, WHITE)

/** The yellow school bus from the side, about 300 units long, its wheels on y = 0. */
export function schoolBus(ink: Ink): string {
  const yellow = PALETTE.genda
  const shade = mix(yellow, PALETTE.tin, 0.4)
  const glass = mix(PALETTE.sky, ink.sky[1], 0.35)
  const windows = repeat(6, (index) => {
    const x = -136 + index * 40
    return (
      filled(path`M${x}-112h32v38h-32Z`, glass) +
      filled(path`M${x}-112h20l-20 26Z`, WHITE, { opacity: 0.35 }) +
      stroked(path`M${x}-94h32`, yellow, 2)
    )
  })
  const letters = repeat(9, (index) =>
    rect(-88 + index * 13, -46, 8, 8, PALETTE.ink, { opacity: 0.8 }),
  )
  return (
    ellipse(0, 4, 168, 9, BLACK, { opacity: 0.2 }) +
    filled('M-150-22V-122Q-150-138-134-138H128Q146-138 149-120L154-62Q155-50 155-40V-22Z', yellow) +
    filled('M-150-40H155V-22H-150Z', shade) +
    rect(-150, -58, 305, 6, PALETTE.ink) +
    filled('M-142-134H126Q140-134 143-124L-146-124Z', mix(yellow, WHITE, 0.45)) +
    windows +
    filled('M108-112H136L143-70H108Z', glass) +
    filled('M108-112h18l-18 28Z', WHITE, { opacity: 0.35 }) +
    rect(104, -70, 4, 44, shade) +
    rect(-96, -52, 130, 20, PALETTE.cream) +
    letters +
    rect(146, -44, 9, 9, '#fff6cf') +
    rect(-152, -46, 6, 12, PALETTE.gurans) +
    busWheel(-92, shade) +
    busWheel(96, shade) +
    repeat(5, busPassenger)
  )
}

const trainWheel = (x: number, radius: number) =>
  circle(x, -radius, radius, '#1d2326') +
  circle(x, -radius, radius * 0.66, PALETTE.gurans) +
  circle(x, -radius, radius * 0.22, '#e9c46a')

const ENGINE_WHEELS = [
  [28, 13],
  [72, 17],
  [116, 17],
  [160, 13],
] as const

function engine(): string {
  const blue = PALETTE.teesta
  const dark = mix(blue, BLACK, 0.4)
  const glass = mix(PALETTE.sky, WHITE, 0.3)
  return (
    filled('M60-26H196V-82Q196-96 182-96H60Z', blue) +
    filled('M60-80H196V-70H60Z', mix(blue, WHITE, 0.25), { opacity: 0.6 }) +
    rect(4, -118, 62, 92, blue) +
    rect(-6, -126, 84, 9, dark) +
    filled('M-8-126Q36-142 80-126Z', dark) +
    rect(14, -108, 18, 26, glass) +
    rect(38, -108, 18, 26, glass) +
    rect(168, -128, 18, 34, dark) +
    filled('M162-134h30l-5 10h-20Z', dark) +
    filled('M122-96a12 14 0 0 1 24 0Z', PALETTE.brass) +
    rect(92, -104, 12, 10, PALETTE.brass) +
    circle(198, -76, 9, '#fff3c4') +
    rect(190, -60, 10, 34, PALETTE.gurans) +
    filled('M196-22L226-4H180Z', dark) +
    rect(2, -34, 200, 9, PALETTE.gurans) +
    repeat(5, (index) => rect(76 + index * 24, -96, 2.4, 60, dark)) +
    rect(12, -66, 44, 16, PALETTE.cream) +
    repeat(3, (index) => rect(19 + index * 11, -61, 7, 6, blue)) +
    each(ENGINE_WHEELS, ([x, radius]) => trainWheel(x, radius)) +
    stroked('M72-17H116L160-15', '#d7dadb', 4)
  )
}

function carriage(index: number, ink: Ink): string {
  const x = -150 - index * 152
  const blue = PALETTE.teesta
  const cream = mix(PALETTE.cream, ink.rim, 0.2)
  const passengers = repeat(4, (seat) => {
    const left = x + 10 + seat * 32
    return (
      rect(left, -98, 24, 28, mix(ink.near, blue, 0.4)) +
      circle(left + 12, -80, 7, pick(TRAIN_FACES, seat + index)) +
      filled(path`M${left + 4}-82a8 8 0 0 1 16 0Z`, HAIR)
    )
  })
  return (
    rect(x + 134, -24, 22, 5, '#333333') +
    rect(x, -104, 138, 80, blue) +
    rect(x, -104, 138, 38, cream) +
    filled(path`M${x - 6}-104H${x + 144}L${x + 134}-118H${x + 4}Z`, mix(blue, BLACK, 0.4)) +
    passengers +
    rect(x, -64, 138, 3, PALETTE.gendaLight) +
    trainWheel(x + 28, 12) +
    trainWheel(x + 108, 12)
  )
}

/** Small blue tank engine and its carriages; the rails lie on y = 0. */
export const toyTrain = (carriages: number, ink: Ink): string =>
  engine() + repeat(carriages, (index) => carriage(index, ink))

/** Steam that trails to the left from (x, y). */
export function steam(x: number, y: number, size: number, seed: number, colour: Colour): string {
  const random = seededRandom(seed)
  return repeat(11, (index) => {
    const t = index / 10
    return circle(
      x - t * size * 4.6 + (random() - 0.5) * size * 0.5,
      y - t * t * size * 1.1 - t * size * 0.7 + (random() - 0.5) * size * 0.4,
      size * (0.28 + t * 0.62) * (0.8 + random() * 0.35),
      colour,
      { opacity: path`${0.95 - t * 0.72}` },
    )
  })
}
