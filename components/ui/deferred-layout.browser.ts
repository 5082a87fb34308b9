import { findAll } from '@/lib/browser/dom'

/** Safari has no idle callback. */
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout

/** Lays out what is below the first view after the load, a part in each frame that leaves time for it. */
export function layOutDeferred() {
  const root = document.documentElement
  // A fragment, a reload or Back.
  if (location.hash || performance.navigation?.type) root.dataset.loaded = ''
  addEventListener('load', async () => {
    for (const part of [...findAll('[data-deferred]'), root]) {
      await new Promise((then) => requestAnimationFrame(() => whenIdle(then)))
      Object.assign(part, { rel: part.dataset.deferred })
      delete part.dataset.deferred
    }
    root.dataset.loaded = ''
  })
}
