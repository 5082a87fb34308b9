import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, radians, repeat } from '../core/numbers'
import {
  box,
  circle,
  clipped,
  ellipse,
  filled,
  group,
  path,
  place,
  rect,
  stroked,
  turned,
} from '../core/svg'
import { flowerVase, pen, pencilPot, teacup } from '../props/desk-things'
import { paper } from '../props/books'
import { waxSeal } from '../props/honours'
import { GREEN_WALL, panelledWall } from './backdrop'
import { gardenWindow } from './garden-window'

export const DESK_TOP = 0.8

/** A plain desk across the whole width; its top is calm, its front has no drawers. */
export function officeDesk({ width, height, smallUnit: unit, y }: Frame): string {
  return (
    rect(0, y(DESK_TOP), width, y(0.045), mix(PALETTE.woodLight, WHITE, 0.14)) +
    rect(0, y(0.845), width, height, PALETTE.wood) +
    rect(0, y(0.845), width, 9 * unit, BLACK, { opacity: 0.2 })
  )
}

/** Desk telephone with a dial, 180 units wide, standing on y = 0. */
function telephone(): string {
  const body = PALETTE.gurans
  const dark = mix(body, BLACK, 0.35)
  const holes = repeat(10, (index) => {
    const angle = radians(index * 30 - 135)
    return circle(Math.cos(angle) * 27, -52 + Math.sin(angle) * 25, 5.2, dark)
  })
  return (
    ellipse(0, 1, 104, 8, BLACK, { opacity: 0.2 }) +
    filled(
      'M-92 0H92Q96-14 84-34L60-92Q54-104 40-104H-40Q-54-104-60-92L-84-34Q-96-14-92 0Z',
      body,
    ) +
    filled('M40-104Q54-104 60-92L84-34Q96-14 92 0H58Q64-30 48-60Z', dark, { opacity: 0.5 }) +
    rect(-94, -8, 188, 8, dark, { rx: 3 }) +
    ellipse(0, -52, 43, 40, '#fbf5e4') +
    ellipse(0, -52, 37, 34, mix(body, WHITE, 0.08)) +
    holes +
    ellipse(0, -52, 15, 14, '#fbf5e4') +
    stroked('M-36-106V-120M36-106V-120', dark, 12) +
    filled(
      'M-104-112Q-110-150-62-152H62Q110-150 104-112Q102-102 88-102H66Q54-102 54-112Q54-122 46-122H-46' +
        'Q-54-122-54-112Q-54-102-66-102H-88Q-102-102-104-112Z',
      mix(body, BLACK, 0.12),
    ) +
    filled('M-90-140Q-80-146-62-146H62Q72-146 80-143Q40-138-62-138Q-84-138-90-140Z', WHITE, {
      opacity: 0.3,
    })
  )
}

/** A rack of pigeonholes with letters, its upper left corner at (0, 0). */
function pigeonholes(columns: number, rows: number, cell: number): string {
  const colours = [PALETTE.gurans, PALETTE.teesta, PALETTE.genda, PALETTE.teaLight]
  return (
    rect(-10, -10, columns * cell + 20, rows * cell + 20, PALETTE.wood, { rx: 4 }) +
    repeat(columns * rows, (index) => {
      const left = (index % columns) * cell
      const top = Math.floor(index / columns) * cell
      const letters = (index * 7 + 3) % 5
      return (
        rect(left + 3, top + 3, cell - 6, cell - 6, mix(PALETTE.wood, PALETTE.ink, 0.55)) +
        repeat(letters, (sheet) =>
          rect(
            left + 10 + sheet * 3,
            top + cell - 12 - sheet * 8,
            cell - 22 - sheet * 2,
            6,
            sheet === letters - 1 ? (colours[index % 4] ?? WHITE) : '#fbf5e4',
          ),
        ) +
        rect(left + 3, top + cell - 8, cell - 6, 8, PALETTE.woodLight)
      )
    })
  )
}

/** Round wall clock, 60 units in radius. */
export const wallClock = () =>
  circle(0, 3, 62, BLACK, { opacity: 0.12 }) +
  circle(0, 0, 60, PALETTE.wood) +
  circle(0, 0, 50, '#fffdf4') +
  stroked(
    repeat(12, (index) => {
      const angle = radians(index * 30)
      return path`M${Math.sin(angle) * 41} ${-Math.cos(angle) * 41}L${Math.sin(angle) * 45} ${-Math.cos(angle) * 45}`
    }),
    PALETTE.ink,
    3,
  ) +
  stroked('M0 0L-19-16M0 0L4-34', PALETTE.ink, 5) +
  circle(0, 0, 5, PALETTE.gurans)

