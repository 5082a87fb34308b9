import { useEffect, useState } from 'react'

/** Between two letters of a quick writer. */
const delayMilliseconds = 150

/** A text once it has stood still for a moment: the server is not asked for every letter that is typed. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
