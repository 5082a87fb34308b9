import type { ComponentProps } from 'react'
import { laidOutLast } from '@/components/content/laid-out-last'

/** A phone shows no more entries of a list before it is scrolled. */
const inFirstView = 2

type ListEntryProps = ComponentProps<'li'> & {
  /** Its place among those shown. */
  index: number
}

/** An entry of a list that may be long: those below the first view are laid out last (`app/globals.scss`). */
export function ListEntry({ index, ...props }: ListEntryProps) {
  return <li {...(index >= inFirstView && laidOutLast)} {...props} />
}
