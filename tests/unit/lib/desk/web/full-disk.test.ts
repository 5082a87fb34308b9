import { sql } from 'kysely'
import sharp from 'sharp'
import { notSavedWords } from '@/content/words/en/http-errors'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import type { Cookie } from '@/lib/desk/accounts/cookies'
import { readSession } from '@/lib/desk/accounts/sessions'
import { isStorageFailure } from '@/lib/database/storage-failure'
import { uploadMessages } from '@/lib/desk/media/messages'
import { postRecord } from '@/lib/desk/web/post-record'
import { postCertificate } from '@/lib/desk/web/post-certificate'
import { postMedia } from '@/lib/desk/web/post-media'
import { checkBeforeWrite } from '@/lib/desk/web/unavailable'
import { setClock } from '../../enquiries/support/clock'
import { useDesk } from '../support/desk'
import { createHeaders, join } from '../support/people'

jest.mock('@/lib/core/atomic-file', () => {
  const actual = jest.requireActual<{ writeFileAtomic: typeof writeFileAtomic }>(
    '@/lib/core/atomic-file',
  )
  return { ...actual, writeFileAtomic: jest.fn(actual.writeFileAtomic) }
})

const t0 = Date.parse('2026-11-24T09:00:00+05:30')

describe('the desk on a full disk', () => {
  const desk = useDesk()

  /** SQLite accepts no more pages, as on a full disk, until a failure replaces the connection. */
  const fill = async () => {
    const db = await desk.db()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db)
  }

  it('reports it for a form, as a page and to a script, and logs nobody out', async () => {
    setClock(t0)
    const { cookies } = await join('a@school.example')
    const db = await desk.db()
    const post = (accept: string, text: string) => {
      const fields = { kind: 'event', id: 'a'.repeat(24), title: 'Title', text }
      return postRecord(createRequest(fields, { cookies, accept }))
    }
    await fill()
    const long = 'word '.repeat(200_000)
    const page = await post('text/html', long)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await page.text()).toContain(notSavedWords.title)
    await fill()
    const script = await post('application/json', long)
    expect([script.status, await script.json()]).toEqual([503, { outcome: 'not saved' }])
    await fill()
    expect((await checkBeforeWrite(new Headers()))?.status).toBe(503)
    await sql`pragma query_only = 1`.execute(db)
    // The session is extended by a write.
    setClock(t0 + 3_600_000)
    expect((await readSession(createHeaders(cookies)))?.actor.email).toBe('a@school.example')
    await sql`pragma query_only = 0`.execute(db)
    expect((await post('application/json', 'short')).status).toBe(200)
    expect(await checkBeforeWrite(new Headers())).toBeUndefined()
  })

  const certificate = async () => ({ admission: 'A1', pupil: 'A Pupil', file: await photograph() })
  const forms = {
    record: [postRecord, async () => ({ kind: 'event', id: 'a'.repeat(24), title: 'Title' })],
    certificate: [postCertificate, certificate],
    file: [postMedia, async () => ({ file: await photograph() })],
  } as const

  it.each(['record', 'certificate'] as const)(
    'reports it for a %s while the database cannot store it, and accepts it later',
    async (name) => {
      const [post, fields] = forms[name]
      const { cookies } = await join('a@school.example')
      const send = async (accept: string) =>
        post(createRequest(await fields(), { cookies, accept }))
      const db = await desk.db()
      // A failure replaces the connection.
      const refuse = () => sql`pragma query_only = 1`.execute(db)
      await refuse()
      const page = await send('text/html')
      expect([page.status, await page.text()]).toEqual([
        503,
        expect.stringContaining(notSavedWords.text),
      ])
      await refuse()
      const script = await send('application/json')
      expect([script.status, await script.json()]).toEqual([503, { outcome: 'not saved' }])
      expect((await send('application/json')).ok).toBe(true)
    },
  )

  it('reports it for a file and for a certificate while only files cannot be stored', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    jest.mocked(writeFileAtomic).mockRejectedValue(full)
    const { cookies } = await join('a@school.example')
    const results = []
    for (const name of ['certificate', 'file'] as const) {
      const [post, fields] = forms[name]
      const accept = 'application/json'
      results.push(await (await post(createRequest(await fields(), { cookies, accept }))).json())
    }
    expect(results).toEqual([
      { outcome: 'not saved' },
      { outcome: 'refused', reason: 'store', message: uploadMessages.store },
    ])
  })

  it('reports it for a server action sent by a script, such as an alert', async () => {
    await sql`pragma query_only = 1`.execute(await desk.db())
    const refused = await checkBeforeWrite(new Headers({ 'next-action': 'a' }))
    expect([refused?.status, refused?.headers.get('content-type')]).toEqual([503, 'text/plain'])
    expect(await refused?.text()).toBe(notSavedWords.inForm)
  })
})

async function photograph(): Promise<Blob> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())])
}

type Sent = { cookies: readonly Cookie[]; accept: string }

function createRequest(fields: Record<string, string | Blob>, { cookies, accept }: Sent): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value as string)
  const headers = createHeaders(cookies)
  const own = { host: 'localhost:3000', origin: 'http://localhost:3000', accept }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Request('http://localhost:3000/desk', { method: 'POST', body, headers })
}

describe('a storage failure', () => {
  it.each([
    ['SQLITE_FULL', true],
    ['SQLITE_IOERR_WRITE', true],
    ['SQLITE_READONLY', true],
    ['SQLITE_CORRUPT', true],
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['EROFS', true],
    ['EACCES', true],
    ['ENOTFOUND', true],
    ['EAI_AGAIN', true],
    ['EHOSTUNREACH', true],
    ['53100', true],
    ['08006', true],
    ['57P01', true],
    ['58030', true],
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
