import { findAll } from '@/lib/browser/dom'

/** Replaces the plan by the live map. */
export function showMapOnClick() {
  const plans = findAll('[data-map-plan]')
  findAll('[data-map]').forEach((button, index) => {
    button.onclick = () => {
      const { map: src, mapTitle: title } = button.dataset
      const frame = Object.assign(document.createElement('iframe'), { src, title })
      plans[index]?.replaceWith(frame)
      button.remove()
      frame.focus()
    }
  })
}
