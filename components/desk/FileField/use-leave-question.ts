import { useEffect } from 'react'

/** Makes the browser ask before it leaves the page, while active. */
export function useLeaveQuestion(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // For browsers that do not support the line above.
      event.returnValue = true
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isActive])
}
