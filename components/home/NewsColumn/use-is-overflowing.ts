import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the list in a frame is taller than the frame.
 * @param frame contains one track, and the track contains the list.
 * @param initial the value until it is measured, on the server too.
 */
export function useIsOverflowing(frame: RefObject<HTMLElement | null>, initial: boolean): boolean {
  const [overflows, setOverflows] = useState(initial)

  useEffect(() => {
    const list = frame.current?.firstElementChild?.firstElementChild
    if (!frame.current || !list) return
    const { current } = frame
    const observer = new ResizeObserver(() =>
      setOverflows(list.clientHeight > current.clientHeight),
    )
    observer.observe(list)
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])

  return overflows
}
