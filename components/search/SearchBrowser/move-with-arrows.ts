import type { KeyboardEvent } from 'react'

/** Arrow keys go from the field down the results and back; Tab goes everywhere, as always. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[data-result]'),
  ]
  const place = stops.indexOf(document.activeElement as HTMLElement)
  const next = step && place >= 0 ? stops[place + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
