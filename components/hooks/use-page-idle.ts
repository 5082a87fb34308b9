import { useEffect, useState } from 'react'

/** True once the page has loaded and the browser has a moment: the time for what is not needed at first. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    let cancel = () => {}
    const whenIdle = () => {
      cancel = afterIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => {
      window.removeEventListener('load', whenIdle)
      cancel()
    }
  }, [])

  return isIdle
}

/** `requestIdleCallback` where there is one (older Safari has none), else the next turn. */
function afterIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(then, { timeout: 2000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(then)
  return () => clearTimeout(timer)
}
