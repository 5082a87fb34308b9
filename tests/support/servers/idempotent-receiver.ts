/** What a provider that honours the `Idempotency-Key` keeps of the enquiries that are posted to it. */
export function createReceiver() {
  const bodies = new Map<string, string>()
  const receiver = {
    /** Bodies of the enquiries it has, by key. */
    bodies,
    /** How often it got one again that it had. */
    repeats: 0,
    /** How often a key came with another body. */
    conflicts: 0,
    /** @returns the status to answer. */
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
