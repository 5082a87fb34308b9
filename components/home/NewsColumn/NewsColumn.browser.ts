import { startMarquee } from '@/components/media/marquee.browser'
import { findAll } from '@/lib/browser/dom'

/** Pixels per second. Slow enough to read: a new item every four to five seconds. */
const speed = 22

/** Moves the news upwards if they are higher than their frame (R-HOME-6). Without script they are a scroll container. */
export function moveNews() {
  const [root] = findAll('[data-autoplay=news]')
  if (!root) return
  const frame = findAll('[data-state]', root)[0]!
  const list = frame.firstElementChild!.firstElementChild!
  const autoplay = startMarquee(root, { direction: 'up', speed })
  const observer = new ResizeObserver(() =>
    autoplay.setNeeded(list.clientHeight > frame.clientHeight),
  )
  observer.observe(list)
  observer.observe(frame)
}
