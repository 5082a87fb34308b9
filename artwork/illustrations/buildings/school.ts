import { mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { radians, repeat } from '../core/numbers'
import { circle, filled, path, polygon, rect, stroked } from '../core/svg'
import { flag } from './flags'
import { archOutline, shutteredWindow, tinRoof, valance } from './parts'

/** Colours of the school's walls at one hour. */
interface Walls {
  wall: Colour
  wallShade: Colour
  white: Colour
  dark: Colour
  /** Inside of arches and verandahs. */
  inner: Colour
  /** Lamp light in the windows, when lamps are on. */
  glow?: Colour
}

const GABLE_SHADE = '#3a0f10'
const WING_BAYS = 5

function wallsAt(ink: Ink, lit: boolean, darkened: boolean): Walls {
  const darkness = darkened ? 0.52 : 0
  const dark = mix(ink.near, '#1b2f33', 0.3)
  const glow = lit ? mix(PALETTE.gendaLight, WHITE, 0.1) : undefined
  return {
    wall: mix(mix(PALETTE.cream, ink.rim, 0.25), ink.near, darkness),
    wallShade: mix(mix('#e6d4b1', ink.mist, 0.15), ink.near, darkness),
    white: mix(mix(WHITE, ink.mist, 0.12), ink.near, darkness * 0.8),
    dark,
    inner: glow ? mix(glow, PALETTE.tin, 0.18) : mix(dark, PALETTE.teesta, 0.18),
    ...(glow && { glow }),
  }
}

function dormer(x: number, walls: Walls): string {
  const { white, dark, glow } = walls
  return (
    rect(x - 24, -228, 48, 16, white) +
    rect(x - 10, -230, 20, 20, glow ?? mix(PALETTE.teesta, dark, 0.4)) +
    filled(path`M${x - 32} -226H${x + 32}L${x} -256Z`, mix(PALETTE.tin, GABLE_SHADE, 0.14)) +
    filled(path`M${x - 32} -226H${x}V-256Z`, PALETTE.tin)
  )
}

/** Arcade below, verandah above, from x0 to x1. */
function wing(x0: number, x1: number, side: 1 | -1, walls: Walls, ink: Ink): string {
  const { wall, wallShade, white, dark, inner, glow } = walls
  const bay = (x1 - x0) / WING_BAYS
  const width = x1 - x0
  const arches = repeat(WING_BAYS, (index) => {
    const x = x0 + index * bay
    const opening = archOutline(x + 9, -12, bay - 18, 76)
    const depth = filled(archOutline(x + 15, -12, bay - 34, 56), mix(inner, PALETTE.teaLight, 0.28))
    return filled(opening, inner) + (glow ? '' : depth) + stroked(opening, white, 3)
  })
  const doorColour = glow ? mix(PALETTE.gendaLight, WHITE, 0.4) : mix(PALETTE.teaLight, dark, 0.15)
  const doors = repeat(WING_BAYS, (index) =>
    rect(x0 + index * bay + bay * 0.32, -168, bay * 0.36, 60, doorColour),
  )
  let rails = ''
  for (let x = x0 + 4; x < x1; x += 7) rails += path`M${x} -128V-108`
  const posts = repeat(WING_BAYS + 1, (index) => rect(x0 + index * bay - 3, -186, 6, 80, white))
  const verandah = glow ? mix(inner, PALETTE.cream, 0.12) : mix(inner, wallShade, 0.22)
  const outerOverhang = 10
  const innerOverhang = 22
  const roofLeft = x0 - (side < 0 ? outerOverhang : innerOverhang)
  const roofRight = x1 + (side < 0 ? innerOverhang : outerOverhang)
  return (
    rect(x0, -192, width, 180, wall) +
    arches +
    rect(x0, -108, width, 8, white) +
    rect(x0, -100, width, 3, wallShade) +
    rect(x0, -184, width, 76, verandah) +
    doors +
    stroked(rails, white, 1.8) +
    rect(x0, -131, width, 4, white) +
    posts +
    rect(x0, -190, width, 6, wallShade) +
    tinRoof(roofLeft, roofRight, -190, 34, 74, ink) +
    valance(x0 - 6, x1 + 6, -186, white) +
    dormer((x0 + x1) / 2, walls)
  )
}

/** The gabled block at the end of a wing. */
function pavilion(left: number, walls: Walls, ink: Ink): string {
  const { wall, wallShade, white, dark, glow } = walls
  const width = 100
  const right = left + width
  const middle = left + width / 2
  return (
    rect(left, -206, width, 194, wall) +
    rect(right - 18, -206, 18, 194, wallShade, { opacity: 0.7 }) +
    shutteredWindow(left + 34, -86, 30, 50, ink) +
    shutteredWindow(left + 34, -178, 30, 46, ink) +
    rect(left, -112, width, 7, white) +
    filled(
      path`M${left - 14} -200H${right + 14}L${middle} -278Z`,
      mix(PALETTE.tin, GABLE_SHADE, 0.2),
    ) +
    filled(path`M${left + 2} -203H${right - 2}L${middle} -262Z`, wall) +
    circle(middle, -222, 11, white) +
    circle(middle, -222, 8, glow ?? mix(PALETTE.teesta, dark, 0.4)) +
    stroked(path`M${left - 14} -200L${middle} -278L${right + 14} -200`, PALETTE.tin, 8)
  )
}

function clock(walls: Walls, ink: Ink): string {
  const face = walls.glow ? mix(PALETTE.gendaLight, WHITE, 0.55) : mix('#fffdf6', ink.mist, 0.1)
  const marks = repeat(12, (hour) => {
    const angle = radians(hour * 30)
    const size = hour % 3 ? 1 : 1.8
    return circle(Math.sin(angle) * 17, -306 - Math.cos(angle) * 17, size, PALETTE.ink)
  })
  return (
    circle(0, -306, 25, walls.white) +
    circle(0, -306, 21, face) +
    stroked('M0 -306V-320M0 -306L9 -300', PALETTE.ink, 2.6) +
    marks
  )
}

/** The board over the porch; its letters are only squares. */
const nameBoard = (): string =>
  rect(-58, -262, 116, 34, PALETTE.tea) +
  rect(-55, -259, 110, 28, 'none', { stroke: PALETTE.gendaLight, 'stroke-width': 1.6 }) +
  repeat(7, (index) => rect(-42 + index * 12.4, -249, 8, 8, PALETTE.cream, { opacity: 0.9 }))

function centre(walls: Walls, ink: Ink): string {
  const { wall, wallShade, white } = walls
  const gable = (left: number, base: number, top: number) =>
    polygon([
      [left, base],
      [-left, base],
      [0, top],
    ])
  return (
    rect(-92, -286, 184, 274, wall) +
    rect(56, -286, 36, 274, wallShade, { opacity: 0.75 }) +
    shutteredWindow(-62, -190, 28, 46, ink) +
    shutteredWindow(-14, -190, 28, 46, ink) +
    shutteredWindow(34, -190, 28, 46, ink) +
    rect(-92, -206, 184, 7, white) +
    filled(gable(-112, -280, -372), mix(PALETTE.tin, GABLE_SHADE, 0.2)) +
    filled(gable(-90, -284, -356), wall) +
    stroked('M-112 -280L0 -372L112 -280', PALETTE.tin, 10) +
    rect(-92, -288, 184, 6, white) +
    clock(walls, ink) +
    nameBoard()
  )
}

function porch(walls: Walls): string {
  const { wall, wallShade, white, dark, inner, glow } = walls
  const openings =
    archOutline(-92, -12, 50, 82) + archOutline(-31, -12, 62, 90) + archOutline(42, -12, 50, 82)
  const door = glow ? mix(PALETTE.genda, PALETTE.wood, 0.4) : PALETTE.wood
  let balusters = ''
  for (let x = -104; x <= 104; x += 9) balusters += path`M${x} -134V-118`
  return (
    rect(-104, -110, 208, 100, wall) +
    rect(76, -110, 28, 100, wallShade, { opacity: 0.7 }) +
    filled(openings, inner) +
    filled(archOutline(-18, -12, 36, 66), door) +
    stroked('M0 -12V-70', dark, 1.6) +
    stroked(openings, white, 3.4) +
    rect(-112, -118, 224, 10, white) +
    stroked(balusters, white, 2.4) +
    rect(-108, -138, 216, 5, white)
  )
}

export interface SchoolOptions {
  lit: boolean
  darkened: boolean
}

/** The main building, 940 units wide, its steps on y = 0. */
export function school(ink: Ink, options: Partial<SchoolOptions> = {}): string {
  const { lit = false, darkened = false } = options
  const walls = wallsAt(ink, lit, darkened)
  const windowInk: Ink = { ...ink, lit }
  const dim = (colour: Colour) => mix(colour, ink.near, darkened ? 0.52 : 0)
  const plinth =
    rect(-470, -12, 940, 16, dim(PALETTE.stone)) + rect(-470, 0, 940, 4, dim('#98a79d'))
  const steps = rect(-124, -10, 248, 7, dim('#eef2ee')) + rect(-136, -4, 272, 7, dim('#dfe6e1'))
  const banner = flag(1, -428, {
    width: 52,
    height: 30,
    cloth: PALETTE.genda,
    stripe: PALETTE.tea,
    phase: 0.4,
  })
  return (
    plinth +
    wing(-366, -84, -1, walls, windowInk) +
    pavilion(-462, walls, windowInk) +
    wing(84, 366, 1, walls, windowInk) +
    pavilion(362, walls, windowInk) +
    centre(walls, windowInk) +
    porch(walls) +
    steps +
    rect(-1.6, -430, 3.2, 66, dim(WHITE)) +
    banner
  )
}