/** The telephone on the office desk. */
export function telephoneDesk(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), DESK_TOP) +
    place(x(0.06), y(0.13), 1.02 * unit, pigeonholes(4, 4, 84)) +
    gardenWindow(
      frame,
      { left: x(0.6), top: y(0.12), width: x(0.31), height: y(0.45) },
      { seed: 31, tree: 0.68 },
    ) +
    place(x(0.5), y(0.2), 0.92 * unit, wallClock()) +
    officeDesk(frame) +
    stroked(
      path`M${x(0.565)} ${y(0.79)}q${60 * unit} ${-26 * unit} ${120 * unit} ${6 * unit}t${110 * unit} ${-4 * unit}`,
      PALETTE.ink,
      5 * unit,
    ) +
    place(x(0.47), y(0.815), 2.05 * unit, telephone()) +
    place(
      x(0.185),
      y(0.825),
      1.5 * unit,
      filled('M-74 0L-54-26H70L84 0Z', '#fffdf4') +
        filled('M-74 0H84V7H-74Z', '#d9cfb4') +
        stroked('M-42-19H58M-48-11H40', '#c9d2cb', 3) +
        stroked(
          'M-50-26V-31M-32-26V-31M-14-26V-31M4-26V-31M22-26V-31M40-26V-31M58-26V-31',
          '#8a9a98',
          3,
        ) +
        place(14, -8, 0.62, turned(-14, pen(PALETTE.teesta))),
    ) +
    place(x(0.77), y(0.81), 1.9 * unit, flowerVase()) +
    place(x(0.9), y(0.815), 1.9 * unit, pencilPot())
  )
}

/** Month sheet with a little landscape above its days, 300 × 400 units from its upper left corner. */
function almanacSheet(): string {
  const holidays = new Set([6, 13, 20, 27])
  const days = repeat(35, (index) => {
    const left = 26 + (index % 7) * 36
    const top = 196 + Math.floor(index / 7) * 37
    if (index < 3 || index > 32) return ''
    const colour = holidays.has(index) ? mix(PALETTE.gurans, WHITE, 0.55) : '#dfe6df'
    return rect(left, top, 28, 27, colour, { rx: 3 })
  })
  const view =
    rect(0, 0, 300, 150, mix(PALETTE.sky, WHITE, 0.35)) +
    circle(226, 48, 24, '#fff1cf') +
    filled('M0 96Q70 40 150 84T300 66V150H0Z', mix(PALETTE.teesta, WHITE, 0.5)) +
    filled('M0 118Q90 84 180 108T300 100V150H0Z', PALETTE.leafLight) +
    filled('M0 136Q100 112 190 128T300 122V150H0Z', PALETTE.leaf)
  return (
    rect(5, 8, 300, 400, BLACK, { opacity: 0.14 }) +
    rect(0, 0, 300, 400, '#fffdf6') +
    clipped(box(0, 0, 300, 150), view) +
    rect(0, 150, 300, 8, PALETTE.gurans) +
    rect(26, 170, 96, 11, PALETTE.tea, { rx: 2 }) +
    days +
    circle(26 + 4 * 36 + 14, 196 + 2 * 37 + 13, 22, 'none', {
      stroke: PALETTE.genda,
      'stroke-width': 6,
    }) +
    circle(26 + 1 * 36 + 14, 196 + 3 * 37 + 13, 10, PALETTE.leaf) +
    rect(-8, -14, 316, 18, mix(PALETTE.wood, BLACK, 0.1), { rx: 6 }) +
    stroked('M60-14L150-64L240-14', PALETTE.wood, 4) +
    circle(150, -66, 9, PALETTE.brass)
  )
}

