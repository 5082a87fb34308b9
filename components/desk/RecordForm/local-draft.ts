/** What was typed and not sent yet, in `localStorage` (R-DESK-13). When that is full or forbidden there is no draft. */

const prefix = 'desk:'
const maxDays = 30

/** `fields` as in the body of a form. */
export type LocalDraft = { fields: string; version: string; at: number; isSubmitted?: boolean }

export function storeDraft(id: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(prefix + id, JSON.stringify(draft))
  } catch {
    // There is no draft.
  }
}

export function readDraft(id: string): LocalDraft | undefined {
  try {
    const text = localStorage.getItem(prefix + id)
    return text === null ? undefined : (JSON.parse(text) as LocalDraft)
  } catch {
    return undefined
  }
}

export function removeDraft(id: string): void {
  try {
    localStorage.removeItem(prefix + id)
  } catch {
    // There is no draft.
  }
}

/** Removes what was never sent and is older than the bin would keep it. */
export function removeOldDrafts(time: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const draft = key.startsWith(prefix) ? readDraft(key.slice(prefix.length)) : undefined
      if (draft && time - draft.at > maxDays * 86_400_000) localStorage.removeItem(key)
    }
  } catch {
    // There is no draft.
  }
}
