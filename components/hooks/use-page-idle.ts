import { useEffect, useState } from 'react'

/** True after the page has loaded and the browser is idle: the time to load what the first view does not need. */
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

/** `requestIdleCallback`, or a timer where it is missing (older Safari). Returns a function that cancels. */
function afterIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback)
  return () => clearTimeout(timer)
}
