import 'server-only'
import { identifierPattern } from '@/lib/core/identifier'
import { env } from '@/lib/env'
import { isSlug } from '@/lib/routing/record-paths'
import type { ListCall } from './cache'

/** Calls that answer one record, and the parameters they take (R-SERVICE-2). */
export const lookups = {
  innerBlog: ['blog', 'id'],
  subGallery: ['id'],
} as const
export type LookupCall = keyof typeof lookups

/** What the parameters can be. */
const isPlausible = { blog: isSlug, id: (value: string) => identifierPattern.test(value) }

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