/** The almanac on the wall. */
export function almanac(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  return (
    panelledWall(frame, mix('#f0dfbb', ink.mist, 0.2), 0.76) +
    gardenWindow(
      frame,
      { left: x(0.73), top: y(0.15), width: x(0.31), height: y(0.47) },
      { seed: 12, tree: 0.4, sun: [0.2, 0.3] },
    ) +
    place(x(0.345), y(0.175), 1.06 * unit, almanacSheet()) +
    stroked(
      path`M${x(0.583)} ${y(0.175)}Q${x(0.605)} ${y(0.29)} ${x(0.611)} ${y(0.395)}`,
      '#cbb98e',
      3 * unit,
    ) +
    place(
      x(0.608),
      y(0.42),
      1.15 * unit,
      turned(
        12,
        rect(-5, -10, 10, 66, PALETTE.genda) +
          filled('M-5 56L0 72L5 56Z', PALETTE.cream) +
          rect(-5, -16, 10, 8, PALETTE.guransLight),
      ),
    ) +
    place(x(0.18), y(0.27), 1.15 * unit, wallClock()) +
    rect(x(0.05), y(0.56), x(0.24), 12 * unit, PALETTE.woodLight) +
    rect(x(0.05), y(0.56) + 12 * unit, x(0.24), 6 * unit, BLACK, { opacity: 0.14 }) +
    place(x(0.11), y(0.56), 1.3 * unit, flowerVase()) +
    place(
      x(0.215),
      y(0.56),
      1.1 * unit,
      rect(-46, -64, 20, 64, PALETTE.teesta) +
        rect(-24, -74, 16, 74, PALETTE.gurans) +
        rect(-6, -58, 22, 58, PALETTE.genda) +
        rect(18, -68, 18, 68, PALETTE.teaLight) +
        rect(-46, -52, 20, 4, WHITE, { opacity: 0.6 }) +
        rect(18, -56, 18, 4, WHITE, { opacity: 0.6 }),
    ) +
    rect(0, y(0.76), width, height, mix(PALETTE.teaLight, WHITE, 0.2)) +
    rect(0, y(0.75), width, 14 * unit, WHITE) +
    stroked(
      repeat(9, (index) => path`M${x(index / 8)} ${y(0.79)}V${height}`),
      mix(PALETTE.teaLight, BLACK, 0.1),
      3 * unit,
    )
  )
}

/** Coins in a stack, 44 units wide. */
export const coinStack = (count: number) =>
  ellipse(0, 3, 26, 7, BLACK, { opacity: 0.18 }) +
  repeat(count, (index) => {
    const level = -index * 9
    return (
      filled(
        path`M-22 ${level - 6}V${level}Q-22 ${level + 7} 0 ${level + 7}Q22 ${level + 7} 22 ${level}V${level - 6}Z`,
        mix(PALETTE.genda, '#6b3d00', 0.25),
      ) + ellipse(0, level - 6, 22, 7, index % 2 ? PALETTE.gendaLight : PALETTE.genda)
    )
  }) +
  ellipse(0, -(count - 1) * 9 - 6, 14, 4, mix(PALETTE.genda, '#6b3d00', 0.15))

/** Pair of brass scales, 240 units high, standing on y = 0. */
export const scales = () => {
  const pan = (x: number, y: number, load: string) =>
    stroked(path`M${x} ${y - 96}L${x - 44} ${y}M${x} ${y - 96}L${x + 44} ${y}`, '#8f6a1c', 2.6) +
    load +
    filled(
      path`M${x - 52} ${y}H${x + 52}Q${x + 40} ${y + 24} ${x} ${y + 24}Q${x - 40} ${y + 24} ${x - 52} ${y}Z`,
      PALETTE.brass,
    ) +
    filled(
      path`M${x + 14} ${y}H${x + 52}Q${x + 40} ${y + 24} ${x} ${y + 24}Q${x + 18} ${y + 18} ${x + 14} ${y}Z`,
      '#8f6a1c',
      { opacity: 0.5 },
    )
  return (
    ellipse(0, 1, 70, 6, BLACK, { opacity: 0.18 }) +
    filled('M-60 0H60Q54-18 16-20H-16Q-54-18-60 0Z', PALETTE.wood) +
    rect(-7, -222, 14, 204, PALETTE.brass) +
    rect(1, -222, 6, 204, '#8f6a1c', { opacity: 0.5 }) +
    circle(0, -228, 13, PALETTE.brass) +
    stroked('M-104-204Q0-226 104-204', PALETTE.brass, 9) +
    pan(-104, -106, place(-104, -106, 0.86, coinStack(4))) +
    pan(
      104,
      -106,
      place(
        104,
        -108,
        0.5,
        rect(-66, -22, 132, 22, PALETTE.gurans, { rx: 3 }) +
          rect(-56, -44, 116, 22, PALETTE.teesta, { rx: 3 }) +
          rect(-60, -64, 110, 20, PALETTE.leaf, { rx: 3 }),
      ),
    )
  )
}

