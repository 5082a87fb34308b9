import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, then true. For content that must stay visible without script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
