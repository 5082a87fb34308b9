/**
 * What was typed and not sent yet, on this device only (R-DESK-13). Storage may be full or forbidden: then the text is
 * just not kept.
 */

const prefix = 'desk:'
const maxDays = 30

/** `fields` as in the body of a form. */
export type KeptText = { fields: string; version: string; at: number; isSubmitted?: boolean }

export function keepText(id: string, text: KeptText): boolean {
  try {
    localStorage.setItem(prefix + id, JSON.stringify(text))
    return true
  } catch {
    return false
  }
}

export function readText(id: string): KeptText | undefined {
  try {
    const text = localStorage.getItem(prefix + id)
    return text === null ? undefined : (JSON.parse(text) as KeptText)
  } catch {
    return undefined
  }
}

export function forgetText(id: string): void {
  try {
    localStorage.removeItem(prefix + id)
  } catch {
    // Nothing was kept.
  }
}

/** Removes what was never sent and is older than the bin would keep it. */
export function forgetOldTexts(time: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const text = key.startsWith(prefix) ? readText(key.slice(prefix.length)) : undefined
      if (text && time - text.at > maxDays * 86_400_000) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}
