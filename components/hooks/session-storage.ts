/** What is remembered where the browser gives no storage: until the page goes. */
const fallback = new Map<string, string>()

/** Reads what `remember` kept for this visit (browser session); `null` when nothing. */
export function getItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Keeps a value for this visit (browser session); `null` forgets it. */
export function setItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    if (value === null) fallback.delete(key)
    else fallback.set(key, value)
  }
}
