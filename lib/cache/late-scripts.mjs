// @ts-check
import { scriptHint } from './script-free.mjs'

const chunk =
  /<script\b(?=[^>]*\sasync="")(?=[^>]*\ssrc="(\/_next\/static\/[^"]+)")[^>]*><\/script>/g

/**
 * A page whose framework scripts are fetched once it has been painted: before that they only take the network
 * from its fonts and its first picture, and nothing on it waits for them (every screen works without script).
 * A page that nobody looks at yet is painted later, and may fetch them at once. What is pressed meanwhile is
 * remembered (`components/home/PressedEarly`).
 * @param {string} html
 */
export function withLateScripts(html) {
  const chunks = [...html.matchAll(chunk)].map(([, address = '']) => address)
  if (chunks.length === 0) return html
  const loader = `<script>${loaderOf(chunks)}</script>`
  return html
    .replace(chunk, '')
    .replace(scriptHint, '')
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${loader}</body>`)
}

/** @param {string[]} chunks */
const loaderOf = (chunks) =>
  `addEventListener('click',({target})=>{window.pressed=target.closest('button')});` +
  `(load=>document.hidden?load():requestAnimationFrame(()=>setTimeout(load)))(()=>{` +
  `for(const src of ${JSON.stringify(chunks)})` +
  `document.head.append(Object.assign(document.createElement('script'),{async:true,src}))})`
