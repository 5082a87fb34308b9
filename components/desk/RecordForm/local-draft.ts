import { retention } from '@/lib/core/retention'

/* Unsent input, in `localStorage` (R-DESK-13). When that is full or blocked there is no draft. */

const prefix = 'desk:'

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
    const draft: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is LocalDraft {
  const { fields, version, at } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof fields === 'string' && typeof version === 'string' && typeof at === 'number'
}

export function removeDraft(id: string): void {
  try {
    localStorage.removeItem(prefix + id)
  } catch {
    // There is no draft.
  }
}

/**
 * Removes drafts that are older than records in the bin may be.
 * @param time in milliseconds, by the clock of the site; `NaN` removes none
 */
export function removeOldDrafts(time: number): void {
  const maxAge = retention.desk.binnedRecords.days * 86_400_000
  try {
    for (const key of Object.keys(localStorage)) {
      const draft = key.startsWith(prefix) ? readDraft(key.slice(prefix.length)) : undefined
      if (draft && time - draft.at > maxAge) localStorage.removeItem(key)
    }
  } catch {
    // There is no draft.
  }
}
