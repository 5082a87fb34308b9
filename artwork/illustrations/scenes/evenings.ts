import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { repeat } from '../core/numbers'
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
  verticalGradient,
} from '../core/svg'
import { floorBoards } from '../land/ground'
import { figure, seatedFigure } from '../people/figure'
import { openBook } from '../props/books'
import { bed, tumbler } from '../props/furniture'
import { glow, handTorch, standingTorch } from '../props/fire'
import { firstAidBox } from '../props/laboratory'
import { curtain } from '../props/room'
import { panelledWall, woodenFloor } from './backdrop'
import { gardenWindow } from './garden-window'

const COSTUME_GOLD = PALETTE.gendaLight

const crown = () =>
  filled('M-9.5-94L-11-106L-5-100L0-109L5-100L11-106L9.5-94Q0-91-9.5-94Z', COSTUME_GOLD) +
  circle(0, -98, 1.8, PALETTE.gurans)

/** Cloak that falls from the shoulders to the floor, drawn behind who wears it. */
const cloak = (colour: string) =>
  filled('M-9-77H9C20-60 26-26 31-1Q0 5-31-1C-26-26-20-60-9-77Z', colour) +
  stroked('M31-2Q0 4-31-2', COSTUME_GOLD, 2.4)

const king = () =>
  cloak(PALETTE.gurans) +
  figure({
    top: '#6d1330',
    longSleeves: true,
    bottom: 'sari',
    bottomColour: '#8d1a3c',
    skin: 1,
    pose: { leftArm: [-64, -96], rightArm: [24, 60] },
  }) +
  crown()

const torchBearer = () =>
  figure({
    top: PALETTE.teaLight,
    longSleeves: true,
    bottom: 'trousers',
    bottomColour: '#26443c',
    cap: PALETTE.gurans,
    skin: 0,
    pose: { rightArm: [146, 172], leftArm: [-16, -8], leftLeg: [-10, -6], rightLeg: [10, 4] },
  }) + place(19, -104, 0.84, handTorch())

const queen = () =>
  filled('M-10-98Q0-106 10-98C16-80 18-50 22-4H-22C-18-50-16-80-10-98Z', '#2f6f8c') +
  figure({
    top: PALETTE.gendaLight,
    longSleeves: true,
    bottom: 'sari',
    bottomColour: PALETTE.teestaLight,
    skin: 3,
    hair: 'bun',
    pose: { leftArm: [-38, -104], rightArm: [52, 112] },
  })

/** Domes and arches painted on the back cloth, standing on y = 0, 300 units wide. */
function paintedPalace(): string {
  const tower = (x: number, half: number, tall: number) =>
    path`M${x - half} 0V${-tall}Q${x - half * 1.35} ${-tall - half} ${x} ${-tall - half * 2.1}` +
    path`Q${x + half * 1.35} ${-tall - half} ${x + half} ${-tall}V0Z`
  const arch = (x: number) => path`M${x - 11} 0V-34Q${x} -56 ${x + 11} -34V0Z`
  const stone = '#16475a'
  return (
    filled(tower(0, 34, 96) + tower(-104, 20, 84) + tower(104, 20, 84), stone) +
    rect(-150, -62, 300, 62, stone) +
    filled(tower(-146, 12, 60) + tower(146, 12, 60), stone) +
    filled(arch(-68) + arch(-34) + arch(34) + arch(68), '#e9a94f', { opacity: 0.55 }) +
    filled('M-16 0V-52Q0-82 16-52V0Z', '#f0bb62', { opacity: 0.7 })
  )
}

/** The rows of the audience, dark against the stage. */
function audience({ width, height, unit, y }: Frame): string {
  const dark = '#13070d'
  const row = (level: number, size: number, shift: number, colour: string) =>
    repeat(12, (index) => {
      const at = (index + shift) * (width / 11)
      return (
        ellipse(at, level + size * 1.75, size * 1.55, size * 1.1, colour) +
        circle(at, level, size, colour)
      )
    })
  return (
    row(y(0.915), 24 * unit, 0.1, mix(dark, PALETTE.gurans, 0.1)) +
    row(y(0.965), 30 * unit, 0.55, dark) +
    rect(0, y(0.995), width, height, dark)
  )
}

