import 'server-only'
import { env } from '@/lib/core/env'
import { identifierPattern } from '@/lib/core/identifier'
import { isSlug } from '@/lib/routing/record-paths'
import type { ListEndpoint } from './lifetimes'

/** Calls that answer one record, and the parameters they take (R-SERVICE-2). */
export const lookupEndpoints = {
  innerBlog: ['blog', 'id'],
  subGallery: ['id'],
} as const
export type LookupEndpoint = keyof typeof lookupEndpoints

/** What the parameters can be. */
const isPlausible = { blog: isSlug, id: (value: string) => identifierPattern.test(value) }

/** Path of a list call for this school. */
export const listPath = (endpoint: ListEndpoint): string => `/api/${endpoint}/${env.schoolCode}`

/** Path of a call for one record; `undefined` when no record can have such an address. */
export function lookupPath(
  endpoint: LookupEndpoint,
  parameter: 'blog' | 'id',
  value: string,
): string | undefined {
  return isPlausible[parameter](value)
    ? `/api/${endpoint}?${parameter}=${encodeURIComponent(value)}`
    : undefined
}
