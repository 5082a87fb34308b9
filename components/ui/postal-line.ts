import type { School } from '@/content/types'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'

/** The school's address on one line: street, town, state and PIN code. */
export function postalLine(
  { address }: Pick<School, 'address'>,
  words: Pick<LayoutWords, 'address'> = layout,
): string {
  const { street, town, state, postalCode: code } = address
  return fillIn(words.address, { street, town, state, code })
}
