import 'server-only'
import { tokens } from '@/lib/core/colours'
import { imageSize } from './social-image'

/** Colours of the background and the text. */
export const colours = {
  deep: tokens['green-900'],
  onDeep: tokens['grey-0'],
  onDeep2: tokens['green-200'],
  lime: tokens['lime-300'],
} as const

/** The house colours are only decoration. `ink` is a text colour with enough contrast. */
export const houses = [
  { ground: tokens['crimson-700'], ink: tokens['grey-0'] },
  { ground: tokens['blue-700'], ink: tokens['grey-0'] },
  { ground: tokens['amber-500'], ink: tokens.ink },
  { ground: tokens['green-600'], ink: tokens['grey-0'] },
] as const

/** The banner on the left: a swallowtail flag with a tartan hem. In pixels. */
export const banner = { width: 712, notch: 60, hem: 22 } as const

/** The house flag at the top, with the date. */
export const flag = { left: 1036, width: 116, height: 164, notch: 25 } as const

const { width, height } = imageSize
const half = height / 2
const tail = banner.width - banner.hem
const slope = (Math.atan2(banner.notch, half) * 180) / Math.PI

const bannerShape = `M0 0H${banner.width}L${banner.width - banner.notch} ${half}L${banner.width} ${height}H0Z`
const flagShape =
  `M${flag.left} 0h${flag.width}v${flag.height}` +
  `l${-flag.width / 2} ${-flag.notch}l${-flag.width / 2} ${flag.notch}Z`

/** Draws a drop shadow between a shape and the picture. */
const drawShadow = (shape: string, shift: string) =>
  `<path d="${shape}" fill="${tokens['green-950']}" fill-opacity=".25" transform="translate(${shift})"/>`

/** The tartan pattern of the hem (`--tartan`), lengthwise. */
const sett =
  `<pattern id="sett" width="${banner.hem}" height="92" patternUnits="userSpaceOnUse">` +
  `<path fill="${tokens['green-600']}" d="M0 0h99v92H0z"/>` +
  `<path fill="${tokens['crimson-600']}" d="M0 10h99v3H0zM0 39h99v3H0z"/>` +
  `<path fill="${tokens['blue-700']}" d="M0 20h99v12H0z"/>` +
  `<path fill="${tokens['amber-500']}" d="M0 50h99v2H0zM0 82h99v2H0z"/>` +
  `<path fill="${tokens['green-950']}" d="M0 60h99v14H0z"/>` +
  `<path fill="${tokens['amber-500']}" fill-opacity=".85" d="M${banner.hem * 0.42} 0h2.2v92h-2.2z"/></pattern>`

/** A pattern like the curved rows of a tea garden (`--rows`), larger. */
const rows =
  '<pattern id="rows" width="720" height="22" patternUnits="userSpaceOnUse" patternTransform="scale(1.3)">' +
  `<path d="M0 11C120-15 240 35 360 11S600 37 720 11" fill="none" stroke="${tokens['green-300']}"` +
  ' stroke-opacity=".13" stroke-width="2"/></pattern>'

/** The hem, along both sides of the notch. */
const hem = ['', ` translate(0 ${height}) scale(1 -1)`]
  .map(
    (side) =>
      `<rect width="${banner.hem}" height="${half}" fill="url(#sett)"` +
      ` transform="${side} translate(${tail}) skewX(${-slope})"/>`,
  )
  .join('')

/**
 * Returns the background of a social image as SVG: everything except picture, crest and text.
 * @param house index of the flag's colour in `houses`; `undefined` for no flag
 */
export function renderBackgroundSvg(house: number | undefined): Buffer {
  const flagMarkup =
    house === undefined
      ? ''
      : `${drawShadow(flagShape, '0 7')}<path d="${flagShape}" fill="${houses[house]!.ground}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<defs>${sett}${rows}</defs>` +
      `${drawShadow(bannerShape, '9 0')}<path d="${bannerShape}" fill="${colours.deep}"/>` +
      `<path d="${bannerShape}" fill="url(#rows)"/>` +
      `${hem}${flagMarkup}</svg>`,
  )
}
