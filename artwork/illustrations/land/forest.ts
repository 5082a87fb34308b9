import { BLACK, mix, PALETTE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { lerp, radians, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import { filled, path, place, stroked } from '../core/svg'

/** A rounded mass of leaves. */
const leafMass = (x: number, y: number, size: number): string =>
  path`M${x - size} ${y}C${x - size * 1.15} ${y - size * 0.7} ${x - size * 0.6} ${y - size}` +
  path` ${x - size * 0.1} ${y - size * 0.9}C${x + size * 0.5} ${y - size * 1.05}` +
  path` ${x + size * 1.1} ${y - size * 0.6} ${x + size} ${y}` +
  path`Q${x + size * 0.5} ${y + size * 0.4} ${x} ${y + size * 0.24}` +
  path`Q${x - size * 0.5} ${y + size * 0.42} ${x - size} ${y}Z`

export interface Wood {
  width: number
  /** Where the trunks stand, and how high their crowns rise above it. */
  foot: number
  height: number
  /** How deep the wood lies in haze, 0–1. */
  haze: number
  seed: number
}

/** The edge of a sal forest: close pale trunks below one dark roof of leaves. */
export function salWood({ width, foot, height, haze, seed }: Wood, ink: Ink): string {
  const random = seededRandom(seed * 53 + 11)
  const air = (colour: Colour) => mix(colour, ink.mist, haze)
  const shade = air(mix(ink.tea[0], ink.near, 0.45))
  const body = air(mix(ink.tea[0], ink.near, 0.12))
  const lit = air(mix(ink.tea[1], ink.tea[0], 0.35))
  const bark = air(mix('#a99a80', ink.near, 0.2))
  let trunks = ''
  let crowns = ''
  let tops = ''
  let lights = ''
  for (let x = -height * 0.3; x < width + height * 0.3; x += height * (0.09 + random() * 0.09)) {
    const tall = height * (0.72 + random() * 0.28)
    trunks += path`M${x} ${foot}V${foot - tall * 0.8}`
    const size = height * (0.14 + random() * 0.08)
    crowns += leafMass(x, foot - tall * 0.62, size * 1.1)
    tops += leafMass(x + size * 0.2, foot - tall * 0.78, size)
    lights += leafMass(x - size * 0.2, foot - tall * 0.86, size * 0.5)
  }
  const under = repeat(Math.ceil(width / (height * 0.16)) + 1, (index) =>
    leafMass(index * height * 0.16, foot, height * (0.06 + random() * 0.07)),
  )
  const roof = path`M-20 ${foot - height * 0.74}H${width + 20}V${foot - height * 0.44}H-20Z`
  return (
    filled(path`M-20 ${foot - height * 0.6}H${width + 20}V${foot}H-20Z`, shade) +
    stroked(trunks, bark, height * 0.022) +
    filled(roof + crowns, shade) +
    filled(tops, body) +
    filled(lights, lit) +
    filled(under, body)
  )
}

/** The lower edge of a roof of leaves that hangs into the sheet. */
export function leafRoof(
  width: number,
  depth: number,
  size: number,
  seed: number,
  colour: Colour,
  lit: Colour,
): string {
  const random = seededRandom(seed)
  let masses = ''
  let lights = ''
  for (let x = -size; x < width + size; x += size * (0.5 + random() * 0.5)) {
    const y = depth * (0.55 + random() * 0.45)
    const half = size * (0.7 + random() * 0.6)
    masses += leafMass(x, y, half)
    lights += leafMass(x - half * 0.3, y - half * 0.34, half * 0.42)
    lights += leafMass(x + half * 0.5, y - half * 0.6, half * 0.3)
  }
  const roof = path`M-20-20H${width + 20}V${depth * 0.5}H-20Z`
  return filled(roof + masses, colour) + filled(lights, lit)
}

export interface Trunk {
  x: number
  foot: number
  width: number
  colour: Colour
}

/** One great straight stem that rises out of the sheet, with the grain of its bark. */
export function greatTrunk({ x, foot, width, colour }: Trunk, seed: number): string {
  const random = seededRandom(seed)
  const half = width / 2
  const outline =
    path`M${x - half * 1.9} ${foot}Q${x - half * 1.05} ${foot - width * 0.7} ${x - half} ${foot - width * 2.4}` +
    path`L${x - half * 0.8} -10H${x + half * 0.8}L${x + half} ${foot - width * 2.4}` +
    path`Q${x + half * 1.05} ${foot - width * 0.7} ${x + half * 1.9} ${foot}Z`
  const shade =
    path`M${x + half * 0.2} -10H${x + half * 0.8}L${x + half} ${foot - width * 2.4}` +
    path`Q${x + half * 1.05} ${foot - width * 0.7} ${x + half * 1.9} ${foot}H${x + half * 0.5}Z`
  const grain = repeat(Math.max(3, Math.round(width / 7)), () => {
    const grainX = x + lerp(-half * 0.8, half * 0.8, random())
    const top = foot * random() * 0.8
    return path`M${grainX} ${top}v${foot * (0.06 + random() * 0.12)}`
  })
  return (
    filled(outline, colour) +
    filled(shade, BLACK, { opacity: 0.14 }) +
    stroked(grain, mix(colour, BLACK, 0.25), Math.max(1, width * 0.035), { opacity: 0.7 })
  )
}

/** Fern of the forest floor: arching fronds, 60 units high. */
export function fern(x: number, y: number, height: number, ink: Ink, seed: number): string {
  const random = seededRandom(seed)
  const frond = (index: number) => {
    const angle = radians(-72 + index * 24 + (random() - 0.5) * 8)
    const length = 46 + random() * 16
    const at = (t: number) => ({
      x: Math.sin(angle) * length * t,
      y: -Math.cos(angle) * length * t * 1.1 + t * t * 26 * Math.abs(Math.sin(angle)),
    })
    return filled(
      repeat(9, (leaf) => {
        const t = 0.16 + leaf * 0.1
        const from = at(t)
        const size = 11 * (1.12 - t)
        return (
          path`M${from.x} ${from.y}q${-size * 0.9} ${-size * 0.1} ${-size} ${size * 0.5}` +
          path`q${size * 0.6} ${-size * 0.1} ${size} ${-size * 0.5}Z` +
          path`M${from.x} ${from.y}q${size * 0.9} ${-size * 0.1} ${size} ${size * 0.5}` +
          path`q${-size * 0.6} ${-size * 0.1} ${-size} ${-size * 0.5}Z`
        )
      }) +
        path`M-1 0Q${at(0.5).x} ${at(0.5).y - 3} ${at(1).x} ${at(1).y}Q${at(0.5).x} ${at(0.5).y} 1 0Z`,
      index % 2 ? ink.tea[1] : mix(ink.tea[1], ink.tea[2], 0.45),
    )
  }
  return place(x, y, height / 60, repeat(7, frond))
}

/** Kash grass: narrow blades and one silky plume that bends with the wind, 100 units high. */
export function kash(x: number, y: number, height: number, ink: Ink, seed: number): string {
  const random = seededRandom(seed)
  const lean = 10 + random() * 16
  const white = mix('#fffdf6', ink.mist, 0.1)
  const cream = mix('#e9dfc6', ink.mist, 0.12)
  const spine = (t: number) => ({
    x: lean * (0.35 + t * 0.5 + t * t * 0.9),
    y: -50 - t * 50 + t * t * 8,
  })
  const silk = (count: number, spread: number) =>
    repeat(count, (index) => {
      const t = index / count
      const at = spine(t)
      const length = 17 * (1.1 - t * 0.6) * (0.8 + random() * 0.4)
      const side = ((index % 2 ? 1 : -1) * spread * (1.1 - t * 0.7) * (0.6 + random() * 0.5)) / 2
      return path`M${at.x} ${at.y}q${side * 1.1} ${-length * 0.35} ${side + lean * 0.22} ${-length}`
    })
  const root = spine(0)
  const middle = spine(0.5)
  const tip = spine(1)
  const blades = repeat(5, (index) => {
    const bend = (index - 2) * 10 + random() * 8
    const tall = 40 + random() * 22
    return (
      path`M${index - 3} 0Q${bend * 0.3} ${-tall * 0.7} ${bend} ${-tall}` +
      path`Q${bend * 0.42} ${-tall * 0.6} ${index - 1} 0Z`
    )
  })
  return place(
    x,
    y,
    height / 100,
    filled(blades, mix(ink.tea[1], PALETTE.earth, 0.3)) +
      stroked(
        path`M0 0Q${root.x * 0.3} -30 ${root.x} ${root.y}Q${middle.x} ${middle.y} ${tip.x} ${tip.y}`,
        mix(ink.tea[2], PALETTE.earth, 0.6),
        1.3,
      ) +
      stroked(silk(26, 15), cream, 2) +
      stroked(silk(30, 10), white, 1.7),
  )
}
