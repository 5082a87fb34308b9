import { useEffect, useRef } from 'react'

/**
 * Moves the focus to an entry as soon as the list has it (R-LIST-8).
 * @param count how many entries stand in the list
 */
export function useFocusOnEntry(count: number) {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    const position = wanted.current
    if (position === undefined || count <= position) return
    wanted.current = undefined
    const entry = root.current?.querySelectorAll('li')[position]
    entry?.setAttribute('tabindex', '-1')
    entry?.focus()
  }, [count])

  function moveFocusTo(position: number) {
    wanted.current = position
  }

  return { root, moveFocusTo }
}
