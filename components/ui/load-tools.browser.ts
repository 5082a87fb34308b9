import { findAll } from '@/lib/browser/dom'
import { createLoader } from '@/lib/browser/load-module'

/** Imports the script of a tool at its first touch. */
export function loadTools() {
  for (const tool of findAll('[data-module]')) {
    const load = createLoader(tool.dataset.module!, (start: (tool: HTMLElement) => void) =>
      start(tool),
    )
    // A voice, a switch or an assistant may change a field without its focus.
    for (const event of ['focusin', 'pointerenter', 'input']) tool.addEventListener(event, load)
    if (tool.matches(':focus-within')) load()
  }
}
