import type { ComponentProps } from 'react'
import { deferredLayout } from '@/components/ui/deferred-layout'

/** A phone shows no more entries of a list before it is scrolled. */
const inFirstView = 2

type ListEntryProps = ComponentProps<'li'> & {
  /** Its place among those shown. */
  index: number
}

/** An entry of a list that may be long: those below the first view are laid out last (`app/globals.scss`). */
export function ListEntry({ index, ...props }: ListEntryProps) {
  return <li {...(index >= inFirstView && deferredLayout)} {...props} />
}
