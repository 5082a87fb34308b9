import { useEffect, useRef } from 'react'

/**
 * Moves the focus to an entry as soon as the list contains it (R-LIST-8).
 * @param count number of entries in the list
 */
export function useFocusOnEntry(count: number) {
  const root = useRef<HTMLDivElement>(null)
  const pendingPosition = useRef<number>(undefined)

  useEffect(() => {
    const position = pendingPosition.current
    if (position === undefined || count <= position) return
    pendingPosition.current = undefined
    const entry = root.current?.querySelectorAll('li')[position]
    entry?.setAttribute('tabindex', '-1')
    entry?.focus()
  }, [count])

  function moveFocusTo(position: number) {
    pendingPosition.current = position
  }

  return { root, moveFocusTo }
}
