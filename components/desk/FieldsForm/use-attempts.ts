import { useState } from 'react'

/**
 * How often a form was sent by script, for `ErrorSummary`. It is 0 in the page that the server sends after a form was sent
 * without script.
 * @param state what `useActionState` returns
 */
export function useAttempts(state: unknown): number {
  const [last, setLast] = useState({ state, count: 0 })
  if (last.state === state) return last.count
  setLast({ state, count: last.count + 1 })
  return last.count + 1
}
