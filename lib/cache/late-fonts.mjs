// @ts-check
import { whenWhole, withCall } from './in-page.mjs'

/** Next marks the files that a page preloads with `.p`. */
const rareFace = /@font-face\{[^}]*url\(\/_next\/static\/media\/(?![^)]*\.p\.)[^}]*\}/g

/** What is in a page and not to be read. */
const unread = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g

/**
 * The face of ₹, a font of 1 KB, and that of them which text is set in. Prices stand in the first view: without it a
 * browser draws each size of them in the device's letters, and then once more.
 */
const rupee = /unicode-range:U\+20B9[;}]/
const textFace = /font-family:Anek[;}]/

/**
 * A page whose rarer fonts (Bengali, Hindi) come when all else is there: until then it can be read with the
 * device's letters. Where no script runs they come with the page. ₹ comes with the page that shows it. Fonts whose
 * letters it does not show stay where they are for what React may bring, and fall away where nothing comes.
 * @param {string} html
 * @param {{ scriptFree: boolean }} page
 */
export function withLateFonts(html, { scriptFree }) {
  const letters = new Set(html.replace(unread, '').match(/[^\0-\x7f]/gu))
  const faces = html.match(rareFace) ?? []
  const shown = faces.filter((face) => has(face, letters))
  const prices = shown.filter((face) => rupee.test(face))
  const late = shown.filter((face) => !prices.includes(face))
  const away = scriptFree ? faces.filter((face) => !prices.includes(face)) : late
  const page = away.reduce((rest, face) => rest.replace(face, ''), withPreloads(html, prices))
  if (late.length === 0) return page
  const held = `<noscript id="late-fonts"><style>${late.join('')}</style></noscript>`
  return withCall(
    page.replace('</style>', () => `</style>${held}`),
    showFonts,
    whenWhole,
  )
}

/**
 * Asks for the faces of text ahead of the styles that name them, as Next does for those of all pages.
 * @param {string} html @param {string[]} faces
 */
function withPreloads(html, faces) {
  const links = faces
    .filter((face) => textFace.test(face))
    .map((face) => /url\(([^)]*)\)/.exec(face)?.[1])
    .map(
      (file) => `<link rel="preload" href="${file}" as="font" crossorigin="" type="font/woff2"/>`,
    )
  return html.replace('<style', () => `${links.join('')}<style`)
}

/**
 * Whether a font has one of these letters (CSS Fonts 4, `unicode-range`).
 * @param {string} face @param {Set<string>} letters
 */
function has(face, letters) {
  const list = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? 'U+0-10FFFF'
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^\s*U\+/i, '').split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })
  return [...letters].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([first = 0, last = 0]) => code >= first && code <= last)
  })
}

/**
 * Runs in the page. What stands in `noscript` is text where scripts run.
 * @param {(run: () => void) => void} whenWhole
 */
function showFonts(whenWhole) {
  whenWhole(() => {
    const { textContent = '' } = document.getElementById('late-fonts') ?? {}
    document.head.insertAdjacentHTML('beforeend', textContent)
  })
}
