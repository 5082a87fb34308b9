import { school } from '@/content/school'
import { speculationRules } from './speculation-rules'
import type { OnDemandKind } from '@/lib/http/on-demand-limit'
import { hashSource, pagePolicy } from '@/lib/page-cache/csp.mjs'
import { isForQuery } from '@/lib/page-cache/ephemeral.mjs'
import type { PathResolution } from './resolve-path'

/**
 * Returns the kind of an on-demand request: `computed` is one of any number of queries, `record` is usually cached.
 * Forms have limits of their own: a submission must not be lost because of these.
 */
export function getOnDemandKind(
  resolution: PathResolution,
  pathname: string,
): OnDemandKind | undefined {
  if (resolution.kind === 'internal') return isForQuery(resolution.path) ? 'computed' : 'record'
  return resolution.kind === 'next' && /^\/(?:news|events|tabloid)\/./.test(pathname)
    ? 'record'
    : undefined
}

const frames = [new URL(school.map.embed).origin]

/**
 * Returns the policy of a page that is rendered for one request. It allows scripts with its nonce (CSP Level 3), the
 * speculation rules, and the map in the footer.
 */
export const buildNoncePolicy = (nonce: string) =>
  pagePolicy({ scripts: [`'nonce-${nonce}'`, hashSource(speculationRules)], frames })
