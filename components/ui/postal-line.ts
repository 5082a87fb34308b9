import type { School } from '@/content/types'

/** The school's address on one line: street, town, state and PIN code. */
export function postalLine({ address }: School): string {
  const { street, town, state, postalCode } = address
  return `${street}, ${town}, ${state} ${postalCode}`
}
