import { BLACK, HAIR_TONES, mix, PALETTE, SKIN_TONES, WHITE, type Colour } from '../core/colour'
import { each, lerp, pick, radians, repeat } from '../core/numbers'
import {
  circle,
  ellipse,
  filled,
  line,
  nextId,
  path,
  place,
  rect,
  stroked,
  type Paint,
  type Point,
} from '../core/svg'

const SHADOW = '#062018'
const BLACKWOOD = '#231a17'
const IVORY = '#f2e8cf'
const BONNET = '#15201d'

/** The school sett, woven from the four house colours. */
export function tartan(): Paint {
  const id = nextId('t')
  const { tea, pine, teesta, guransLight, genda } = PALETTE
  return {
    fill: `url(#${id})`,
    definition:
      `<defs><pattern id="${id}" width="24" height="24" patternUnits="userSpaceOnUse"` +
      ` patternTransform="scale(.32)"><rect width="24" height="24" fill="${tea}"/>` +
      `<g opacity=".75"><path d="M0 0h24v6H0z" fill="${pine}"/>` +
      `<path d="M0 0h6v24H0z" fill="${pine}"/>` +
      `<path d="M0 14h24v4H0zM14 0h4v24h-4z" fill="${teesta}"/></g>` +
      `<path d="M0 9.6h24v1.4H0zM9.6 0h1.4v24H9.6z" fill="${guransLight}"/>` +
      `<path d="M0 21h24v1.2H0zM21 0h1.2v24H21z" fill="${genda}"/></pattern></defs>`,
  }
}

export interface BandMember {
  /** Fill of kilt and plaid, from `tartan`. */
  sett: string
  skin: number
  /** Which foot is lifted. */
  step?: -1 | 0 | 1
  /** Degrees the drones sway. */
  sway?: number
}

/** Hose with red tops and white spats. */
function marchingLeg(side: -1 | 1, lift: number, skin: Colour): string {
  const x = side * 5.4
  return (
    stroked(path`M${side * 5} -40L${x} ${-24 - lift}`, skin, 6.4) +
    stroked(path`M${x} ${-23 - lift}L${side * 5.6} ${-7 - lift}`, PALETTE.cream, 7) +
    rect(x - 4.2, -25 - lift, 8.4, 4.4, PALETTE.gurans) +
    filled(path`M${side * 5.6 - 4} ${-9 - lift}h8l1.4 8h${side > 0 ? -9 : -10.8}Z`, WHITE) +
    rect(side * 5.6 - 4.6, -2 - lift, 10, 2.6, '#1a1a1a')
  )
}

/** The three drones over the left shoulder. */
const drones = (sway: number) =>
  repeat(3, (index) => {
    const x = 9 + index * 4.4
    const angle = radians(12 + index * 9 + sway)
    const length = 42 * (index === 0 ? 1.32 : 1)
    const tip: Point = [x + Math.sin(angle) * length, -70 - Math.cos(angle) * length]
    const along = (t: number): Point => [lerp(x, tip[0], t), lerp(-70, tip[1], t)]
    return (
      stroked(line([[x - 3, -64], tip]), BLACKWOOD, 2.8) +
      stroked(line([along(0.55), along(0.62)]), IVORY, 4) +
      stroked(line([along(0.95), tip]), IVORY, 4.4)
    )
  })

const kilt = (sett: string) =>
  filled('M-9.6-53H9.6L15.5-27Q0-23.5-15.5-27Z', sett) +
  filled('M9.6-53L15.5-27Q12-26 9-25.6L6-53Z', BLACK, { opacity: 0.2 }) +
  stroked('M-5-50L-8-26M0-50V-25M5-50L8-26', '#08261c', 0.7, { opacity: 0.55 }) +
  rect(-10, -55, 20, 3.4, '#1b1b1b') +
  rect(-2.4, -55, 4.8, 3.4, PALETTE.brass)

