import { mix, PALETTE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { each, lerp, pick, radians, repeat } from '../core/numbers'
import { seededRandom } from '../core/random'
import { circle, filled, path, place, rect, stroked } from '../core/svg'

/** One feathery tier of leaves: a low dome with a scalloped top. */
function foliage(x: number, y: number, size: number, rise: number, colour: Colour): string {
  const scallops = 7
  const left = x - size * 1.25
  const at = (t: number) => left + t * size * 2.5
  const domeY = (t: number) => y - Math.sin(t * Math.PI) * rise
  const top = repeat(scallops, (index) => {
    const from = index / scallops
    const to = (index + 1) / scallops
    const middle = (from + to) / 2
    return path`Q${at(middle)} ${domeY(middle) - size * 0.24} ${at(to)} ${domeY(to) + 1}`
  })
  return filled(path`M${left} ${y + 1.2}${top}Q${x} ${y + rise * 0.6} ${left} ${y + 1.2}Z`, colour)
}

/** Height, half width, number and size of the clumps in each tier of a shade tree. */
const SHADE_TIERS = [
  [-62, 33, 5, 9],
  [-72, 38, 6, 10],
  [-83, 33, 5, 10],
  [-93, 21, 4, 9],
] as const

const SHADE_LIMBS = [
  [-26, -66],
  [-13, -80],
  [3, -90],
  [17, -79],
  [28, -68],
] as const

const FORK_Y = -46

/** Shade tree of the tea gardens (siris): pale forked stem, flat feathery tiers. */
export function shadeTree(x: number, y: number, height: number, ink: Ink, seed: number): string {
  const random = seededRandom(seed * 31 + 7)
  const bark = mix('#b9a88c', ink.near, 0.12)
  const barkShade = mix(bark, ink.near, 0.35)
  const lean = (random() - 0.5) * 8
  const forkX = lean * 0.4
  const clumps = SHADE_TIERS.flatMap(([tierY, half, count, size]) =>
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count - 0.5
      return {
        x: lean + t * 2 * half + (random() - 0.5) * 7,
        y: tierY + Math.abs(t) * 9 + (random() - 0.5) * 5,
        size: size * (0.85 + random() * 0.45),
      }
    }),
  )
  let body =
    filled(
      path`M-2.6 0C-1.4-18 ${forkX - 3}-34 ${forkX - 1.5} ${FORK_Y}L${forkX + 1.5} ${FORK_Y}` +
        path`C${forkX - 0.6}-34 1.6-18 2.8 0Z`,
      bark,
    ) +
    filled(
      path`M.6 0C1-18 ${forkX - 0.4}-34 ${forkX + 0.4} ${FORK_Y}L${forkX + 1.5} ${FORK_Y}` +
        path`C${forkX - 0.6}-34 1.6-18 2.8 0Z`,
      barkShade,
    )
  const limbs = each(SHADE_LIMBS, ([limbX, limbY]) => {
    const bend = path`${forkX + limbX * 0.25} ${lerp(FORK_Y, limbY, 0.65)}`
    return path`M${forkX} ${FORK_Y + 2}Q${bend} ${limbX + lean} ${limbY}`
  })
  body += stroked(limbs, bark, 1.5)
  const dark = mix(ink.tea[0], ink.near, 0.35)
  body += each(clumps, ({ x: cx, y: cy, size }) =>
    foliage(cx, cy + 3.6, size * 1.06, size * 0.66, dark),
  )
  body += each(clumps, ({ x: cx, y: cy, size }) =>
    foliage(cx - 0.6, cy, size, size * 0.6, ink.tea[1]),
  )
  const lights = each(clumps, ({ x: cx, y: cy, size }) =>
    repeat(5, () => {
      const lightX = cx - 1 + (random() - 0.6) * size * 1.5
      const lightY = cy - 0.5 - random() * size * 0.5
      const length = size * (0.16 + random() * 0.16)
      return (
        path`M${lightX - length} ${lightY}q${length} ${-length * 0.8} ${length * 2} 0` +
        path`q${-length} ${length * 0.35} ${-length * 2} 0Z`
      )
    }),
  )
  body += filled(lights, mix(ink.tea[2], ink.light, 0.2))
  return place(x, y, height / 105, body)
}

