// @ts-check
import { whenWhole, withCall } from './in-page.mjs'

/** Next marks the files that a page preloads with `.p`. */
const rareFace = /@font-face\{[^}]*url\(\/_next\/static\/media\/(?![^)]*\.p\.)[^}]*\}/g

/** What is in a page and not to be read. */
const unread = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g

/**
 * A page whose rarer fonts (Bengali, Hindi, ₹) come when all else is there: until then it can be read with the
 * device's letters. Where no script runs they come with the page. Fonts whose letters it does not show stay where
 * they are for what React may bring, and fall away where nothing comes.
 * @param {string} html
 * @param {{ scriptFree: boolean }} page
 */
export function withLateFonts(html, { scriptFree }) {
  const letters = new Set(html.replace(unread, '').match(/[^\0-\x7f]/gu))
  const faces = html.match(rareFace) ?? []
  const shown = faces.filter((face) => has(face, letters))
  const page = (scriptFree ? faces : shown).reduce((rest, face) => rest.replace(face, ''), html)
  if (shown.length === 0) return page
  const late = `<noscript id="late-fonts"><style>${shown.join('')}</style></noscript>`
  return withCall(
    page.replace('</style>', () => `</style>${late}`),
    showFonts,
    whenWhole,
  )
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
