import { findAll } from '@/lib/browser/dom'

/**
 * Imports the script of a tool at its first touch. After a failure the next touch imports it from another URL: Chromium
 * 150 caches failures.
 */
export function loadTools() {
  for (const tool of findAll('[data-module]')) {
    let next = tool.dataset.module
    const load = () => {
      const url = next
      next = ''
      if (!url) return
      import(/* turbopackIgnore: true */ url).then(
        (module: { default: (tool: HTMLElement) => void }) => module.default(tool),
        () => (next = `${url}#`),
      )
    }
    // A voice, a switch or an assistant may change a field without its focus.
    for (const event of ['focusin', 'pointerenter', 'input']) tool.addEventListener(event, load)
    if (tool.matches(':focus-within')) load()
  }
}
