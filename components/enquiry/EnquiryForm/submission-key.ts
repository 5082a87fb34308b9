import { getItem, setItem } from '@/components/hooks/session-storage'
import { hashOf } from '@/lib/core/hash'

const place = 'enquiry'

/**
 * The idempotency key of what is sent, the answers and where they go: the same for a second click, a retry, a
 * reload and the back button of this visit. Nothing that was typed is kept, only a fingerprint of it.
 */
export function submissionKey(sent: unknown): string {
  const fingerprint = hashOf(sent)
  const [known, key] = getItem(place)?.split(':') ?? []
  if (known === fingerprint && key) return key
  const fresh = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  ).join('-')
  setItem(place, `${fingerprint}:${fresh}`)
  return fresh
}

/** Lets the same answers have a new key: the server knows the present one from another enquiry. */
export const forgetSubmissionKey = () => setItem(place, null)
