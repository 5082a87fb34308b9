import { scrollThreshold } from '@/content/constants'

/** Fixes the header from 100 px of scroll on (R-LAYOUT-6). */
export function fixHeader() {
  const update = () =>
    document.documentElement.toggleAttribute('data-fixed', scrollY >= scrollThreshold)
  addEventListener('scroll', update)
  requestAnimationFrame(update)
}
