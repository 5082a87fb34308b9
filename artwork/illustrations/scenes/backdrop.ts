import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { frameOf, type Frame } from '../core/frame'
import { HOURS } from '../core/ink'
import { group, path, rect, stroked } from '../core/svg'
import { repeat } from '../core/numbers'
import { mownStripes } from '../land/ground'
import { hillLine, mistBand, ridge, snowWall } from '../land/mountains'
import { cloud, moon, rain, sky, stars, sun } from '../land/sky'
import { teaField } from '../land/tea'
import { windowWithView, type WindowBox } from '../props/room'

export interface Vista {
  /** Horizon as a fraction of the height. */
  horizon?: number
  seed: number
  /** Where the sun or moon stands, as fractions; `null` hides the sun. */
  sun?: readonly [number, number] | null
  /** Top of the snow wall as a fraction of the height; without it, foothills stand there. */
  peaks?: number | null
  /** Where the snow wall begins, as a fraction of the width. */
  wallLeft?: number
  /** Opacity of the haze at the foot of the hills. */
  mist?: number
}

function skyLights(frame: Frame, vistaSeed: number, horizon: number, sunAt: Vista['sun']): string {
  const { width, height, ink, x, y } = frame
  const lightX = x(sunAt?.[0] ?? 0.76)
  const lightY = y(sunAt?.[1] ?? 0.3)
  const radius = Math.min(width, height) * 0.052
  if (ink.night) {
    return (
      stars(width, height * horizon * 0.8, 150, vistaSeed + 3) +
      moon(lightX, lightY * 0.6, radius, ink)
    )
  }
  return sunAt === null ? '' : sun(lightX, lightY, radius, ink)
}

function snow(frame: Frame, horizon: number, seed: number, top: number, wallLeft?: number): string {
  const { width, height, ink, y } = frame
  const portrait = width / height < 1
  // Low windows crop the sky of a wide picture.
  const spare = width / height > 2 ? 0.05 : 0
  const usualLeft = portrait ? -(0.3 + ((seed * 13) % 20) / 100) : -(((seed * 29) % 30) / 100)
  return snowWall(
    {
      top: y(top + spare),
      base: y(horizon * 0.9),
      left: width * (wallLeft ?? usualLeft),
      span: width * (portrait ? 1.75 : 1.3),
      seed: 5 + seed,
    },
    ink,
  )
}

/** Marks the snow wall in a drawing, so that pictures with the peaks can be counted. */
const PEAKS = { class: 'peaks' }

export const showsPeaks = (svg: string): boolean => svg.includes('class="peaks"')

/** Where the peaks are hidden: two high ridges, the farther one nearly lost in the sky. */
function foothills(frame: Frame, horizon: number, seed: number): string {
  const { width, height, ink, y } = frame
  const [farthest] = ink.ridges
  const stretch = width / height < 1 ? 1.75 : 1
  const layer = (level: number, frequency: number, offset: number, top: Colour) =>
    ridge(width, height, {
      contour: hillLine(width, y(horizon * level), y(0.19), frequency / stretch, offset + seed),
      top,
      bottom: mix(top, ink.mist, 0.8),
      base: y(horizon),
    })
  return (
    layer(0.52, 1.9, 5, mix(farthest, ink.mist, 0.62)) +
    layer(0.68, 2.6, 17, mix(farthest, ink.mist, 0.3))
  )
}

/** Two bare ridges, haze, two wooded ridges, haze. */
function hills(frame: Frame, horizon: number, seed: number, mist: number): string {
  const { width, height, ink, y } = frame
  const [farthest, far, near, nearest] = ink.ridges
  const stretch = width / height < 1 ? 1.75 : 1
  const swell = y(0.15)
  const contour = (level: number, amplitude: number, frequency: number, offset: number) =>
    hillLine(width, y(horizon * level), swell * amplitude, frequency / stretch, offset + seed)
  return (
    ridge(width, height, {
      contour: contour(0.85, 1, 3.4, 11),
      top: farthest,
      bottom: mix(farthest, ink.mist, 0.75),
      base: y(horizon + 0.05),
    }) +
    ridge(width, height, {
      contour: contour(0.93, 0.9, 3, 24),
      top: far,
      bottom: mix(far, ink.mist, 0.6),
      base: y(horizon + 0.1),
    }) +
    mistBand(width, y(horizon * 0.99), y(0.09), ink.mist, 0.5) +
    ridge(width, height, {
      contour: contour(1.01, 0.6, 2.2, 35),
      top: near,
      bottom: mix(near, ink.mist, 0.5),
      base: y(horizon + 0.16),
      wood: { height: y(0.024), seed: 4 + seed, gap: 0.06 },
    }) +
    ridge(width, height, {
      contour: contour(1.06, 0.35, 2.8, 47),
      top: nearest,
      bottom: mix(nearest, ink.mist, 0.35),
      base: y(horizon + 0.2),
      wood: { height: y(0.03), seed: 9 + seed, gap: 0.03 },
    }) +
    mistBand(width, y(horizon * 1.09), y(0.07), ink.mist, mist)
  )
}

