type Connection = EventTarget & { saveData?: boolean }

export const getConnection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether the visitor asked for little data (Save-Data); false if the browser does not say. */
export const savesData = (): boolean => getConnection()?.saveData === true

export const matchReducedMotion = (): MediaQueryList =>
  matchMedia('(prefers-reduced-motion: reduce)')