/** Open account book, 200 units wide, its near edge at y = 0. */
export const ledger = () =>
  filled('M-108 4L-84-52Q-40-62 0-52Q40-62 84-52L108 4Z', PALETTE.tea) +
  filled('M-102 0L-80-50Q-40-58 0-48V4Q-50-8-102 0Z', '#fffdf4') +
  filled('M102 0L80-50Q40-58 0-48V4Q50-8 102 0Z', '#f6efdc') +
  stroked(
    repeat(
      5,
      (index) =>
        path`M${-76 - index * 4} ${-42 + index * 9}Q-44 ${-48 + index * 9} -10 ${-40 + index * 9}`,
    ) +
      repeat(
        5,
        (index) =>
          path`M${76 + index * 4} ${-42 + index * 9}Q44 ${-48 + index * 9} 10 ${-40 + index * 9}`,
      ),
    '#b9c6bd',
    2,
  ) +
  stroked('M-34-52L-40-4M40-53L52-5', PALETTE.guransLight, 1.8)

/** Scales, coins and the account book: how fees are weighed. */
export function scalesAndLedger(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), DESK_TOP) +
    gardenWindow(
      frame,
      { left: x(0.06), top: y(0.12), width: x(0.3), height: y(0.46) },
      { seed: 27, tree: 0.3 },
    ) +
    officeDesk(frame) +
    place(x(0.555), y(0.815), 1.95 * unit, scales()) +
    place(x(0.22), y(0.835), 1.55 * unit, ledger()) +
    place(x(0.2), y(0.825) - 12 * unit, 1.15 * unit, turned(-12, pen(PALETTE.gurans))) +
    place(x(0.845), y(0.82), 1.35 * unit, coinStack(6)) +
    place(x(0.91), y(0.825), 1.35 * unit, coinStack(3))
  )
}

/** The fee counter: an arched window, receipts, coins and a stamp. */
export function feeCounter(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  const wall = mix('#f0e3c4', ink.mist, 0.15)
  const middle = x(0.5)
  const half = 250 * unit
  const spring = y(0.4)
  const foot = y(0.73)
  const arch = path`M${middle - half} ${foot}V${spring}A${half} ${half * 0.82} 0 0 1 ${middle + half} ${spring}V${foot}Z`
  const clerk =
    filled(
      path`M${middle - 104 * unit} ${foot + 30 * unit}Q${middle - 96 * unit} ${y(0.525)} ${middle} ${y(0.515)}` +
        path`Q${middle + 96 * unit} ${y(0.525)} ${middle + 104 * unit} ${foot + 30 * unit}Z`,
      PALETTE.gurans,
    ) +
    filled(
      path`M${middle - 96 * unit} ${y(0.57)}Q${middle - 60 * unit} ${y(0.52)} ${middle - 10 * unit} ${y(0.515)}L${middle + 92 * unit} ${foot + 30 * unit}H${middle - 30 * unit}Z`,
      PALETTE.teesta,
    ) +
    rect(middle - 17 * unit, y(0.465), 34 * unit, 52 * unit, '#a9764f', { rx: 10 }) +
    circle(middle, y(0.415), 55 * unit, '#1c1512') +
    circle(middle, y(0.335), 25 * unit, '#1c1512') +
    circle(middle, y(0.432), 48 * unit, '#c08a5e') +
    filled(
      path`M${middle - 51 * unit} ${y(0.435)}C${middle - 54 * unit} ${y(0.33)} ${middle + 54 * unit} ${y(0.33)} ${middle + 51 * unit} ${y(0.435)}` +
        path`C${middle + 30 * unit} ${y(0.39)} ${middle + 4 * unit} ${y(0.385)} ${middle} ${y(0.378)}C${middle - 6 * unit} ${y(0.388)} ${middle - 34 * unit} ${y(0.39)} ${middle - 51 * unit} ${y(0.435)}Z`,
      '#1c1512',
    )
  return (
    panelledWall(frame, wall, 0.76) +
    filled(arch, mix(PALETTE.tea, ink.near, 0.25)) +
    clipped(arch, place(middle - 180 * unit, y(0.235), 0.9 * unit, pigeonholes(5, 4, 80)) + clerk) +
    stroked(
      path`M${middle - half} ${foot}V${spring}A${half} ${half * 0.82} 0 0 1 ${middle + half} ${spring}V${foot}`,
      PALETTE.woodLight,
      24 * unit,
    ) +
    place(x(0.12), y(0.3), 1.05 * unit, wallClock()) +
    place(
      x(0.815),
      y(0.18),
      1.05 * unit,
      rect(-10, -10, 164, 204, PALETTE.woodLight, { rx: 4 }) +
        rect(0, 0, 144, 184, '#fffdf6') +
        rect(16, 16, 80, 11, PALETTE.gurans, { rx: 2 }) +
        repeat(
          6,
          (index) =>
            rect(16, 44 + index * 22, 66, 7, '#c9d2cb') +
            rect(100, 44 + index * 22, 28, 7, index % 2 ? PALETTE.genda : PALETTE.teesta),
        ),
    ) +
    rect(0, y(0.73), width, y(0.055), mix(PALETTE.woodLight, WHITE, 0.14)) +
    rect(0, y(0.785), width, height, PALETTE.wood) +
    rect(0, y(0.785), width, 9 * unit, BLACK, { opacity: 0.2 }) +
    stroked(
      repeat(5, (index) => path`M${x(0.1 + index * 0.2)} ${y(0.83)}V${height}`),
      mix(PALETTE.wood, BLACK, 0.18),
      4 * unit,
    ) +
    place(x(0.3), y(0.765), 1.15 * unit, ledger()) +
    place(x(0.68), y(0.755), 1.2 * unit, coinStack(5)) +
    place(x(0.735), y(0.762), 1.2 * unit, coinStack(3)) +
    place(
      x(0.85),
      y(0.765),
      1.35 * unit,
      rect(-30, -9, 60, 9, PALETTE.ink, { rx: 2 }) +
        rect(-24, -24, 48, 15, PALETTE.gurans, { rx: 3 }) +
        filled('M-8-24H8L6-52H-6Z', PALETTE.wood) +
        circle(0, -60, 14, PALETTE.woodLight),
    )
  )
}

