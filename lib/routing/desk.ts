import 'server-only'
import { env } from '@/lib/core/env'

export { deskPolicy } from '@/lib/page-cache/csp.mjs'

export const isDeskOn = (): boolean => Boolean(env.deskSecret)

/** The header in which the middleware passes the path and query of a request to the pages of the desk. */
export const deskPathHeader = 'x-desk-path'

/** Whether a path of the desk is a file that people open or download, not a page. */
export const isDeskFile = (path: string): boolean =>
  /^\/desk\/(?:media\/.+|certificates\/[^/]+|enquiries\/export)$/.test(path)

/**
 * The path of a page of the desk, whatever the case of `/desk` and without a slash at the end. Ids below keep their case.
 * @returns `undefined` for all other paths, and for all paths while the desk is off (R-DESK-1)
 */
export function deskPath(pathname: string): string | undefined {
  if (!isDeskOn()) return undefined
  const below = /^\/desk(\/.*)?$/i.exec(pathname)
  return below ? `/desk${(below[1] ?? '').replace(/\/+$/, '')}` : undefined
}
