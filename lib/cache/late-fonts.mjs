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
  const drawn = new Map(faces.map((face) => [face, lettersOf(face, letters)]))
  const shown = faces.filter((face) => drawn.get(face)?.size)
  const asked = shown.flatMap((face, index) =>
    shown.some((more) => holds(drawn.get(more), drawn.get(face))) ? [] : [index],
  )
  const page = (scriptFree ? faces : shown).reduce((rest, face) => rest.replace(face, ''), html)
  if (shown.length === 0) return page
  const late = `<noscript id="late-fonts"><style>${shown.join('')}</style></noscript>`
  return withCall(
    page.replace('</style>', () => `</style>${late}`),
    showFonts,
    asked,
    whenWhole,
  )
}

/**
 * Those of the letters that a font has (CSS Fonts 4, `unicode-range`).
 * @param {string} face @param {Set<string>} letters
 */
function lettersOf(face, letters) {
  const list = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? 'U+0-10FFFF'
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^\s*U\+/i, '').split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })
  const has = (/** @type {string} */ letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([first = 0, last = 0]) => code >= first && code <= last)
  }
  return new Set([...letters].filter(has))
}

/**
 * Bengali and Hindi share marks (।): of two fonts, one that has only what the other has, too, is not asked for.
 * @param {Set<string>} [more] @param {Set<string>} [letters]
 */
const holds = (more = new Set(), letters = new Set()) =>
  more.size > letters.size && [...letters].every((letter) => more.has(letter))

/**
 * Runs in the page, where what stands in `noscript` is text. A browser lays out the whole page anew for a rule that is
 * added, and again for the file that arrives. Faces made of the bytes of their files cost that once, all of them.
 * @param {number[]} asked which of the files are needed; the others wait for their letters
 * @param {(run: () => void) => void} whenWhole
 */
function showFonts(asked, whenWhole) {
  whenWhole(async () => {
    const rules = document.getElementById('late-fonts')?.textContent?.match(/@.*?\}/g) ?? []
    const faces = await Promise.allSettled(
      rules.map(async (rule, index) => {
        /** @param {string} name */
        const read = (name) => rule.match(`[{;]${name}:([^;}]*)`)?.[1] ?? ''
        const address = read('src').replace(/.*url\(|\).*/g, '')
        return new FontFace(
          read('font-family'),
          asked.includes(index) ? await (await fetch(address)).arrayBuffer() : read('src'),
          { display: 'swap', unicodeRange: read('unicode-range'), weight: read('font-weight') },
        )
      }),
    )
    for (const face of faces) if (face.status === 'fulfilled') document.fonts.add(face.value)
  })
}
