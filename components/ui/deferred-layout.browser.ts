import { findAll, whenIdle } from '@/lib/browser/dom'

/** Lays out what is below the first view after the load, a part in each frame that leaves time for it. */
export function layOutDeferred() {
  const root = document.documentElement
  // A fragment, a reload or Back.
  if (location.hash || performance.navigation?.type) findAll('body [data-deferred]').forEach(layOut)
  addEventListener('load', async () => {
    for (const part of [...findAll('[data-deferred]'), root]) {
      await new Promise<void>((then) => requestAnimationFrame(() => whenIdle(then)))
      layOut(part)
    }
    root.dataset.loaded = ''
  })
}

function layOut(part: HTMLElement) {
  Object.assign(part, { rel: part.dataset.deferred })
  delete part.dataset.deferred
}
