import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and while React takes it over, then true: for what only a script may hide. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
