import { findAll, whenIdle } from '@/lib/browser/dom'

/** Lays out what is below the first view after the load, a part in each frame that leaves time for it. */
export function layOutDeferred() {
  const root = document.documentElement
  // A fragment, a reload or Back.
  if (location.hash || performance.navigation?.type) root.dataset.loaded = ''
  addEventListener('load', async () => {
    for (const part of [...findAll('[data-deferred]'), root]) {
      await new Promise<void>((then) => requestAnimationFrame(() => whenIdle(then)))
      Object.assign(part, { rel: part.dataset.deferred })
      delete part.dataset.deferred
    }
    root.dataset.loaded = ''
  })
}
