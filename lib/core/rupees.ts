const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Returns an integer in Indian digit grouping: 175000 → `1,75,000`. */
export const groupDigits = (value: number): string => grouping.format(value)

/** Returns an amount in whole rupees: 175000 → `₹ 1,75,000`. The space is a no-break space. */
export const formatRupees = (amount: number): string => `₹\u00a0${groupDigits(amount)}`
