import 'server-only'
import { env } from '@/lib/env'
import { isSlug } from '@/lib/routing/record-paths'
import type { ListCall } from './cache'

/** Calls that answer one record, and the parameters they take (R-SERVICE-2). */
export const lookups = {
  innerBlog: ['blog', 'id'],
  subGallery: ['id'],
} as const
export type LookupCall = keyof typeof lookups

/** What an id may look like that is part of an address. */
export const idPattern = /^[\w-]{1,64}$/
/** What the parameters can be. */
const isPlausible = { blog: isSlug, id: (value: string) => idPattern.test(value) }

/** Path of a list call for this school. */
export const listPath = (call: ListCall): string => `/api/${call}/${env.schoolCode}`

/** Path of a call for one record; `undefined` when no record can have such an address. */
export function lookupPath(
  call: LookupCall,
  parameter: 'blog' | 'id',
  value: string,
): string | undefined {
  return isPlausible[parameter](value)
    ? `/api/${call}?${parameter}=${encodeURIComponent(value)}`
    : undefined
}
