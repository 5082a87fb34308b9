import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import path from 'node:path'
import { reuseMilliseconds } from '@/lib/content/cache-policies'
import { env } from '@/lib/core/env'
import { getProcessSingleton } from '@/lib/core/singleton'
import { createCorrections } from './corrections'
import { createDeskSource } from './desk'
import { createEmbeddedSource } from './embedded'
import { createHttpSource } from './http'
import { createLastGood } from './last-good'
import { createReader } from './reader'
import type { Source } from './source'

const content = path.join(/* turbopackIgnore: true */ process.cwd(), 'content')

/** The configured content service (R-SERVICE-1). */
export const contentSource: Source = env.contentApi
  ? createHttpSource(env.contentApi)
  : env.deskSecret
    ? createDeskSource()
    : createEmbeddedSource({
        records: path.join(content, 'records'),
        media: path.join(content, 'media'),
      })

export const lastGood = createLastGood(path.join(env.dataDir, 'last-good'), contentSource.origin)

/** The shared reader: pages and API handlers see the same cache and failures. */
export const reader = getProcessSingleton('content-reader', () => {
  const reader = createReader({
    source: contentSource,
    lastGood,
    reuseMilliseconds,
    // The desk knows what was corrected.
    mark: contentSource.origin === 'desk' ? undefined : createCorrections(),
  })
  // Published by the page cache when this or another instance revalidates pages (`lib/page-cache/handler.mjs`).
  subscribe('school-website.revalidated', reader.clear)
  return reader
})
