import { getItem, setItem } from '@/lib/browser/session-storage'
import { hashData } from '@/lib/core/hash'

const storageKey = 'enquiry'

/**
 * The idempotency key of a submission, values and target. It stays the same for a second click, a retry, a reload
 * and the back button in this session. Only a fingerprint of the values is stored, not the values.
 */
export function submissionKey(submission: unknown): string {
  const fingerprint = hashData(submission)
  const [storedFingerprint, key] = getItem(storageKey)?.split(':') ?? []
  if (storedFingerprint === fingerprint && key) return key
  const newKey = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  ).join('-')
  setItem(storageKey, `${fingerprint}:${newKey}`)
  return newKey
}

/** Gives the same values a new key: the server has the current one from another enquiry. */
export const clearSubmissionKey = () => setItem(storageKey, null)
