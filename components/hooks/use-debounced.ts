import { useEffect, useState } from 'react'

/** Longer than the pause between two keys of a fast typist. */
const delayMilliseconds = 150

/** The text after a pause in typing, so that not every key sends a request. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
