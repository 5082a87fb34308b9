import { circle, group } from './core/svg'

/** The crest in an 88 × 104 box: shield, snow peaks, tea rows, two leaves and a bud. */
export const CREST =
  '<path d="M2 2h84v86L44 102 2 88Z" fill="#0f3d2f"/>' +
  '<path d="M6 6h76v79L44 97.6 6 85Z" fill="none" stroke="#f9b934" stroke-width="2.4"/>' +
  '<path d="M10 62 25 42l7 8 12-20 12 20 7-8 15 20v19L44 93 10 81Z" fill="#f5f9f6"/>' +
  '<path d="M44 30 56 50l-5 12-7-9-6 7-6-10ZM25 42l7 8-6 10-6-7ZM63 42l15 20-9-3-6 4-7-13Z"' +
  ' fill="#8cc3d8"/>' +
  '<path d="M10 70c12-7 22-6 34-1s22 4 34-3v15L44 93 10 81Z" fill="#2f8a5c"/>' +
  '<path d="M10 77c12-5 22-4 34 0s22 3 34-2v6L44 93 10 81Z" fill="#14523e"/>' +
  '<path d="M44 32C34 31 27 25 26 14c9 1 16 7 18 18Zm0 0c10-1 17-7 18-18-9 1-16 7-18 18Z' +
  'm0-2c-4-6-4-13 0-20 4 7 4 14 0 20Z" fill="#d3e48f"/>'

/** The crest at a scale, with its top left corner at (x, y). */
export const crest = (x: number, y: number, scale: number): string =>
  group(CREST, { transform: `translate(${x} ${y}) scale(${scale})` })

/** Pale ground that the crest stands on where it needs one. */
export const CREST_GROUND = '#f5f9f6'

/** For a picture of this height: the crest in the lower left corner on a pale disc. */
export function crestAtLowerLeft(pictureHeight: number): string {
  const radius = pictureHeight * 0.15
  const left = radius * 1.5
  const top = pictureHeight - radius * 1.5
  const scale = radius / 78
  return circle(left, top, radius, CREST_GROUND) + crest(left - 44 * scale, top - 52 * scale, scale)
}
