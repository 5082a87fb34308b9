import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createHttpSource } from '@/lib/content-service/http-source'
import { createLastGood, type LastGood } from '@/lib/content-service/last-good'
import { createReader, type Reader } from '@/lib/content-service/reader'
import type { Source } from '@/lib/content-service/source'

/**
 * What `lib/content-service/service` exports, for tests that put a provider of their own behind it:
 * `jest.mock('@/lib/content-service/service', () => jest.requireActual('…/support/content-reader').current)`.
 */
export const current = {} as { reader: Reader; lastGood: LastGood; contentSource: Source }

export const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'content-service-'))

/** Starts over with a provider, as a new process does; share the folder between two to play a restart. */
export function startWith(url: string, dataDir = newDataDir()) {
  current.contentSource = createHttpSource({ url, token: 'token-of-the-school' })
  current.lastGood = createLastGood(dataDir, url)
  current.reader = createReader({
    source: current.contentSource,
    lastGood: current.lastGood,
    reuseMilliseconds: 3000,
  })
}
