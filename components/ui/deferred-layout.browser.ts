import { findAll, whenIdle } from '@/lib/browser/dom'

/**
 * Lays out what is below the first view after the load, a part in each frame that leaves time for it. After a fragment, a
 * reload or Back it lays out all at once, because the visitor starts below the first view.
 */
export function layOutDeferred() {
  const startsBelow = location.hash || performance.navigation?.type
  const root = document.documentElement
  addEventListener(startsBelow ? 'DOMContentLoaded' : 'load', async () => {
    for (const part of [...findAll('[data-deferred]'), root]) {
      if (!startsBelow)
        await new Promise<void>((then) => requestAnimationFrame(() => whenIdle(then)))
      Object.assign(part, { rel: part.dataset.deferred })
      delete part.dataset.deferred
    }
    root.dataset.loaded = ''
  })
}
