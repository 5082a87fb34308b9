import { useEffect } from 'react'

/** While it is active, the browser asks before it closes or leaves the page. */
export function useLeaveQuestion(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // For browsers that do not know the line above.
      event.returnValue = true
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isActive])
}
