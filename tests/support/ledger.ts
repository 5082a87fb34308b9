/** What a provider that honours the `Idempotency-Key` keeps of the enquiries that are posted to it. */
export function createLedger() {
  const bodies = new Map<string, string>()
  const ledger = {
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
      else if (known === body) ledger.repeats++
      else ledger.conflicts++
      return known === undefined || known === body ? 200 : 422
    },
  }
  return ledger
}
