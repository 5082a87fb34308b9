import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
import { circle, ellipse, filled, path, place, rect, stroked, turned } from '../core/svg'
import { HOUSE_EMBLEMS } from '../buildings/flags'
import { archOutline } from '../buildings/parts'
import { bookStack } from '../props/books'
import { flowerVase, globe, pen, pencilPot, teacup } from '../props/desk-things'
import { laurel } from '../props/honours'
import { flaskBottle } from '../props/keepsakes'
import { flask, microscope, testTube } from '../props/laboratory'
import { tabla } from '../props/music'
import { GREEN_WALL, panelledWall } from './backdrop'
import { gardenWindow } from './garden-window'
import { coinStack, DESK_TOP, ledger, officeDesk, scales, wallClock } from './office'

/** Fire bucket that hangs from its handle at (0, 0), 108 units high. */
const fireBucket = () =>
  stroked('M-38 44Q-36 0 0 0Q36 0 38 44', '#74898a', 5) +
  filled('M-42 44H42L31 108H-31Z', PALETTE.gurans) +
  filled('M14 44H42L31 108H10Z', BLACK, { opacity: 0.18 }) +
  rect(-40, 62, 80, 8, '#fbf5e4', { opacity: 0.9 }) +
  ellipse(0, 44, 42, 9, mix(PALETTE.gurans, WHITE, 0.2)) +
  ellipse(0, 45, 36, 6.4, PALETTE.earthDark)

/** Brass bell on its bracket, the rope hanging; the bracket is at (0, 0). */
const brassBell = () =>
  rect(-8, -14, 120, 13, PALETTE.wood, { rx: 4 }) +
  stroked('M4-4L60-4', PALETTE.wood, 10) +
  stroked('M0-40V30', PALETTE.wood, 14) +
  circle(84, 4, 8, '#8f6a1c') +
  filled('M84 6Q118 10 122 62Q126 86 140 96H28Q42 86 46 62Q50 10 84 6Z', PALETTE.brass) +
  filled('M96 9Q118 16 122 62Q126 86 140 96H104Q114 56 96 9Z', '#8f6a1c', { opacity: 0.55 }) +
  filled('M62 22Q54 50 52 82H62Q60 46 72 18Z', WHITE, { opacity: 0.4 }) +
  rect(24, 94, 120, 9, '#b98a2c', { rx: 4 }) +
  circle(84, 110, 11, '#8f6a1c') +
  stroked('M84 118Q88 170 82 214', '#d8c7a0', 6) +
  circle(82, 222, 9, PALETTE.gurans)

/** Board of keys on hooks, its upper left corner at (0, 0). */
const keyBoard = () => {
  const key = (x: number, y: number, tag: Colour) =>
    circle(x, y, 4, PALETTE.brass) +
    circle(x, y + 12, 8, 'none', { stroke: '#9fb0ae', 'stroke-width': 4 }) +
    stroked(path`M${x} ${y + 20}V${y + 50}M${x} ${y + 42}h9M${x} ${y + 50}h9`, '#9fb0ae', 4) +
    rect(x - 19, y + 18, 13, 22, tag, { rx: 3 })
  const tags = [PALETTE.gurans, PALETTE.teesta, PALETTE.genda, PALETTE.leaf] as const
  return (
    rect(4, 7, 280, 216, BLACK, { opacity: 0.14, rx: 6 }) +
    rect(0, 0, 280, 216, PALETTE.woodLight, { rx: 6 }) +
    rect(12, 12, 256, 192, mix(PALETTE.cream, WHITE, 0.4), { rx: 3 }) +
    repeat(12, (index) =>
      index === 6
        ? circle(50 + (index % 4) * 62, 30 + Math.floor(index / 4) * 60, 4, PALETTE.brass)
        : key(
            50 + (index % 4) * 62,
            30 + Math.floor(index / 4) * 60,
            tags[(index * 3 + Math.floor(index / 4)) % 4] ?? PALETTE.tea,
          ),
    )
  )
}

