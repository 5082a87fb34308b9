import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the list in a frame is taller than the frame.
 * @param frame holds one track, and the track holds the list.
 * @param onServer what is taken for granted until it can be measured.
 */
export function useIsOverflowing(frame: RefObject<HTMLElement | null>, onServer: boolean): boolean {
  const [overflows, setOverflows] = useState(onServer)

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
