import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { radians, repeat } from '../core/numbers'
import {
  box,
  circle,
  clipped,
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
import { HOUSE_EMBLEMS } from '../buildings/flags'
import { figure } from '../people/figure'
import { tartan } from '../people/performers'
import { UNIFORM } from '../people/wardrobe'
import { bookStack } from '../props/books'
import {
  canvasShoes,
  closedUmbrella,
  clothElephant,
  cricketBat,
  flaskBottle,
  foldedPile,
  hangingSatchel,
  hangingScarf,
  tiffinCarrier,
  woollenCap,
} from '../props/keepsakes'
import { basketball, football } from '../props/play'
import { panelledWall, woodenFloor } from './backdrop'

/** An open cupboard, 400 units wide between its doors and 460 high, standing on y = 0. */
function openCupboard(contents: string): string {
  const wood = mix(PALETTE.teaLight, PALETTE.teesta, 0.25)
  const dark = mix(wood, BLACK, 0.34)
  const inside = mix(wood, PALETTE.ink, 0.62)
  const door = (side: -1 | 1, inner: string) =>
    filled(
      polygon([
        [side * 200, -446],
        [side * 318, -470],
        [side * 318, 14],
        [side * 200, -10],
      ]),
      mix(wood, WHITE, side < 0 ? 0.18 : 0.08),
    ) +
    filled(
      polygon([
        [side * 218, -424],
        [side * 300, -440],
        [side * 300, -20],
        [side * 218, -32],
      ]),
      dark,
      { opacity: 0.25 },
    ) +
    inner
  const shelf = (level: number) =>
    rect(-200, level, 400, 11, mix(wood, WHITE, 0.25)) +
    rect(-200, level + 11, 400, 9, BLACK, { opacity: 0.25 })
  return (
    ellipse(0, 4, 330, 16, BLACK, { opacity: 0.16 }) +
    rect(-212, -460, 424, 460, dark) +
    rect(-200, -446, 400, 432, inside) +
    shelf(-318) +
    shelf(-182) +
    rect(-212, -16, 424, 18, wood) +
    rect(-224, -474, 448, 18, wood) +
    contents +
    door(
      -1,
      place(-262, -392, 0.92, closedUmbrella(PALETTE.gurans)) +
        place(-262, -206, 0.9, hangingSatchel(PALETTE.teesta)),
    ) +
    door(
      1,
      place(258, -404, 0.9, hangingScarf(PALETTE.gurans, PALETTE.cream)) +
        place(260, -292, 0.94, hangingSatchel(PALETTE.genda)),
    ) +
    stroked('M-262-404v12M258-410v8M260-302v10M-262-216v10', PALETTE.brass, 5)
  )
}

/** The lost-property cupboard. */
export function lostProperty(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const top = -318
  const middle = -182
  const contents =
    place(-160, top, 1, tiffinCarrier()) +
    place(-88, top, 1.05, flaskBottle(PALETTE.genda)) +
    place(-48, top, 0.9, flaskBottle(PALETTE.guransLight)) +
    place(30, top, 1.25, woollenCap(PALETTE.teestaLight)) +
    place(130, top, 1.2, clothElephant()) +
    place(
      -140,
      middle,
      1.05,
      foldedPile([PALETTE.tea, WHITE, PALETTE.gurans, PALETTE.gendaLight]),
    ) +
    place(-46, middle, 1.1, canvasShoes(PALETTE.teesta)) +
    place(52, middle, 1.1, canvasShoes(PALETTE.guransLight)) +
    place(
      148,
      middle,
      0.7,
      bookStack([
        [110, 22, PALETTE.gurans, -58],
        [96, 18, PALETTE.genda, -50],
        [104, 20, PALETTE.leafLight, -54],
      ]),
    ) +
    place(-152, -16, 1.5, football(26)) +
    place(-84, -42, 1.15, basketball()) +
    place(-22, -16, 1, turned(8, cricketBat())) +
    place(38, -16, 1.15, tiffinCarrier()) +
    place(128, -16, 1.2, foldedPile([PALETTE.teesta, PALETTE.cream, PALETTE.teaLight]))
  return (
    panelledWall(frame, mix('#f0e0bd', ink.mist, 0.2), 0.8) +
    rect(0, y(0.68), frame.width, y(0.09), mix('#d9c08c', ink.mist, 0.1)) +
    rect(0, y(0.675), frame.width, 7 * unit, mix('#d9c08c', WHITE, 0.4)) +
    woodenFloor(frame, 0.76) +
    place(x(0.46), y(0.825), 1.33 * unit, openCupboard(contents)) +
    place(
      x(0.84),
      y(0.85),
      3.9 * unit,
      placeMirrored(
        0,
        0,
        1,
        figure({
          ...UNIFORM.girl,
          skin: 0,
          pose: { leftArm: [-10, -14], rightArm: [46, 128] },
        }),
      ),
    )
  )
}

/** One drone of the pipes, upright from (0, 0), with its rings and cord. */
function largeDrone(length: number): string {
  const black = '#231a17'
  const ivory = '#f2e8cf'
  const ring = (level: number, half: number, tall: number) =>
    rect(-half, -level - tall, half * 2, tall, ivory, { rx: 3 }) +
    rect(half * 0.3, -level - tall, half * 0.7, tall, '#cdbf9c', { rx: 3 })
  return (
    rect(-8, -length, 16, length, black) +
    rect(3, -length, 5, length, '#0f0b0a') +
    rect(-6, -length, 3, length, WHITE, { opacity: 0.16 }) +
    ring(6, 12, 22) +
    ring(length * 0.4, 13, 26) +
    ring(length * 0.52, 11, 12) +
    ring(length * 0.72, 12, 16) +
    filled(
      path`M-11 ${-length + 14}Q-22 ${-length - 16} -14 ${-length - 40}H14Q22 ${-length - 16} 11 ${-length + 14}Z`,
      black,
    ) +
    rect(-15, -length - 52, 30, 14, ivory, { rx: 4 }) +
    rect(4, -length - 52, 11, 14, '#cdbf9c', { rx: 4 })
  )
}

/** Bass drum from the front, 300 units across, about (0, 0). */
const largeDrum = () =>
  circle(0, 6, 152, BLACK, { opacity: 0.18 }) +
  circle(0, 0, 150, PALETTE.gurans) +
  circle(0, 0, 138, mix(PALETTE.gurans, BLACK, 0.25)) +
  circle(0, 0, 130, '#fbf5e4') +
  filled('M40-124A130 130 0 0 1 40 124Q92 0 40-124Z', '#eadfc2') +
  circle(0, 0, 78, PALETTE.tea) +
  circle(0, 0, 70, 'none', { stroke: PALETTE.gendaLight, 'stroke-width': 3 }) +
  place(0, -4, 1.22, HOUSE_EMBLEMS.kirti(PALETTE.gendaLight)) +
  repeat(12, (index) => {
    const angle = radians(index * 30 + 15)
    return place(
      Math.sin(angle) * 144,
      -Math.cos(angle) * 144,
      1,
      turned(index * 30 + 15, rect(-6, -14, 12, 28, PALETTE.brass, { rx: 4 })),
    )
  })

/** A strip of the school's tartan, three drones and the drum. */
export function tartanAndDrones(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  const sett = tartan()
  const cloth = polygon([
    [x(-0.05) / 9, y(0.3) / 9],
    [x(1.05) / 9, y(0.08) / 9],
    [x(1.05) / 9, y(0.5) / 9],
    [x(-0.05) / 9, y(0.72) / 9],
  ])
  const drones = repeat(3, (index) =>
    place(
      x(0.29 + index * 0.022),
      y(0.7),
      unit * 1.5,
      turned(-17 + index * 17, largeDrone([262, 262, 356][index] ?? 262)),
    ),
  )
  const bag =
    'M-150-6C-176-90-70-132 20-104C96-82 150-92 156-44C162 4 84 28 0 26C-70 26-138 30-150-6Z'
  return (
    sett.definition +
    rect(0, 0, width, height, mix('#efe2c4', ink.mist, 0.15)) +
    stroked(
      repeat(9, (index) => path`M${x(index / 8)} 0V${y(0.8)}`),
      WHITE,
      2 * unit,
      { opacity: 0.4 },
    ) +
    place(0, 0, 9, filled(cloth, sett.fill)) +
    filled(
      polygon([
        [x(-0.05), y(0.3)],
        [x(1.05), y(0.08)],
        [x(1.05), y(0.1)],
        [x(-0.05), y(0.32)],
      ]),
      WHITE,
      { opacity: 0.22 },
    ) +
    filled(
      polygon([
        [x(-0.05), y(0.72)],
        [x(1.05), y(0.5)],
        [x(1.05), y(0.525)],
        [x(-0.05), y(0.745)],
      ]),
      BLACK,
      { opacity: 0.16 },
    ) +
    rect(0, y(0.8), width, y(0.045), mix(PALETTE.woodLight, WHITE, 0.14)) +
    rect(0, y(0.845), width, height, PALETTE.wood) +
    rect(0, y(0.845), width, 8 * unit, BLACK, { opacity: 0.2 }) +
    drones +
    stroked(
      path`M${x(0.2)} ${y(0.4)}Q${x(0.285)} ${y(0.47)} ${x(0.325)} ${y(0.37)}Q${x(0.385)} ${y(0.45)} ${x(0.42)} ${y(0.4)}`,
      PALETTE.gurans,
      7 * unit,
    ) +
    place(
      x(0.335),
      y(0.775),
      unit * 1.42,
      ellipse(0, 34, 160, 10, BLACK, { opacity: 0.2 }) +
        stroked('M148-50Q196-40 214 22', '#231a17', 11) +
        stroked('M196-24l10-6M206-6l10-6M211 8l10-4', '#f2e8cf', 4) +
        filled('M202 18H228L234 32H196Z', '#f2e8cf') +
        stroked('M-138-60Q-190-100-206-150', '#231a17', 10) +
        rect(-216, -170, 20, 26, '#f2e8cf', { rx: 5 }) +
        filled(bag, PALETTE.gurans) +
        clipped(bag, place(0, 0, 6, filled('M-40-40H40V20H-40Z', sett.fill))) +
        filled(
          'M-150-6C-138 30-70 26 0 26C84 28 162 4 156-44C140-4 60-4 0-2C-70-2-130 6-150-6Z',
          BLACK,
          {
            opacity: 0.22,
          },
        ),
    ) +
    place(x(0.755), y(0.585), unit * 1.28, largeDrum()) +
    place(
      x(0.645),
      y(0.815),
      unit * 1.4,
      turned(
        -7,
        stroked('M0 0H150', PALETTE.woodLight, 9) +
          circle(154, 0, 19, '#f7f0de') +
          circle(150, -5, 8, WHITE),
      ),
    )
  )
}

const MEDAL_RIBBONS = [
  [PALETTE.gurans, PALETTE.cream],
  [PALETTE.teesta, PALETTE.gendaLight],
  [PALETTE.genda, PALETTE.gurans],
  [PALETTE.leaf, PALETTE.cream],
] as const

/** Two-handled cup on its plinth, 190 units high, standing on y = 0. */
const trophyCup = (metal: Colour) =>
  rect(-44, -34, 88, 34, PALETTE.wood, { rx: 3 }) +
  rect(-52, -8, 104, 8, mix(PALETTE.wood, BLACK, 0.25), { rx: 2 }) +
  rect(-22, -26, 44, 14, PALETTE.brass, { rx: 2 }) +
  filled('M-30-34H30Q24-50 8-54V-80H-8V-54Q-24-50-30-34Z', metal) +
  stroked('M-50-170Q-92-172-84-132Q-76-106-40-104M50-170Q92-172 84-132Q76-106 40-104', metal, 9) +
  filled('M-58-186H58Q58-104 14-80H-14Q-58-104-58-186Z', metal) +
  filled('M20-186H58Q58-104 14-80H4Q32-112 20-186Z', mix(metal, '#6b3d00', 0.28)) +
  filled('M-46-178H-34Q-36-128-18-102Q-46-124-46-178Z', WHITE, { opacity: 0.5 }) +
  ellipse(0, -186, 58, 9, mix(metal, WHITE, 0.35)) +
  ellipse(0, -185, 50, 6, mix(metal, '#6b3d00', 0.45))

/** The shelf of cups and medals. */
export function trophies(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  const disc = ([cloth, stripe]: readonly [Colour, Colour], across: number) =>
    place(
      x(across),
      y(0.1),
      unit * 1.5,
      filled('M-34 0H34L14 92H-14Z', cloth) +
        filled('M-10 0H10L4 92H-4Z', stripe) +
        filled('M14 0H34L14 92H4Z', BLACK, { opacity: 0.14 }) +
        circle(0, 122, 38, mix(PALETTE.genda, BLACK, 0.14)) +
        circle(0, 120, 36, PALETTE.genda) +
        circle(0, 120, 28, PALETTE.gendaLight) +
        place(
          0,
          120,
          0.62,
          filled(
            'M0-32L9-11 32-10 14 4 20 27 0 14-20 27-14 4-32-10-9-11Z',
            mix(PALETTE.genda, '#6b3d00', 0.4),
          ),
        ),
    )
  return (
    rect(0, 0, width, height, mix(PALETTE.tea, ink.near, 0.2)) +
    stroked(
      repeat(13, (index) => path`M${x(index / 12)} 0V${y(0.8)}`),
      WHITE,
      2 * unit,
      { opacity: 0.07 },
    ) +
    rect(x(0.06), y(0.085), x(0.88), 13 * unit, PALETTE.brass, { rx: 6 }) +
    MEDAL_RIBBONS.map((ribbon, index) => disc(ribbon, [0.14, 0.3, 0.7, 0.86][index] ?? 0.5)).join(
      '',
    ) +
    ellipse(x(0.5), y(0.795), x(0.36), y(0.03), BLACK, { opacity: 0.25 }) +
    rect(0, y(0.8), width, y(0.045), mix(PALETTE.woodLight, WHITE, 0.14)) +
    rect(0, y(0.845), width, height, PALETTE.wood) +
    rect(0, y(0.845), width, 9 * unit, BLACK, { opacity: 0.25 }) +
    place(x(0.5), y(0.805), 2.05 * unit, trophyCup(PALETTE.genda)) +
    place(x(0.27), y(0.805), 1.35 * unit, trophyCup('#c3d0d2')) +
    place(x(0.73), y(0.805), 1.35 * unit, trophyCup(mix(PALETTE.brass, PALETTE.tin, 0.45)))
  )
}

const letterlessBlock = (colour: Colour, mark: string) =>
  rect(-30, -60, 60, 60, colour, { rx: 5 }) +
  rect(-23, -53, 46, 46, mix(colour, WHITE, 0.72), { rx: 3 }) +
  place(0, -30, 1, mark) +
  rect(20, -60, 10, 60, BLACK, { opacity: 0.1, rx: 4 })

const tricycle = () => {
  const wheel = (at: number, radius: number) =>
    circle(at, -radius, radius, PALETTE.ink) +
    circle(at, -radius, radius * 0.74, '#f3efe2') +
    stroked(
      repeat(6, (index) => {
        const dx = Math.sin(radians(index * 30)) * radius * 0.7
        const dy = Math.cos(radians(index * 30)) * radius * 0.7
        return path`M${at - dx} ${-radius - dy}L${at + dx} ${-radius + dy}`
      }),
      '#b7c2bf',
      2,
    ) +
    circle(at, -radius, radius * 0.18, PALETTE.genda)
  return (
    ellipse(10, 1, 120, 7, BLACK, { opacity: 0.16 }) +
    place(24, -8, 0.94, wheel(-70, 30)) +
    stroked('M-70-30L-44-34', '#74898a', 6) +
    wheel(-70, 30) +
    stroked('M-70-34Q-30-44 6-70L52-112', PALETTE.gurans, 11) +
    stroked('M-70-34Q-20-30 46-100', PALETTE.gurans, 7) +
    wheel(72, 46) +
    stroked('M72-46L44-128', PALETTE.gurans, 10) +
    stroked('M22-134Q44-148 66-122', '#74898a', 8) +
    stroked('M16-134l12-4M62-114l8-10', PALETTE.teesta, 11) +
    filled('M-66-66Q-40-84-8-72Q-12-56-36-56Q-60-54-66-66Z', PALETTE.teesta) +
    stroked('M-36-56L-40-44', '#74898a', 6) +
    stroked('M72-46L92-30', '#74898a', 6) +
    rect(84, -34, 22, 8, PALETTE.ink, { rx: 3 })
  )
}

/** The corner of the youngest: blocks, a tricycle, a ball. */
export function playCorner(frame: Frame): string {
  const { width, ink, smallUnit: unit, x, y } = frame
  const block = (across: number, level: number, colour: Colour, mark: string, angle = 0) =>
    place(
      x(across),
      y(0.815) - level * 114 * unit,
      1.9 * unit,
      turned(angle, letterlessBlock(colour, mark)),
    )
  const sunMark = circle(0, 0, 13, PALETTE.genda)
  const leafMark = filled('M-14 10Q-14-14 14-14Q14 12-14 10Z', PALETTE.leaf)
  const starMark = place(
    0,
    1,
    0.46,
    filled('M0-32L9-11 32-10 14 4 20 27 0 14-20 27-14 4-32-10-9-11Z', PALETTE.gurans),
  )
  const waveMark = stroked('M-15-4q7-8 15 0t15 0M-15 7q7-8 15 0t15 0', PALETTE.teesta, 4)
  const houseMark = filled('M-14 14V-2L0-15L14-2V14Z', PALETTE.tin)
  return (
    panelledWall(frame, mix('#dcebe0', ink.mist, 0.25), 0.7) +
    rect(0, y(0.46), width, y(0.25), mix(PALETTE.sky, WHITE, 0.45)) +
    rect(0, y(0.455), width, 8 * unit, WHITE) +
    repeat(4, (index) =>
      place(
        x(0.14 + index * 0.24),
        y(0.14 + (index % 2) * 0.03),
        unit,
        turned(
          (index % 2 ? 1 : -1) * 3,
          rect(-78, -4, 156, 124, '#fffdf6', { rx: 3 }) +
            rect(
              -66,
              8,
              132,
              100,
              mix(
                [PALETTE.sky, PALETTE.gendaLight, PALETTE.rose, PALETTE.leafLight][index] ?? WHITE,
                WHITE,
                0.55,
              ),
            ) +
            [
              circle(34, 34, 15, PALETTE.genda) +
                filled('M-66 108V86Q-30 58 4 82T66 78V108Z', PALETTE.leaf),
              filled('M-34 100V62L0 34L34 62V100Z', PALETTE.tin) +
                rect(-9, 72, 18, 28, PALETTE.cream),
              circle(0, 46, 26, PALETTE.leafLight) + rect(-5, 66, 10, 40, PALETTE.wood),
              filled('M-46 74H46L30 96H-30Z', PALETTE.teesta) +
                filled('M-4 70V22L34 66Z', PALETTE.gurans),
            ][index] +
            circle(0, 4, 5, PALETTE.gurans),
        ),
      ),
    ) +
    woodenFloor(frame, 0.7) +
    ellipse(x(0.5), y(0.835), x(0.46), y(0.085), PALETTE.leafLight) +
    ellipse(x(0.5), y(0.835), x(0.435), y(0.072), 'none', {
      stroke: WHITE,
      'stroke-width': path`${5 * unit}`,
      opacity: 0.6,
    }) +
    block(0.235, 0, PALETTE.gurans, houseMark) +
    block(0.365, 0, PALETTE.teesta, sunMark) +
    block(0.3, 1, PALETTE.genda, leafMark) +
    block(0.31, 2, PALETTE.teaLight, starMark, 5) +
    block(0.475, 0, PALETTE.gendaLight, waveMark, 0) +
    placeMirrored(x(0.73), y(0.835), 1.75 * unit, tricycle()) +
    place(x(0.155), y(0.86) - 40 * unit, unit * 1.15, football(36))
  )
}

/** Satchels on their pegs, small ones low and large ones high. */
export function satchelPegs(frame: Frame): string {
  const { width, ink, smallUnit: unit, x, y } = frame
  const colours = [
    PALETTE.gurans,
    PALETTE.genda,
    PALETTE.teesta,
    PALETTE.teaLight,
    PALETTE.guransLight,
  ]
  const peg = (across: number, level: number) =>
    circle(x(across), level, 13 * unit, PALETTE.brass) +
    circle(x(across) - 3 * unit, level - 3 * unit, 4 * unit, WHITE, { opacity: 0.6 })
  const rail = (level: number) =>
    rect(0, level - 22 * unit, width, 44 * unit, PALETTE.woodLight) +
    rect(0, level + 14 * unit, width, 8 * unit, mix(PALETTE.woodLight, BLACK, 0.25))
  const upper = y(0.13)
  return (
    panelledWall(frame, mix('#e6ecd9', ink.mist, 0.2), 0.785) +
    rail(upper) +
    repeat(5, (index) => {
      const across = 0.17 + index * 0.165
      const size = 1.9 + index * 0.22
      return (
        place(
          x(across) + 9 * unit,
          upper + 12 * unit,
          size * unit,
          rect(-34, 14, 68, 78, BLACK, { rx: 14, opacity: 0.1 }),
        ) +
        peg(across, upper) +
        place(
          x(across),
          upper + 2 * unit,
          size * unit,
          hangingSatchel(colours[index] ?? PALETTE.tea),
        )
      )
    }) +
    woodenFloor(frame, 0.785) +
    rect(x(0.08), y(0.675), x(0.84), 22 * unit, PALETTE.woodLight, { rx: 3 }) +
    rect(x(0.08), y(0.675) + 18 * unit, x(0.84), 8 * unit, mix(PALETTE.woodLight, BLACK, 0.3)) +
    repeat(3, (index) => rect(x(0.11 + index * 0.38), y(0.705), 24 * unit, y(0.15), PALETTE.wood)) +
    place(x(0.19), y(0.845), 1.5 * unit, canvasShoes(WHITE)) +
    place(x(0.34), y(0.845), 1.6 * unit, canvasShoes(PALETTE.ink)) +
    place(x(0.66), y(0.845), 1.75 * unit, canvasShoes(PALETTE.ink)) +
    place(x(0.84), y(0.845), 1.85 * unit, canvasShoes(PALETTE.gurans)) +
    clipped(
      box(0, 0, width, y(0.675)),
      place(x(0.235), y(0.675), 1.5 * unit, flaskBottle(PALETTE.teestaLight)),
    ) +
    place(x(0.62), y(0.675), 1.3 * unit, woollenCap(PALETTE.gurans))
  )
}