/** The guard's room: keys, the bell, fire buckets and the visitors' book. */
export function guardRoom(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  return (
    panelledWall(frame, mix('#efe2c4', ink.mist, 0.2), DESK_TOP) +
    place(x(0.11), y(0.13), 1.5 * unit, keyBoard()) +
    place(x(0.475), y(0.15), 1.75 * unit, brassBell()) +
    rect(x(0.69), y(0.2), x(0.33), 20 * unit, PALETTE.wood, { rx: 4 }) +
    repeat(3, (index) =>
      place(x(0.745 + index * 0.1), y(0.2) + 12 * unit, 1.22 * unit, fireBucket()),
    ) +
    officeDesk(frame) +
    place(x(0.46), y(0.832), 2 * unit, ledger()) +
    place(x(0.465), y(0.812), 1.25 * unit, turned(-14, pen(PALETTE.teesta))) +
    place(
      x(0.75),
      y(0.82),
      1.7 * unit,
      rect(-70, -30, 84, 30, PALETTE.ink, { rx: 5 }) +
        filled('M10-34H34L44-40V10L34 4H10Z', '#3b4b4a') +
        filled('M44-40Q58-15 44 10Z', '#fff3c4') +
        rect(-44, -34, 22, 6, PALETTE.gurans, { rx: 2 }),
    ) +
    place(x(0.24), y(0.82), 1.7 * unit, teacup())
  )
}

/** Bars and a line of a year, in a box of 120 × 90 units. */
const yearChart = () =>
  stroked('M0 0V-90M0 0H120', '#b9c6bd', 3) +
  rect(12, -38, 16, 36, PALETTE.teesta) +
  rect(38, -52, 16, 50, PALETTE.gurans) +
  rect(64, -64, 16, 62, PALETTE.genda) +
  rect(90, -80, 16, 78, PALETTE.teaLight)

/** The annual report: its cover, and a page of figures. */
export function annualReport(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const cover =
    rect(-122, -340, 244, 340, mix(PALETTE.tea, BLACK, 0.25), { rx: 4 }) +
    rect(-126, -344, 244, 340, PALETTE.tea, { rx: 4 }) +
    rect(-126, -344, 26, 340, mix(PALETTE.tea, BLACK, 0.22), { rx: 4 }) +
    rect(-84, -330, 188, 312, 'none', { stroke: PALETTE.gendaLight, 'stroke-width': 3 }) +
    place(10, -206, 0.84, laurel(PALETTE.gendaLight, 78, 10)) +
    place(10, -206, 0.9, HOUSE_EMBLEMS.prerna(PALETTE.cream)) +
    rect(-44, -98, 108, 11, PALETTE.gendaLight, { rx: 3 }) +
    rect(-22, -74, 64, 7, PALETTE.cream, { rx: 3 })
  const open =
    filled('M-178 6L-140-120Q-70-138 0-118Q70-138 140-120L178 6Z', PALETTE.tea) +
    filled('M-170 0L-134-116Q-66-130 0-112V6Q-84-14-170 0Z', '#fffdf4') +
    filled('M170 0L134-116Q66-130 0-112V6Q84-14 170 0Z', '#f6efdc') +
    stroked(
      repeat(
        6,
        (index) =>
          path`M${-122 - index * 6} ${-96 + index * 15}Q-70 ${-104 + index * 15} -18 ${-92 + index * 15}`,
      ),
      '#b9c6bd',
      3,
    ) +
    place(30, -16, 0.9, yearChart())
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), DESK_TOP) +
    gardenWindow(
      frame,
      { left: x(0.56), top: y(0.11), width: x(0.38), height: y(0.42) },
      { seed: 48, tree: 0.22, sun: [0.72, 0.34] },
    ) +
    officeDesk(frame) +
    place(x(0.31), y(0.82), 1.34 * unit, cover) +
    place(x(0.66), y(0.832), 1.2 * unit, open) +
    place(x(0.11), y(0.82), 1.8 * unit, flowerVase()) +
    place(x(0.88), y(0.815), 1.7 * unit, pencilPot())
  )
}

