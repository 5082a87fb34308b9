/** Replaces `sessionStorage` where the browser blocks it; cleared when the page unloads. */
const fallback = new Map<string, string>()

/** Reads a value of this browser session; `null` if there is none. */
export function getItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Stores a value for this browser session; `null` removes it. */
export function setItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    if (value === null) fallback.delete(key)
    else fallback.set(key, value)
  }
}