const sporran = () =>
  filled('M-4.6-50.5h9.2v5q0 10-4.6 12q-4.6-2-4.6-12Z', '#f7f3e8') +
  rect(-4.8, -51.5, 9.6, 3.4, PALETTE.brass) +
  stroked('M-2-44v7M0-44v9M2-44v7', '#2a2a2a', 1)

const jacket = (sett: string) =>
  filled('M-11.5-79Q0-84 11.5-79L10-53H-10Z', PALETTE.pine) +
  stroked('M0-78V-54', mix(PALETTE.pine, BLACK, 0.4), 1) +
  each(
    [-72, -66, -60],
    (y) => circle(-2.6, y, 1.1, PALETTE.brass) + circle(2.6, y, 1.1, PALETTE.brass),
  ) +
  filled('M-11.5-79Q-13-76-13-72L-8-73Z', PALETTE.brass) +
  filled('M11.5-79Q13-76 13-72L8-73Z', PALETTE.brass) +
  filled('M-12-78L12-58L10-53L-11-70Z', sett)

const pipeBag = (sett: string) =>
  filled('M3-71C9-78 24-76 25-66C26-56 13-52 6-57C1-61 0-67 3-71Z', sett) +
  filled('M3-71C9-78 24-76 25-66C26-56 13-52 6-57C10-60 20-62 20-67C20-72 10-72 3-71Z', BLACK, {
    opacity: 0.18,
  })

const pipingArms = (skin: Colour) =>
  stroked('M11-76L21-66L10-57', PALETTE.pine, 6.6) +
  stroked('M-11-76L-15-64L-4-56', PALETTE.pine, 6.6) +
  circle(-2, -55.5, 3, skin) +
  circle(5, -60, 3, skin)

const chanter = () =>
  stroked('M4-62L0-44', BLACKWOOD, 2.6) +
  filled('M-2.4-44h4.8l1.2 3.4h-7.2Z', IVORY) +
  stroked('M8-70L1.5-86', BLACKWOOD, 2.2)

/** Head with the glengarry bonnet. */
const bonnetedHead = (skin: Colour) =>
  rect(-2.8, -86, 5.6, 8, mix(skin, BLACK, 0.2)) +
  circle(0, -91, 8.2, skin) +
  filled('M-9-93Q-8-103 4-102Q11-100 9-92Q0-97-9-93Z', BONNET) +
  filled('M-9.4-92.4Q0-97.6 9.4-92L9.2-95Q0-100-9.2-95.4Z', PALETTE.gurans) +
  circle(-5, -98, 2, PALETTE.brass) +
  stroked('M8-93q5 4 4 10', BONNET, 1.6)

/** What both members of the band wear; `behind` goes under the kilt, `before` over the jacket. */
function bandMember({ sett, skin, step = 0 }: BandMember, behind: string, before: string): string {
  const tone = pick(SKIN_TONES, skin)
  return (
    ellipse(1, 0.6, 17, 2.6, SHADOW, { opacity: 0.25 }) +
    marchingLeg(-1, step === -1 ? 6 : 0, tone) +
    marchingLeg(1, step === 1 ? 6 : 0, tone) +
    behind +
    stroked('M12 -92Q20 -84 30 -96', PALETTE.gurans, 1.4, { opacity: 0.9 }) +
    kilt(sett) +
    sporran() +
    jacket(sett) +
    pipeBag(sett) +
    pipingArms(tone) +
    before +
    bonnetedHead(tone)
  )
}

/** Piper from the front, 100 units tall without the drones. */
export const piper = (member: BandMember): string =>
  bandMember(member, drones(member.sway ?? 0), chanter())

const DRUM_Y = -56

const drum = () =>
  circle(0, DRUM_Y, 21, PALETTE.gurans) +
  circle(0, DRUM_Y, 18.4, '#fbf7ea') +
  place(
    0,
    DRUM_Y,
    0.26,
    filled('M-30 20C-30-30 30-30 30 20C10 40-10 40-30 20Z', PALETTE.tea) +
      filled('M-18 12L0-14 18 12Z', PALETTE.genda),
  ) +
  stroked(
    repeat(10, (index) => {
      const dx = Math.sin(radians(index * 36))
      const dy = -Math.cos(radians(index * 36))
      return path`M${dx * 20} ${DRUM_Y + dy * 20}l${dx * 2} ${dy * 2}`
    }),
    WHITE,
    1.6,
  )

