import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus between the field and the results. Tab is unchanged. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const targets = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[data-result]'),
  ]
  const index = targets.indexOf(document.activeElement as HTMLElement)
  const next = step && index >= 0 ? targets[index + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
