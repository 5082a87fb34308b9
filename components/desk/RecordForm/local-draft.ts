/** Unsent input, in `localStorage` (R-DESK-13). When that is full or blocked there is no draft. */

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

/** Removes drafts that are older than records in the bin may be. */
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
