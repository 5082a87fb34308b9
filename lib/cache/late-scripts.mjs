// @ts-check
import { whenWhole, withCall } from './in-page.mjs'
import { scriptHint } from './script-free.mjs'

/** What `components/content/ScriptUnasked` puts into the head of a page that needs React before a visitor does. */
const marker = /<meta name="framework-script" content="(\d+)"\/>/g

const chunk =
  /<script\b(?=[^>]*\sasync="")(?=[^>]*\ssrc="(\/_next\/static\/[^"]+)")[^>]*><\/script>/g

/** Next writes what React makes the page of as it comes, script by script, of which a policy names each. */
const seam = /<\/script><script>(?=self\.__next_f\.push)/g

/**
 * A page whose framework scripts run when a visitor stirs: every screen works without them, and who only reads has
 * no use for them. Once all else is there they are fetched, but not for those who save data; a page that is marked
 * runs them after the time that it says.
 * @param {string} html
 */
export function withLateScripts(html) {
  const chunks = [...html.matchAll(chunk)].map(([, address = '']) => address)
  if (chunks.length === 0) return html
  const waits = [...html.matchAll(marker)].map(([, milliseconds]) => Number(milliseconds))
  return withCall(
    html.replace(chunk, '').replace(scriptHint, '').replace(marker, '').replace(seam, ';'),
    begin,
    chunks,
    waits,
    whenWhole,
  )
}

/** @typedef {{ connection?: { saveData?: boolean } }} Connected */

/**
 * Runs in the page. What is pressed meanwhile is remembered (`components/layout/PressedEarly`).
 * @param {string[]} chunks @param {number[]} waits in milliseconds, the shortest counts; none: only for a visitor
 * @param {(run: () => void) => void} whenWhole
 */
function begin(chunks, waits, whenWhole) {
  /** @type {(tag: string, properties: object) => void} */
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) window.pressed = target.closest('main button[type=button]')
  })
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']
  const run = () => {
    for (const sign of signs) removeEventListener(sign, run, true)
    for (const src of chunks.splice(0)) add('script', { async: true, src })
  }
  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true })
  const fetchAhead = () => {
    const { connection } = /** @type {Connected} */ (navigator)
    if (connection?.saveData) return
    for (const href of chunks) add('link', { rel: 'prefetch', as: 'script', href })
  }
  whenWhole(() => {
    for (const wait of waits) setTimeout(run, wait)
    setTimeout(fetchAhead, 1000)
  })
}
