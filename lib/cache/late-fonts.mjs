// @ts-check
import { afterPaint, withCall } from './in-page.mjs'

/** Next marks the files that a page preloads with `.p`. */
const lateFace = /@font-face\{[^}]*url\(\/_next\/static\/media\/(?![^)]*\.p\.)[^}]*\}/g

/**
 * A page whose rarer fonts (Bengali, Hindi, ₹, the school's own name) come once it is painted: with the device's
 * letters it can be read before, and what is seen first has the line to itself. Where no script runs they come
 * with the page.
 * @param {string} html
 */
export function withLateFonts(html) {
  const faces = html.match(lateFace)
  if (!faces) return html
  const late = `<noscript id="late-fonts"><style>${faces.join('')}</style></noscript>`
  return withCall(
    html.replace(lateFace, '').replace('</style>', () => `</style>${late}`),
    showFonts,
    afterPaint,
  )
}

/**
 * Runs in the page. What stands in `noscript` is text where scripts run.
 * @param {(run: () => void) => void} whenPainted
 */
function showFonts(whenPainted) {
  whenPainted(() => {
    const { textContent = '' } = document.getElementById('late-fonts') ?? {}
    document.head.insertAdjacentHTML('beforeend', textContent)
  })
}
