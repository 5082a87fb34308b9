import { type RefObject, useEffect, useState } from 'react'

/** Returns true from the moment the element first comes within one screen height of the viewport. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [hasBeenInView, setHasBeenInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several entries arrive together; the first ones may be outdated.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setHasBeenInView(true)
        observer.disconnect()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return hasBeenInView
}