/** Box file seen from its back, 46 units wide and 150 high. */
const boxFile = (colour: Colour) =>
  rect(0, -150, 46, 150, colour, { rx: 3 }) +
  rect(36, -150, 10, 150, BLACK, { opacity: 0.15 }) +
  rect(9, -132, 26, 44, '#fffdf6', { rx: 2 }) +
  stroked('M14-120H30M14-111H30M14-102H24', '#a9b3a9', 2.4) +
  circle(22, -30, 9, mix(colour, BLACK, 0.4)) +
  circle(22, -30, 5, WHITE, { opacity: 0.7 })

/** Files in good order: a full shelf, one folder open on the desk. */
export function files(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const colours = [
    PALETTE.teesta,
    PALETTE.teesta,
    PALETTE.gurans,
    PALETTE.teaLight,
    PALETTE.teaLight,
    PALETTE.genda,
  ]
  const shelf = (level: number, offset: number, skip: number) =>
    repeat(13, (index) =>
      index === skip
        ? ''
        : place(
            x(0.062) + index * 68 * unit * 1.34,
            y(level),
            1.34 * unit,
            boxFile(colours[(index + offset) % 6] ?? PALETTE.tea),
          ),
    ) +
    rect(x(0.03), y(level), x(0.94), 15 * unit, PALETTE.woodLight) +
    rect(x(0.03), y(level) + 15 * unit, x(0.94), 8 * unit, BLACK, { opacity: 0.14 })
  return (
    panelledWall(frame, mix('#e7e6cf', ink.mist, 0.2), DESK_TOP) +
    clipped(box(x(0.03), 0, x(0.94), frame.height), shelf(0.27, 0, 20) + shelf(0.565, 3, 6)) +
    officeDesk(frame) +
    place(
      x(0.5),
      y(0.83),
      1.62 * unit,
      ellipse(0, 2, 190, 8, BLACK, { opacity: 0.18 }) +
        filled('M-176 0L-140-84Q-136-92-126-92H-86L-76-80H140L176 0Z', PALETTE.genda) +
        filled('M-150-6L-120-82H128L154-6Z', '#fffdf6') +
        filled('M-168 0L-138-74H134L168 0Z', mix('#fffdf6', '#d9cfb4', 0.25)) +
        filled('M-164 0L-136-70H-4L-6 0Z', '#fffdf6') +
        filled('M164 0L136-70H4L6 0Z', '#fffdf6') +
        stroked(
          repeat(
            5,
            (index) =>
              path`M${-122 - index * 5} ${-58 + index * 11}H${-36 - (index % 2) * 20}M24 ${-58 + index * 11}H${104 + (index % 3) * 8}`,
          ),
          '#c3cdc5',
          3,
        ) +
        stroked('M-36-44l6 7l12-14M-44-22l6 7l14-15M120-34l6 7l12-14', PALETTE.leaf, 4.4),
    ) +
    place(x(0.13), y(0.825), 1.7 * unit, pencilPot()) +
    place(x(0.9), y(0.825), 1.7 * unit, teacup())
  )
}