/** A play on the school stage, lit by torches. */
export function play(frame: Frame): string {
  const { width, height, unit, x, y } = frame
  const cloth = verticalGradient([
    [0, '#081f33'],
    [0.6, '#1b5566'],
    [1, '#c27a3e'],
  ])
  const floor = polygon([
    [0, y(0.76)],
    [width, y(0.76)],
    [width, height],
    [0, height],
  ])
  const actor = (across: number, down: number, tall: number, body: string) =>
    place(x(across), y(down), tall * unit, body)
  return (
    cloth.definition +
    rect(0, 0, width, height, '#4c0f24') +
    rect(x(0.1), 0, x(0.8), y(0.77), cloth.fill) +
    circle(x(0.66), y(0.25), 62 * unit, '#fdf0c4') +
    circle(x(0.66), y(0.25), 96 * unit, '#fdf0c4', { opacity: 0.14 }) +
    glow(x(0.235), y(0.45), 330 * unit, 0.7) +
    glow(x(0.775), y(0.45), 330 * unit, 0.7) +
    glow(x(0.42), y(0.3), 240 * unit, 0.6) +
    place(x(0.47), y(0.77), 2.05 * unit, paintedPalace()) +
    filled(floor, '#4a2a22') +
    floorBoards(x(0.5), width, y(0.76), height, '#34191a', 2 * unit) +
    rect(0, y(0.76), width, 6 * unit, BLACK, { opacity: 0.3 }) +
    ellipse(x(0.5), y(0.835), x(0.36), y(0.06), '#f6b65b', { opacity: 0.3 }) +
    place(x(0.235), y(0.815), 1.55 * unit, standingTorch()) +
    place(x(0.775), y(0.815), 1.55 * unit, standingTorch()) +
    actor(0.36, 0.84, 3.45, torchBearer()) +
    placeMirrored(x(0.525), y(0.83), 3.6 * unit, king()) +
    actor(0.665, 0.84, 3.35, queen()) +
    curtain(0, -10, x(0.155), y(0.86), '#8d1433') +
    curtain(width, -10, x(0.155), y(0.86), '#8d1433', -1) +
    filled(
      path`M0 0H${width}V${y(0.06)}` +
        repeat(8, (index) => {
          const middle = x(1 - (index + 0.5) / 8)
          return path`Q${middle} ${y(0.15)} ${x(1 - (index + 1) / 8)} ${y(0.06)}`
        }) +
        'Z',
      '#6d0f28',
    ) +
    rect(0, y(0.868), width, height, '#4a1a28') +
    rect(0, y(0.868), width, 7 * unit, '#c7893f') +
    audience(frame)
  )
}

const bedsideTable = () =>
  rect(-52, -84, 104, 10, PALETTE.woodLight, { rx: 2 }) +
  rect(-46, -74, 92, 74, PALETTE.wood) +
  rect(-38, -64, 76, 26, mix(PALETTE.wood, BLACK, 0.16)) +
  circle(0, -51, 4, PALETTE.brass)

/** Table lamp with a shade, lit; 74 units high. */
const shadedLamp = () =>
  filled('M-16 0H16Q14-8 5-9V-34H-5V-9Q-14-8-16 0Z', PALETTE.brass) +
  filled('M-20-74H20L34-32H-34Z', '#ffe9ae') +
  filled('M8-74H20L34-32H14Z', '#f6cf78')

/** The infirmary at night: a child asleep, the nurse beside the lamp. */
export function infirmaryNight(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const wall = mix('#bcd6cf', ink.near, 0.52)
  const blanket = mix(PALETTE.teaLight, WHITE, 0.12)
  const sleeper =
    circle(54, -86, 17, '#c08a5e') +
    filled('M37-84C36-108 62-112 70-94C62-92 52-98 44-92C41-90 39-88 37-84Z', '#1c1512') +
    filled('M80-62Q98-88 146-86Q214-84 296-66V-40H80Z', blanket) +
    filled('M80-62Q98-88 118-87.5Q104-70 104-40H80Z', mix(blanket, WHITE, 0.7))
  const nurse = seatedFigure({
    top: '#f4faf8',
    longSleeves: true,
    bottom: 'skirt',
    bottomColour: '#f4faf8',
    skin: 1,
    hair: 'bun',
    pose: { leftArm: [-14, 66], rightArm: [14, -66] },
  })
  const lampX = x(0.672)
  return (
    panelledWall(frame, wall, 0.755) +
    gardenWindow(
      frame,
      { left: x(0.3), top: y(0.1), width: x(0.26), height: y(0.34) },
      { seed: 6, sun: [0.66, 0.5], tree: 0.16 },
    ) +
    curtain(x(0.28), y(0.055), x(0.055), y(0.44), mix('#f4fbf8', ink.near, 0.35)) +
    curtain(x(0.58), y(0.055), x(0.055), y(0.44), mix('#f4fbf8', ink.near, 0.35), -1) +
    rect(x(0.775), y(0.3), x(0.14), 9 * unit, PALETTE.woodLight) +
    place(x(0.845), y(0.3), 1.25 * unit, firstAidBox()) +
    woodenFloor(frame, 0.755) +
    rect(0, y(0.755), frame.width, frame.height, ink.near, { opacity: 0.45 }) +
    glow(lampX, y(0.45), 400 * unit, 0.7) +
    ellipse(x(0.66), y(0.825), x(0.3), y(0.045), '#f6c56b', { opacity: 0.22 }) +
    place(x(0.185), y(0.825), 1.78 * unit, bed(blanket)) +
    place(x(0.185), y(0.825), 1.78 * unit, sleeper) +
    place(lampX, y(0.825), 1.75 * unit, bedsideTable()) +
    place(lampX - 22 * unit, y(0.825) - 147 * unit, 2.1 * unit, shadedLamp()) +
    place(lampX + 62 * unit, y(0.825) - 147 * unit, 1.05 * unit, tumbler()) +
    place(
      x(0.815),
      y(0.84),
      3.9 * unit,
      stroked('M-18 0L-15-32M18 0L15-32', PALETTE.wood, 3.4) +
        stroked('M-17-30L-20-72M17-30L20-72', PALETTE.wood, 3) +
        rect(-20, -72, 40, 5, PALETTE.woodLight, { rx: 2 }) +
        clipped(box(-40, -140, 80, 116), nurse) +
        filled('M-11-34H11L16-6Q0-3-16-6Z', '#e4efec') +
        rect(-19, -34, 38, 4, PALETTE.woodLight, { rx: 1.5 }) +
        place(0, -44, 0.56, openBook()),
    )
  )
}
