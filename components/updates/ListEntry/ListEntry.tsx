import type { ComponentProps } from 'react'

/** A phone shows no more entries of a list before it is scrolled. */
const inFirstView = 2

type ListEntryProps = ComponentProps<'li'> & {
  /** Its place in the whole list. */
  index: number
}

/** An entry of a list that may be long: those below the first view are laid out last (`app/globals.scss`). */
export function ListEntry({ index, ...props }: ListEntryProps) {
  return <li data-later={index >= inFirstView || undefined} suppressHydrationWarning {...props} />
}
