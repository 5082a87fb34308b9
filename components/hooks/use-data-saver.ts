import { useSyncExternalStore } from 'react'

type Connection = EventTarget & { saveData?: boolean }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

function subscribe(onChange: () => void) {
  const current = connection()
  current?.addEventListener('change', onChange)
  return () => current?.removeEventListener('change', onChange)
}

/** Whether the visitor asked for reduced data use (Save-Data); false where the browser does not tell. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  )
}
