// @ts-check
import { whenWhole, withCall } from './in-page.mjs'

/** Next marks the files that a page preloads with `.p`. */
const lateFace = /@font-face\{[^}]*url\(\/_next\/static\/media\/(?![^)]*\.p\.)[^}]*\}/g

/**
 * A page whose rarer fonts (Bengali, Hindi, ₹, the school's own name) come when all else is there: until then it can
 * be read with the device's letters. Where no script runs they come with the page.
 * @param {string} html
 */
export function withLateFonts(html) {
  const faces = html.match(lateFace)
  if (!faces) return html
  const late = `<noscript id="late-fonts"><style>${faces.join('')}</style></noscript>`
  return withCall(
    html.replace(lateFace, '').replace('</style>', () => `</style>${late}`),
    showFonts,
    whenWhole,
  )
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