/** An examination desk under the clock. */
export function examination(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const sheet =
    filled('M-150 8L-112-128H112L150 8Z', '#e0d8c2') +
    filled('M-150 2L-112-132H112L150 2Z', '#fffdf6') +
    filled('M-106-120H-20L-23-104H-110Z', PALETTE.teesta) +
    stroked(
      repeat(
        7,
        (index) =>
          path`M${-108 - index * 4.4} ${-88 + index * 13}H${92 + (index % 3 === 1 ? -34 : 0) + index * 4}`,
      ),
      '#c3cdc5',
      3,
    ) +
    stroked('M-108-88H40M-112-75H-6', PALETTE.teesta, 4)
  const card =
    rect(0, -92, 138, 92, '#fbf0d0', { rx: 5 }) +
    rect(0, -92, 138, 18, PALETTE.tea, { rx: 5 }) +
    rect(10, -64, 40, 50, mix(PALETTE.sky, WHITE, 0.3)) +
    circle(30, -46, 11, '#c08a5e') +
    filled('M12-14Q12-34 30-34Q48-34 48-14Z', WHITE) +
    filled('M19-46C17-62 43-62 41-46Q30-54 19-46Z', '#1c1512') +
    rect(62, -60, 60, 6, '#c9bb95') +
    rect(62, -46, 44, 6, '#c9bb95') +
    rect(62, -32, 54, 6, '#c9bb95')
  const compass =
    stroked('M0-118L-26 0M0-118L26-4', '#8a9a98', 6) +
    stroked('M20-30L27 0', PALETTE.gurans, 8) +
    circle(0, -118, 11, PALETTE.brass) +
    stroked('M0-126V-140', '#8a9a98', 5)
  return (
    panelledWall(frame, mix(GREEN_WALL, ink.mist, 0.25), DESK_TOP) +
    place(x(0.52), y(0.25), 1.75 * unit, wallClock()) +
    gardenWindow(
      frame,
      { left: x(0.045), top: y(0.11), width: x(0.28), height: y(0.44) },
      { seed: 35, tree: 0.7, sun: [0.2, 0.3] },
    ) +
    gardenWindow(
      frame,
      { left: x(0.715), top: y(0.11), width: x(0.28), height: y(0.44) },
      { seed: 38, tree: 0.28, sun: [0.86, 0.3] },
    ) +
    officeDesk(frame) +
    place(x(0.5), y(0.835), 1.62 * unit, sheet) +
    place(x(0.535), y(0.765), 1.2 * unit, turned(-34, pen(PALETTE.teesta))) +
    place(x(0.185), y(0.825), 1.05 * unit, card) +
    place(x(0.77), y(0.825), 1.9 * unit, flaskBottle(PALETTE.genda)) +
    place(x(0.85), y(0.825), 1.1 * unit, compass)
  )
}

const shield = (colour: Colour) =>
  filled('M0-40L34-28V2Q30 32 0 44Q-30 32-34 2V-28Z', colour) +
  filled('M0-40L34-28V2Q30 32 0 44Z', BLACK, { opacity: 0.14 }) +
  stroked('M-14 2L-3 14L17-12', WHITE, 8)

