// @ts-check
import { whenWhole, withCall } from './in-page.mjs'
import { scriptHint } from './script-free.mjs'

/** What `components/content/ScriptUnasked` puts into the head of a page that needs React before a visitor does. */
const marker = /<meta name="framework-script" content="(\d+)"\/>/g

const chunk =
  /<script\b(?=[^>]*\sasync="")(?=[^>]*\ssrc="(\/_next\/static\/[^"]+)")[^>]*><\/script>/g

/** The chunk that begins what the others hold. */
const runtime = /\/turbopack-/

/** Next writes what React makes the page of as it comes, script by script, of which a policy names each. */
const seam = /<\/script><script>(?=self\.__next_f\.push)/g

/**
 * A page whose framework scripts run when a visitor stirs: every screen works without them, and who only reads has
 * no use for them. Once all else is there they are fetched, but not for those who save data; a page that is marked
 * runs them after the time that it says.
 * @param {string} html
 */
export function withLateScripts(html) {
  const addresses = Array.from(html.matchAll(chunk), ([, address = '']) => address)
  if (addresses.length === 0) return html
  // Run last, it begins by itself: whichever of the others came last would hold the page up by its own size, too.
  const chunks = addresses.toSorted((a, b) => Number(runtime.test(a)) - Number(runtime.test(b)))
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
  /** @type {(tag: string, properties: object) => HTMLElement} */
  const add = (tag, properties) =>
    document.head.appendChild(Object.assign(document.createElement(tag), properties))
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) window.pressed = target.closest('main button[type=button]')
  })
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']
  const run = () => {
    for (const sign of signs) removeEventListener(sign, run, true)
    for (const src of chunks.splice(0)) {
      /* One after the other; and then marked as React looks for it, which else would run it once more. */
      add('script', { async: false, src }).setAttribute('async', '')
    }
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
