import { startMarquee } from '@/components/media/marquee.browser'
import { findAll } from '@/lib/browser/dom'

/** Pixels per second. */
const speed = 45

/** Moves the highlights to the left (R-HOME-2). Without script they are a scroll container. */
export function moveHighlights() {
  startMarquee(findAll('[data-autoplay=highlights]')[0]!, { direction: 'left', speed })
}
