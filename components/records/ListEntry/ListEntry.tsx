import type { ComponentProps } from 'react'
import { deferredLayout } from '@/components/ui/deferred-layout'

/** Maximum number of entries in the first view of a phone. */
const firstViewEntries = 2

type ListEntryProps = ComponentProps<'li'> & {
  /** Index among the entries shown. */
  index: number
}

/** An entry of a long list. The layout of entries below the first view is deferred (`app/globals.scss`). */
export function ListEntry({ index, ...props }: ListEntryProps) {
  return <li {...(index >= firstViewEntries && deferredLayout)} {...props} />
}
