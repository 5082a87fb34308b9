import { findAll } from '@/lib/browser/dom'

/** Milliseconds after the load that are left to the framework and to the first touch. */
const quietTime = 2000

/** Lays out what is below the first view, a part in each frame. */
export function layOutDeferred() {
  const root = document.documentElement
  // A fragment, a reload or Back.
  if (location.hash || performance.navigation?.type) root.dataset.loaded = ''
  addEventListener('load', async () => {
    await new Promise((then) => setTimeout(then, quietTime))
    for (const part of [...findAll('[data-deferred]'), root]) {
      await new Promise((then) => requestAnimationFrame(() => setTimeout(then)))
      Object.assign(part, { rel: part.dataset.deferred })
      delete part.dataset.deferred
    }
    root.dataset.loaded = ''
  })
}
