import 'server-only'
import { env } from '@/lib/core/env'
import { identifierPattern } from '@/lib/core/identifier'
import { isSlug } from '@/lib/routing/record-paths'
import type { ListEndpoint } from './cache-policies'

/** Endpoints for one record, and their parameters (R-SERVICE-2). */
export const lookupEndpoints = {
  innerBlog: ['blog', 'id'],
  subGallery: ['id'],
} as const
export type LookupEndpoint = keyof typeof lookupEndpoints

const isValidParameter = { blog: isSlug, id: (value: string) => identifierPattern.test(value) }

export const listPath = (endpoint: ListEndpoint): string => `/api/${endpoint}/${env.schoolCode}`

/** Returns the path of the request for one record; `undefined` when the value cannot be an id or slug. */
export function lookupPath(
  endpoint: LookupEndpoint,
  parameter: 'blog' | 'id',
  value: string,
): string | undefined {
  return isValidParameter[parameter](value)
    ? `/api/${endpoint}?${parameter}=${encodeURIComponent(value)}`
    : undefined
}
