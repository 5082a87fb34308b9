/** The part of a provider that accepts enquiries and honours the `Idempotency-Key`. */
export function createReceiver() {
  const bodies = new Map<string, string>()
  const receiver = {
    /** Accepted bodies by key. */
    bodies,
    /** Number of repeated requests with the same key and body. */
    repeats: 0,
    /** Number of requests with a known key and another body. */
    conflicts: 0,
    /** @returns the status of the response */
    accept(key: string | undefined, body: string): number {
      if (key === undefined) return 400
      const known = bodies.get(key)
      if (known === undefined) bodies.set(key, body)
      else if (known === body) receiver.repeats++
      else receiver.conflicts++
      return known === undefined || known === body ? 200 : 422
    },
  }
  return receiver
}