/** The paper rack: a pigeonhole for each class, and three sheets standing in a tray. */
export function paperRack(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const tags = [PALETTE.gurans, PALETTE.teesta, PALETTE.teaLight, PALETTE.genda, PALETTE.teesta]
  const cell = 84
  const sheet = (heading: Colour, ticked = false) =>
    rect(5, -3, 170, 196, BLACK, { opacity: 0.14, rx: 3 }) +
    paper({ width: 170, height: 196, lines: 7, heading, ticked })
  return (
    panelledWall(frame, mix('#e9e4d0', ink.mist, 0.22), DESK_TOP) +
    place(
      x(0.5) - 5 * cell * unit,
      y(0.09),
      2 * unit,
      pigeonholes(5, 3, cell) +
        repeat(15, (index) =>
          place(
            (index % 5) * cell + cell / 2 - 16,
            Math.floor(index / 5) * cell + cell - 11,
            1,
            rect(0, 0, 32, 12, '#fffdf6', { rx: 2 }) +
              rect(3, 3, 8, 6, tags[index % 5] ?? PALETTE.tea, { rx: 1 }) +
              rect(14, 5, 14, 2.4, '#a9b3a9'),
          ),
        ),
    ) +
    officeDesk(frame) +
    place(x(0.36), y(0.5), 1.3 * unit, turned(-11, sheet(PALETTE.gurans))) +
    place(x(0.43), y(0.47), 1.3 * unit, turned(1, sheet(PALETTE.teesta, true))) +
    place(x(0.5), y(0.475), 1.3 * unit, turned(12, sheet(PALETTE.genda))) +
    rect(x(0.34), y(0.735), x(0.32), y(0.1), PALETTE.woodLight, { rx: 6 * unit }) +
    rect(x(0.34), y(0.735), x(0.32), 9 * unit, WHITE, { opacity: 0.25 }) +
    place(x(0.13), y(0.825), 1.7 * unit, pencilPot()) +
    place(x(0.88), y(0.82), 1.9 * unit, flowerVase())
  )
}

/** Envelope with a wax seal, 260 × 170 units, its lower left corner at (0, 0). */
const sealedEnvelope = () =>
  rect(5, -164, 260, 170, BLACK, { opacity: 0.14, rx: 4 }) +
  rect(0, -170, 260, 170, '#f7edd2', { rx: 4 }) +
  filled('M0 0L108-92H152L260 0Z', '#eee0bd') +
  stroked('M2-2L112-94M258-2L148-94', '#d6c496', 2.4) +
  filled('M0-168Q0-170 4-170H256Q260-170 260-168L140-76Q130-68 120-76Z', '#fbf4e0') +
  stroked('M2-167L120-76Q130-68 140-76L258-167', '#d6c496', 2.4) +
  place(130, -78, 0.92, waxSeal(24))

/** Large brass key, 190 units long from the middle of its bow at (0, 0). */
const brassKey = () => {
  const dark = '#8f6a1c'
  return (
    circle(0, 0, 34, 'none', { stroke: PALETTE.brass, 'stroke-width': 13 }) +
    rect(30, -7, 150, 14, PALETTE.brass, { rx: 5 }) +
    rect(38, -14, 10, 28, PALETTE.brass, { rx: 3 }) +
    rect(140, 4, 13, 30, PALETTE.brass) +
    rect(162, 4, 13, 38, PALETTE.brass) +
    rect(30, 2, 150, 5, dark, { opacity: 0.45 })
  )
}

