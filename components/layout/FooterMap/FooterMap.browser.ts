import { all } from '@/lib/browser/dom'

/** The live map replaces the plan. */
export function showMapOnClick() {
  const plans = all('[data-map-plan]')
  all('[data-map]').forEach((button, index) => {
    button.onclick = () => {
      const { map: src, mapTitle: title } = button.dataset
      const frame = Object.assign(document.createElement('iframe'), { src, title })
      plans[index]?.replaceWith(frame)
      button.remove()
      frame.focus()
    }
  })
}
