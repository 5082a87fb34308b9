/** @jest-environment node */
import { sql } from 'kysely'
import { notSavedWords } from '@/content/microcopy/http-errors'
import { readSession } from '@/lib/desk/accounts/sessions'
import { isStorageFailure } from '@/lib/database/storage-failure'
import { postRecord } from '@/lib/desk/web/post-record'
import { notSavedPageBefore } from '@/lib/desk/web/unavailable'
import { setClock } from '../../enquiries/support/clock'
import { useDesk } from '../support/desk'
import { headersOf, join } from '../support/people'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')

describe('the desk on a full disk', () => {
  const desk = useDesk()

  /** SQLite takes no page more, as on a full disk, until a failure replaces the connection. */
  const fill = async () => {
    const db = await desk.db()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db)
  }

  it('says so for a form, as a page and to a script, and logs nobody out', async () => {
    setClock(t0)
    const { cookies } = await join('a@school.example')
    const db = await desk.db()
    const headers = {
      ...Object.fromEntries(headersOf(cookies)),
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
    }
    const post = (accept: string, text: string) => {
      const body = new FormData()
      body.set('kind', 'event')
      body.set('id', 'a'.repeat(24))
      body.set('title', 'Title')
      body.set('text', text)
      return postRecord(
        new Request('http://localhost:3000/desk/records/save', {
          method: 'POST',
          body,
          headers: { ...headers, accept },
        }),
      )
    }
    await fill()
    const long = 'word '.repeat(200_000)
    const page = await post('text/html', long)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await page.text()).toContain(notSavedWords.title)
    await fill()
    const script = await post('application/json', long)
    expect([script.status, await script.json()]).toEqual([503, { outcome: 'unavailable' }])
    await fill()
    expect((await notSavedPageBefore())?.status).toBe(503)
    await sql`pragma query_only = 1`.execute(db)
    // The session is extended by a write.
    setClock(t0 + 3_600_000)
    expect((await readSession(headersOf(cookies)))?.actor.email).toBe('a@school.example')
    await sql`pragma query_only = 0`.execute(db)
    expect((await post('application/json', 'short')).status).toBe(200)
    expect(await notSavedPageBefore()).toBeUndefined()
  })
})

describe('a storage failure', () => {
  it.each([
    ['SQLITE_FULL', true],
    ['SQLITE_IOERR_WRITE', true],
    ['SQLITE_READONLY', true],
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['EROFS', true],
    ['53100', true],
    ['08006', true],
    ['57P01', true],
    ['25006', true],
    ['23505', false],
    ['SQLITE_CONSTRAINT', false],
    ['ENOENT', false],
    ['', false],
  ])('%s: %s', (code, is) => {
    const error = Object.assign(new Error('x'), { code })
    expect(isStorageFailure(error)).toBe(is)
    expect(isStorageFailure(new Error('y', { cause: error }))).toBe(is)
  })
})