/** Everything behind an outdoor scene: sky, sun or moon, clouds, snow wall and hills. */
export function vista(frame: Frame, options: Vista): string {
  const { horizon = 0.62, seed, sun: sunAt, peaks = null, wallLeft, mist = 0.6 } = options
  const { width, height, ink, x, y, span } = frame
  return (
    sky(width, height, ink, horizon + 0.04) +
    skyLights(frame, seed, horizon, sunAt) +
    cloud(x(0.2), y(0.13), span(0.25), ink.cloud, 3 + seed, ink.night ? 0.35 : 0.65) +
    cloud(x(0.84), y(0.1), span(0.18), ink.cloud, 8 + seed, ink.night ? 0.3 : 0.55) +
    (peaks === null
      ? foothills(frame, horizon, seed)
      : group(snow(frame, horizon, seed, peaks, wallLeft), PEAKS)) +
    hills(frame, horizon, seed, mist)
  )
}

export interface NearTea {
  rows?: number
  growth?: number
  /** Slope of the crest; the foot slopes the other way unless `footTilt` is given. */
  tilt?: number
  footTilt?: number
  hillSeed?: number
  seed?: number
  sprigs?: number
}

/** Tea in the foreground; crest and foot are fractions of the height. */
export function nearTea(frame: Frame, crest: number, foot: number, options: NearTea = {}): string {
  const { width, height, ink, y } = frame
  const { rows = 11, growth = 1.26, tilt = -0.09, hillSeed = 71, seed = 8, sprigs = 200 } = options
  const footTilt = options.footTilt ?? -tilt * 1.7
  const line = hillLine(width, y(crest), y(0.045), 1.2, hillSeed, 2)
  const fromMiddle = (x: number) => x - width / 2
  return teaField(
    {
      width,
      crest: (x) => line(x) + fromMiddle(x) * tilt,
      foot: (x) => height * foot + fromMiddle(x) * footTilt,
      rows,
      growth,
      haze: 0.16,
      seed,
      sprigs,
    },
    ink,
  )
}

export interface FarTea {
  rows?: number
  tilt?: number
  hillSeed?: number
}

/** Tea in the middle distance, thinned by haze; crest and foot are fractions of the height. */
export function farTea(frame: Frame, crest: number, foot: number, options: FarTea = {}): string {
  const { width, ink, y } = frame
  const { rows = 13, tilt = 0.03, hillSeed = 52 } = options
  const line = hillLine(width, y(crest), y(0.05), 1.3, hillSeed, 2)
  const slope = (x: number) => (x - width / 2) * tilt
  return teaField(
    {
      width,
      crest: (x) => line(x) + slope(x),
      foot: (x) => y(foot) - slope(x),
      rows,
      growth: 1.17,
      haze: 0.55,
      seed: 3,
    },
    ink,
  )
}

/** A mown lawn from a fraction of the height to the foot of the sheet. */
export function lawn(frame: Frame, top: number): string {
  const { width, height, ink, y } = frame
  const green = mix(ink.tea[2], ink.tea[1], 0.45)
  const darker = mix(ink.tea[2], ink.tea[1], 0.6)
  return (
    mownStripes(width, y(top), height, green, darker) +
    mistBand(width, y(top), y(0.05), ink.mist, 0.35)
  )
}

export interface WindowView {
  seed: number
  horizon?: number
  peaks?: number | null
  sun?: readonly [number, number]
  /** Crest of the tea below the hills, as a fraction of the window's height. */
  tea?: number
}

/** A window on the mountains. */
export function mountainWindow(frame: Frame, opening: WindowBox, view: WindowView): string {
  const inner = frameOf(opening.width, opening.height, frame.ink)
  const { horizon = 0.66, peaks = null, tea = 0.76, seed } = view
  const scene =
    vista(inner, { seed, horizon, peaks, ...(view.sun && { sun: view.sun }) }) +
    farTea(inner, tea, 1.1) +
    (frame.ink === HOURS.monsoon ? rain(inner.width, inner.height, 60, seed) : '')
  return windowWithView(opening, scene)
}

/** Darker than the ground of the page heads, on which the pictures lie. */
export const GREEN_WALL = '#c3d6c0'

/** A plain wall with upright panels. */
export function panelledWall(frame: Frame, colour: Colour, foot: number): string {
  const { width, height, y, smallUnit } = frame
  return (
    rect(0, 0, width, height, colour) +
    stroked(
      repeat(22, (index) => path`M${(width * index) / 21} 0V${y(foot)}`),
      WHITE,
      2 * smallUnit,
      { opacity: 0.3 },
    )
  )
}

/** A floor of warm earth-coloured wood with the shade of the wall on it. */
export function woodenFloor(frame: Frame, top: number): string {
  const { width, height, y, smallUnit } = frame
  return (
    rect(0, y(top), width, height - y(top), mix(PALETTE.woodLight, PALETTE.earth, 0.35)) +
    rect(0, y(top), width, 10 * smallUnit, BLACK, { opacity: 0.15 })
  )
}
