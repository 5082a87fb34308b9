import { findAll } from '@/lib/browser/dom'

/** Lays out what is below the first view, a part in each frame after the load. */
export function layOutDeferred() {
  const root = document.documentElement
  // A fragment, a reload or Back.
  if (location.hash || performance.navigation?.type) root.dataset.loaded = ''
  addEventListener('load', async () => {
    for (const part of [...findAll('[data-deferred]'), root]) {
      await new Promise((then) => requestAnimationFrame(() => setTimeout(then)))
      Object.assign(part, { rel: part.dataset.deferred })
      delete part.dataset.deferred
    }
    root.dataset.loaded = ''
  })
}
