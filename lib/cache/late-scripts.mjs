// @ts-check
import { scriptHint } from './script-free.mjs'

/** What `components/content/ScriptAtOnce` puts into the head of a page that needs React before a visitor does. */
const marker = '<meta name="framework-script" content="at-once"/>'

const chunk =
  /<script\b(?=[^>]*\sasync="")(?=[^>]*\ssrc="(\/_next\/static\/[^"]+)")[^>]*><\/script>/g

/**
 * A page whose framework scripts run when a visitor stirs: every screen works without them, and who only reads has
 * no use for them. Until then they are fetched once all else is there, and not for those who save data. A page
 * that is marked runs them as soon as it has been painted.
 * @param {string} html
 */
export function withLateScripts(html) {
  const chunks = [...html.matchAll(chunk)].map(([, address = '']) => address)
  if (chunks.length === 0) return html
  const loader = `<script>(${inPage})(${JSON.stringify(chunks)},${html.includes(marker)})</script>`
  return html
    .replace(chunk, '')
    .replace(scriptHint, '')
    .replaceAll(marker, '')
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${loader}</body>`)
}

/** @typedef {{ connection?: { saveData?: boolean } }} Connected */

/**
 * Runs in the page, as it is written here. A page that nobody looks at yet is painted later, and may run its
 * scripts at once. What is pressed meanwhile is remembered (`components/layout/PressedEarly`).
 * @param {string[]} chunks @param {boolean} isAtOnce
 */
function begin(chunks, isAtOnce) {
  /** @type {(tag: string, properties: object) => void} */
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  const run = () => {
    for (const src of chunks) add('script', { async: true, src })
  }
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) window.pressed = target.closest('main button[type=button]')
  })
  if (!isAtOnce) {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']
    const stir = () => {
      for (const sign of signs) removeEventListener(sign, stir, true)
      run()
    }
    for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true })
    addEventListener('load', () => {
      const { connection } = /** @type {Connected} */ (navigator)
      if (connection?.saveData) return
      for (const href of chunks) add('link', { rel: 'prefetch', as: 'script', href })
    })
  } else if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

const inPage = String(begin).replace(/\/\*.*?\*\/\s*|^\s+/gm, '')
