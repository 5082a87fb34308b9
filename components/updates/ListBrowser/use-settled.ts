import { useEffect, useState } from 'react'

/** Between two letters of a quick writer. */
const stillMilliseconds = 150

/** A text once it has stood still for a moment: the server is not asked for every letter that is typed. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), stillMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
