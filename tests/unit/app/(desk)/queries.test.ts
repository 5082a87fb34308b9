import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { getSiteDatabase } from '@/lib/database/site-database'
import type { Session } from '@/lib/desk/accounts/sessions'
import { createRecord } from '@/lib/desk/records/save'
import { createStore } from '@/lib/enquiries/store'
import { enquiry, form } from '@/tests/unit/lib/enquiries/support/samples'
import { owner, useDesk } from '@/tests/unit/lib/desk/support/desk'
import { join } from '@/tests/unit/lib/desk/support/people'

/** Parameters that anybody may write into the address of a page of the desk. */

let session: Session | undefined
jest.mock('@/lib/desk/web/session', () => ({
  // Only the log-in checks: a person who is logged in is redirected.
  readCurrentSession: async () => undefined,
  requireSession: async () => session,
  requireActor: async () => session!.actor,
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}))
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/desk',
  useRouter: () => ({}),
}))

const root = path.resolve('app/(desk)/desk')
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx' && !file.startsWith('[...path]'),
)

/** Names of properties of every object, and repeated parameters. */
const values = [
  'constructor',
  '__proto__',
  'toString',
  ['constructor', 'saved'],
  ['saved', '__proto__'],
  ['', ''],
]

/** A query in which every parameter has this value, whatever its name. */
const createQuery = (value: string | string[]): object =>
  // A list that copies its filter has names of these.
  new Proxy({ state: value, class: value, from: value, to: value }, { get: () => value })

type Page = {
  default: (props: { params: Promise<object>; searchParams: Promise<object> }) => Promise<ReactNode>
}

let ids: Record<string, Record<string, string>>

async function renderHtml(page: string, query: object): Promise<string> {
  const { default: Page } = (await import(path.join(root, page))) as Page
  const params = Promise.resolve(ids[page.split('/')[0]!] ?? {})
  const element = await Page({ params, searchParams: Promise.resolve(query) })
  const errors: unknown[] = []
  const stream = await renderToReadableStream(element, {
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(stream).text()
  expect(errors).toEqual([])
  return html
}

describe('a page of the desk', () => {
  useDesk()
  beforeEach(async () => {
    const { actor } = await join('owner@school.example', 'owner')
    session = { actor, sessionId: 'session' } as Session
    const created = await createRecord(owner, { kind: 'event', form: { title: 'Title' } })
    if (created.outcome !== 'saved') throw new Error(created.outcome)
    const store = createStore(await getSiteDatabase(), ['provider'])
    const saved = await store.save({ enquiry, ...form })
    if (saved.outcome === 'conflict') throw new Error(saved.outcome)
    ids = {
      records: { id: created.record.id, kind: 'event' },
      people: { id: actor.id },
      enquiries: { reference: saved.reference },
    }
  })

  it.each(pages)('%s is shown with any value in every parameter', async (page) => {
    for (const value of values) {
      const html = await renderHtml(page, createQuery(value)).catch(
        (error: { digest?: string }) => {
          // For example a page of files for a field that does not exist.
          if (error.digest !== 'NEXT_HTTP_ERROR_FALLBACK;404') throw error
          return ''
        },
      )
      expect([value, /native code|\[object /.test(html)]).toEqual([value, false])
    }
  })
})