/** The parent portal: a laptop and a telephone with the same page. */
export function portal(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const row = (left: number, top: number, wide: number, colour: Colour) =>
    rect(left, top, wide, 26, '#eef3f0', { rx: 5 }) +
    circle(left + 16, top + 13, 7, colour) +
    rect(left + 32, top + 9, wide * 0.42, 8, '#b9c6bd', { rx: 3 }) +
    rect(left + wide - 40, top + 9, 28, 8, colour, { rx: 3 })
  const laptop =
    ellipse(0, 6, 236, 9, BLACK, { opacity: 0.18 }) +
    rect(-172, -262, 344, 244, '#25363b', { rx: 12 }) +
    rect(-158, -248, 316, 216, '#fdfbf3') +
    rect(-158, -248, 316, 34, PALETTE.tea) +
    circle(-138, -231, 8, PALETTE.gendaLight) +
    rect(-120, -236, 84, 9, WHITE, { rx: 4, opacity: 0.85 }) +
    place(-96, -128, 1.1, shield(PALETTE.leaf)) +
    row(-30, -196, 172, PALETTE.teesta) +
    row(-30, -160, 172, PALETTE.genda) +
    row(-30, -124, 172, PALETTE.gurans) +
    rect(-30, -82, 172, 34, PALETTE.genda, { rx: 6 }) +
    rect(20, -69, 72, 9, PALETTE.ink, { rx: 4 }) +
    filled('M-176-18H176L212 4H-212Z', '#c3d0cd') +
    rect(-212, 2, 424, 9, '#8a9a98', { rx: 4 }) +
    filled('M-44-6H44L50 0H-50Z', '#9fb0ae')
  const telephone =
    rect(-44, -168, 88, 168, '#25363b', { rx: 12 }) +
    rect(-37, -154, 74, 140, '#fdfbf3', { rx: 3 }) +
    rect(-37, -154, 74, 22, PALETTE.tea) +
    place(0, -92, 0.62, shield(PALETTE.leaf)) +
    rect(-27, -56, 54, 7, '#c9d2cb', { rx: 3 }) +
    rect(-27, -42, 54, 18, PALETTE.genda, { rx: 4 })
  return (
    panelledWall(frame, mix('#dfe9ea', ink.mist, 0.25), DESK_TOP) +
    gardenWindow(
      frame,
      { left: x(0.07), top: y(0.1), width: x(0.3), height: y(0.44) },
      { seed: 63, tree: 0.26, sun: [0.7, 0.34] },
    ) +
    officeDesk(frame) +
    place(x(0.52), y(0.815), 1.34 * unit, laptop) +
    place(x(0.835), y(0.825), 1.42 * unit, turned(5, telephone)) +
    place(x(0.2), y(0.82), 1.8 * unit, teacup()) +
    place(x(0.095), y(0.815), 1.8 * unit, pencilPot())
  )
}

/** Three niches for the three streams: science, commerce, humanities. */
export function streams(frame: Frame): string {
  const { width, height, ink, smallUnit: unit, x, y } = frame
  const foot = y(0.775)
  const niche = (across: number, ground: Colour) => {
    const wide = x(0.235)
    const outline = archOutline(x(across) - wide / 2, foot, wide, y(0.6))
    return (
      filled(outline, mix(ground, BLACK, 0.3)) +
      filled(
        archOutline(x(across) - wide / 2 + 16 * unit, foot, wide - 16 * unit, y(0.6) - 14 * unit),
        ground,
      )
    )
  }
  const stand = foot - 2 * unit
  return (
    rect(0, 0, width, height, mix('#f0e3c4', ink.mist, 0.2)) +
    niche(0.24, mix(PALETTE.teesta, WHITE, 0.3)) +
    niche(0.5, mix(PALETTE.gurans, WHITE, 0.34)) +
    niche(0.76, mix(PALETTE.leaf, WHITE, 0.25)) +
    rect(0, foot - 4 * unit, width, y(0.05), mix(PALETTE.cream, WHITE, 0.5)) +
    rect(0, foot - 4 * unit + y(0.05), width, 9 * unit, BLACK, { opacity: 0.14 }) +
    rect(0, foot + 6 * unit + y(0.05), width, height, mix(PALETTE.cream, PALETTE.earth, 0.35)) +
    place(x(0.205), stand, 2.45 * unit, microscope()) +
    place(x(0.305), stand, 2.1 * unit, flask(PALETTE.guransLight)) +
    place(x(0.265), stand, 1.8 * unit, testTube(PALETTE.leaf)) +
    place(x(0.5), stand, 1.02 * unit, scales()) +
    place(x(0.425), stand + 2 * unit, 1.2 * unit, coinStack(5)) +
    place(x(0.578), stand + 2 * unit, 1.2 * unit, coinStack(3)) +
    place(
      x(0.735),
      stand,
      1.2 * unit,
      bookStack([
        [150, 26, PALETTE.gurans, -78],
        [136, 24, PALETTE.teesta, -66],
        [142, 26, PALETTE.genda, -72],
      ]),
    ) +
    place(x(0.73), stand - 91 * unit - 79 * unit, 1.8 * unit, globe()) +
    place(x(0.835), stand, 1.05 * unit, tabla())
  )
}