/** Bass drummer of the band. */
export function drummer(member: BandMember): string {
  const skin = pick(SKIN_TONES, member.skin)
  return (
    bandMember(member, '', '') +
    drum() +
    stroked('M-13-74L-24-62', PALETTE.pine, 6.6) +
    stroked('M13-74L24-62', PALETTE.pine, 6.6) +
    circle(-25, -60, 3, skin) +
    circle(25, -60, 3, skin) +
    stroked('M-25-60L-14-66M25-60L14-52', PALETTE.woodLight, 1.8) +
    circle(-13, -66, 3.4, WHITE) +
    circle(13, -51, 3.4, WHITE)
  )
}

export interface Dancer {
  skirt: Colour
  bodice: Colour
  skin: number
}

const dancerSkirt = (skirt: Colour, border: Colour) =>
  filled('M-8-52C-14-38-30-26-44-22C-34-12-16-10 0-10C18-10 36-14 46-24C30-28 14-38 8-52Z', skirt) +
  filled(
    'M-44-22C-34-12-16-10 0-10C18-10 36-14 46-24L43-27C34-19 18-15.6 0-15.6' +
      'C-16-15.6-32-17.4-41-24Z',
    border,
  ) +
  stroked('M-4-50C-8-36-18-24-28-17M0-50V-12M4-50C8-36 20-26 32-19', mix(skirt, BLACK, 0.25), 1) +
  filled(
    'M-36-24C-28-18-14-17 0-17C16-17 28-20 38-26L36-27.6C26-22 14-19.4 0-19.4' +
      'C-14-19.4-26-20.4-34-25.6Z',
    PALETTE.cream,
    { opacity: 0.8 },
  )

/** Hair with a bun and jasmine. */
const dancerHead = (skin: Colour) =>
  rect(-2.6, -82, 5.2, 8, mix(skin, BLACK, 0.2)) +
  circle(0, -87, 8.2, skin) +
  filled('M-8.8-86C-10-99 10-99 8.8-86C6-92-5-92-8.8-86Z', HAIR_TONES[0]) +
  circle(5, -95, 4.6, HAIR_TONES[0]) +
  circle(7, -97, 2.2, '#fff6e0') +
  circle(3, -99, 2, '#fff6e0') +
  circle(0, -91.4, 1, PALETTE.genda) +
  stroked('M-4-77Q0-72 4-77', PALETTE.brass, 1.6)

/** Kathak dancer in mid-turn, the skirt flung wide. */
export function dancer({ skirt, bodice, skin: tone }: Dancer): string {
  const skin = pick(SKIN_TONES, tone)
  return (
    ellipse(0, 1, 26, 3, SHADOW, { opacity: 0.22 }) +
    stroked('M-3-30L-5-2M5-30L9-4', bodice, 6) +
    filled('M-9 0h9v-3.4h-6ZM5-2h9v-3.4h-7Z', skin) +
    dancerSkirt(skirt, bodice) +
    filled('M-8-74Q0-79 8-74L7.4-51H-7.4Z', bodice) +
    filled('M-8-74L7-52L2-51L-8.6-66Z', skirt) +
    stroked('M-8-73L-21-82L-14-99', skin, 4.6) +
    stroked('M8-73L24-72L36-80', skin, 4.6) +
    stroked('M-8-73L-14-77M8-73L15-72.6', bodice, 5.6) +
    circle(-14, -100, 2.8, skin) +
    circle(37, -81, 2.8, skin) +
    stroked('M-19-85l-4-2M32-78l2 4', PALETTE.brass, 2) +
    dancerHead(skin)
  )
}