/** A sealed letter, a locked box and its key. */
export function sealedLetter(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const chest = (wood: Colour) =>
    ellipse(0, 2, 150, 8, BLACK, { opacity: 0.18 }) +
    rect(-140, -128, 280, 128, wood, { rx: 5 }) +
    filled('M-148-128Q-148-186-100-190H100Q148-186 148-128Z', mix(wood, WHITE, 0.12)) +
    rect(-148, -134, 296, 13, mix(wood, BLACK, 0.3)) +
    each([-104, 90], (left) => rect(left, -189, 15, 189, PALETTE.brass, { opacity: 0.85 })) +
    rect(-25, -150, 50, 58, PALETTE.brass, { rx: 6 }) +
    circle(0, -126, 8, PALETTE.ink) +
    filled('M-4-124H4L7-104H-7Z', PALETTE.ink)
  return (
    panelledWall(frame, mix('#dbe6e4', ink.mist, 0.25), DESK_TOP) +
    gardenWindow(
      frame,
      { left: x(0.09), top: y(0.1), width: x(0.32), height: y(0.44) },
      { seed: 52, tree: 0.72, sun: [0.25, 0.32] },
    ) +
    officeDesk(frame) +
    place(x(0.665), y(0.82), 1.55 * unit, chest(mix(PALETTE.wood, PALETTE.tin, 0.25))) +
    place(x(0.18), y(0.815), 1.4 * unit, sealedEnvelope()) +
    place(
      x(0.6),
      y(0.828),
      0.95 * unit,
      ellipse(80, 8, 130, 9, BLACK, { opacity: 0.16 }) +
        group(brassKey(), { transform: 'scale(1 .5)' }) +
        filled('M-30-6Q-64-16-92 4L-86 16Q-60 0-28 6Z', PALETTE.gurans),
    ) +
    place(x(0.07), y(0.82), 1.7 * unit, flowerVase())
  )
}

/** The admission form: a photograph, papers and a pen. */
export function admissionForm(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const portrait =
    rect(0, 0, 96, 116, WHITE) +
    rect(6, 6, 84, 104, mix(PALETTE.sky, WHITE, 0.25)) +
    clipped(
      box(6, 6, 84, 104),
      filled('M14 116Q14 78 48 76Q82 78 82 116Z', WHITE) +
        filled('M44 78H52L55 106L48 112L41 106Z', PALETTE.gurans) +
        circle(48, 52, 22, '#c08a5e') +
        filled('M25 54C22 18 74 18 71 54C64 42 52 42 46 40C38 42 30 46 25 54Z', '#1c1512'),
    )
  const board =
    rect(-158, -352, 316, 358, mix(PALETTE.woodLight, PALETTE.tin, 0.2), { rx: 9 }) +
    rect(-142, -330, 284, 322, '#fffdf6', { rx: 2 }) +
    rect(-122, -306, 118, 14, PALETTE.tea, { rx: 3 }) +
    rect(-122, -284, 84, 8, PALETTE.gurans, { rx: 3 }) +
    repeat(3, (index) => rect(-122, -254 + index * 26, 134, 15, '#e7eee8', { rx: 3 })) +
    repeat(
      4,
      (index) =>
        rect(-122, -168 + index * 34, 22, 20, 'none', {
          stroke: '#9fb0a6',
          'stroke-width': 3,
          rx: 3,
        }) + rect(-88, -163 + index * 34, 206 - (index % 2) * 60, 9, '#c9d2cb'),
    ) +
    stroked('M-118-158l6 8l13-17M-118-124l6 8l13-17M-118-90l6 8l13-17', PALETTE.leaf, 4.4) +
    place(28, -310, 1, portrait) +
    rect(-46, -368, 92, 30, '#9fb0ae', { rx: 7 }) +
    rect(-18, -382, 36, 20, '#74898a', { rx: 6 })
  return (
    panelledWall(frame, mix('#f0e3c4', ink.mist, 0.2), DESK_TOP) +
    gardenWindow(
      frame,
      { left: x(0.68), top: y(0.12), width: x(0.3), height: y(0.46) },
      { seed: 16, tree: 0.3, sun: [0.76, 0.3] },
    ) +
    officeDesk(frame) +
    place(x(0.46), y(0.815), 1.24 * unit, turned(-4, board)) +
    place(x(0.66), y(0.825) - 10 * unit, 1.6 * unit, turned(-8, pen(PALETTE.teesta))) +
    place(x(0.14), y(0.82), 1.5 * unit, place(-70, 0, 0.56, sealedEnvelope())) +
    place(x(0.235), y(0.82), 1.9 * unit, pencilPot())
  )
}