type Crown = readonly [x: number, y: number, radius: number]

const RHODODENDRON_CROWNS: readonly [Crown, ...Crown[]] = [
  [-20, -52, 22],
  [20, -50, 22],
  [0, -70, 26],
  [-2, -48, 20],
]

/** Round dark tree starred with red trusses (gurans). */
export function rhododendron(x: number, y: number, height: number, ink: Ink, seed: number): string {
  const random = seededRandom(seed)
  let body = stroked('M0 0C2-14-3-24 0-40M0-26L14-42M0-30L-14-46', PALETTE.wood, 4)
  body += each(RHODODENDRON_CROWNS, ([cx, cy, radius]) =>
    circle(cx, cy + 2, radius, mix(ink.tea[0], ink.near, 0.4)),
  )
  body += each(RHODODENDRON_CROWNS, ([cx, cy, radius]) =>
    circle(cx - 2, cy - 2, radius * 0.86, ink.tea[0]),
  )
  body += repeat(26, (index) => {
    const [cx, cy, radius] = pick(RHODODENDRON_CROWNS, index)
    const angle = random() * 6.28
    const distance = Math.sqrt(random()) * radius * 0.95
    const trussX = cx + Math.cos(angle) * distance
    const trussY = cy + Math.sin(angle) * distance
    const size = 3.4 + random() * 1.6
    return (
      circle(trussX, trussY, size, index % 3 ? PALETTE.guransLight : PALETTE.gurans) +
      circle(trussX - 1, trussY - 1.2, 1.5, PALETTE.rose)
    )
  })
  return place(x, y, height / 96, body)
}

export function palm(x: number, y: number, height: number, ink: Ink, seed: number): string {
  const random = seededRandom(seed)
  const fronds = repeat(9, (index) => {
    const angle = radians(-170 + index * 20 + (random() - 0.5) * 8)
    const length = 34 + random() * 8
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    const tip = path`${5 + dx * length} ${-86 + dy * length * 0.8 + Math.abs(dx) * 16}`
    return filled(
      path`M5-86Q${5 + dx * length * 0.5} ${-86 + dy * length - 6} ${tip}` +
        path`Q${5 + dx * length * 0.45} ${-86 + dy * length * 0.6 + 3} 5-86Z`,
      index % 2 ? ink.tea[0] : mix(ink.tea[1], ink.tea[0], 0.3),
    )
  })
  const trunk = stroked('M0 0C3-30 2-60 5-86', mix(PALETTE.woodLight, ink.near, 0.25), 3.2)
  return place(x, y, height / 120, trunk + fronds)
}

/** Pine: five tiers, lit from the left. */
export function conifer(
  x: number,
  y: number,
  height: number,
  colour: Colour,
  shade: Colour,
): string {
  const tiers = repeat(5, (index) => {
    const tierY = -10 - index * 17
    const half = 24 - index * 4.2
    const tip = path`L0 ${tierY - 27}Z`
    return (
      filled(path`M${-half} ${tierY}Q0 ${tierY + 7} ${half} ${tierY}${tip}`, colour) +
      filled(path`M0 ${tierY + 3}Q${half * 0.6} ${tierY + 4} ${half} ${tierY}${tip}`, shade)
    )
  })
  return place(x, y, height / 105, rect(-2, -14, 4, 14, PALETTE.wood) + tiers)
}

/** Low garden bush, with flowers of one colour if wanted. */
export function bush(
  x: number,
  y: number,
  height: number,
  ink: Ink,
  seed: number,
  flower?: Colour,
): string {
  const random = seededRandom(seed)
  const body =
    repeat(6, (index) => {
      const cy = -8 - random() * 9
      return circle((index - 2.5) * 11, cy, 12 + random() * 5, mix(ink.tea[0], ink.near, 0.2))
    }) +
    repeat(6, (index) => {
      const cy = -11 - random() * 9
      return circle((index - 2.5) * 11 - 1, cy, 8 + random() * 4, ink.tea[1])
    }) +
    repeat(flower ? 12 : 0, () => {
      const cx = (random() - 0.5) * 66
      const cy = -6 - random() * 20
      return circle(cx, cy, 2.6 + random(), flower ?? ink.light)
    })
  return place(x, y, height / 40, body)
}
