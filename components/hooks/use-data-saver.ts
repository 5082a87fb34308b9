import { useSyncExternalStore } from 'react'

type Connection = EventTarget & { saveData?: boolean }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

function subscribe(onChange: () => void) {
  const current = connection()
  current?.addEventListener('change', onChange)
  return () => current?.removeEventListener('change', onChange)
}

/** Whether the visitor requested reduced data usage (Save-Data); false if the browser does not report it. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  )
}
