import { readFileSync } from 'node:fs'
import { fileTooLargeWords } from '@/content/words/en/http-errors'
import type { Cookie } from '@/lib/desk/accounts/cookies'
import { acceptInvitation, invite } from '@/lib/desk/accounts/join'
import { logIn } from '@/lib/desk/accounts/log-in'
import { readSession } from '@/lib/desk/accounts/sessions'
import { maxUploadBytes } from '@/lib/desk/media/limits'
import { commandActor } from '@/lib/desk/operation'
import { maxRequestBytes } from '@/lib/desk/web/form-request'
import { postCertificate } from '@/lib/desk/web/post-certificate'
import { postMedia } from '@/lib/desk/web/post-media'
import { postRecord } from '@/lib/desk/web/post-record'
import { addFiles, loadFileChoice } from '@/lib/pages/desk-files'
import { getRecord } from '@/lib/desk/records/list'
import { createRecord } from '@/lib/desk/records/save'
import { uploadMedia } from '@/lib/desk/media/upload'
import sharp from 'sharp'
import { editor, useDesk, writer } from '../support/desk'

const [email, password] = ['clerk@school.example', 'turnip lantern seven rivers']
const client = { address: '198.51.100.1', userAgent: 'Phone' }

const createHeaders = (cookies: readonly Cookie[]) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
})

async function join() {
  const invited = await invite(commandActor, { email, role: 'editor' })
  if (invited.outcome !== 'invited') throw new Error(invited.message)
  const token = new URL(invited.link).hash.slice(1)
  const joined = await acceptInvitation(token, { name: 'A Clerk', password }, client)
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  return createHeaders(joined.cookies)
}

type Sent = { headers: Record<string, string>; body?: FormData }

const createRequest = ({ headers, body = new FormData() }: Sent, isScript: boolean) =>
  new Request('http://localhost:3000/desk', {
    method: 'POST',
    body,
    headers: { ...headers, accept: isScript ? 'application/json' : 'text/html' },
  })

const handlers = { postCertificate, postMedia, postRecord }

describe('a form with files', () => {
  const desk = useDesk()

  it('is refused with the limit when it is too large', async () => {
    const headers = { ...(await join()), 'content-length': String(maxRequestBytes + 1) }
    for (const handler of Object.values(handlers)) {
      const page = await handler(createRequest({ headers }, false))
      expect(page.status).toBe(413)
      expect(await page.text()).toContain('A file may have 30 MB, a PDF 15 MB.')
      const script = await handler(createRequest({ headers }, true))
      expect([script.status, await script.json()]).toEqual([413, { outcome: 'too large' }])
    }
  })

  it('is refused with the limit when a certificate is too large', async () => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(maxUploadBytes + 1)], 'tc.jpg'))
    const request = createRequest({ headers: await join(), body }, false)
    expect(await (await postCertificate(request)).text()).toContain('A file may have 30 MB')
  })

  it('does not wait for others that are stalled', async () => {
    const headers = await join()
    const canceller = new AbortController()
    const stalled = Array.from({ length: 5 }, () => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('--x\r\n'))
          canceller.signal.addEventListener('abort', () => controller.error(new Error('closed')))
        },
      })
      const type = { 'content-type': 'multipart/form-data; boundary=x' }
      const init = { method: 'POST', body, duplex: 'half', headers: { ...headers, ...type } }
      return postMedia(new Request('http://localhost:3000/desk', init as RequestInit))
    })
    const response = await postMedia(createRequest({ headers }, true))
    expect(response.status).toBeLessThan(500)
    canceller.abort()
    const results = await Promise.allSettled(stalled)
    expect(results.map(({ status }) => status)).toEqual(stalled.map(() => 'rejected'))
  })

  it('has the same limit and words in nginx', () => {
    const config = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    const [, megabytes] = /media\/upload.*?client_max_body_size (\d+)m;/s.exec(config) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBe(maxRequestBytes)
    expect(config).toContain(`<h1>${fileTooLargeWords.title}</h1><p>${fileTooLargeWords.text}</p>`)
  })

  it('can be sent again when the database was unavailable, and nobody is logged out', async () => {
    const headers = await join()
    await (await desk.db()).destroy()
    await expect(readSession(new Headers(headers))).rejects.toThrow()
    await expect(logIn({ email, password }, client)).rejects.toThrow()
    for (const handler of Object.values(handlers)) {
      const page = await handler(createRequest({ headers }, false))
      expect(page.status).toBe(503)
      expect(await page.text()).toContain('<h1>The desk cannot reach its database</h1>')
      const script = await handler(createRequest({ headers }, true))
      expect([script.status, await script.json()]).toEqual([503, { outcome: 'unavailable' }])
    }
  })
})

/** Stores photographs with these names. @returns the names by which records refer to them */
async function store(...fileNames: string[]): Promise<string[]> {
  const names: string[] = []
  for (const [index, fileName] of fileNames.entries()) {
    const bytes = await sharp({
      create: { width: 20 + index, height: 10, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer()
    const result = await uploadMedia(writer, { bytes, fileName })
    if (result.outcome === 'stored') names.push(result.media.name)
  }
  return names
}

async function createAlbum(pictures: string[], kind: 'album' | 'popup' = 'album') {
  const files = kind === 'album' ? { pictures } : { picture: pictures }
  const form = { title: 'Sports day', text: 'x', date: '2026-11-24', ...files }
  const created = await createRecord(editor, { kind, form })
  if (created.outcome !== 'saved') throw new Error(created.outcome)
  return created.record
}

describe('the photographs of a record', () => {
  useDesk()

  it.each([
    ['earlier', 1, ['b', 'a', 'c']],
    ['earlier', 0, ['a', 'b', 'c']],
    ['later', 1, ['a', 'c', 'b']],
    ['later', 2, ['a', 'b', 'c']],
    ['first', 2, ['c', 'a', 'b']],
  ])('can be moved without script: %s, number %i', async (button, index, expected) => {
    const headers = await join()
    const names = await store('a', 'b', 'c')
    const { id, version } = await createAlbum(names)
    const body = new FormData()
    const fields = { kind: 'album', id, version: String(version), title: 'Sports day' }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    for (const name of names) body.append('pictures', name)
    body.set(button, names[index]!)
    expect((await postRecord(createRequest({ headers, body }, false))).status).toBe(303)
    const { form } = (await getRecord(editor, id))!
    expect(form.pictures).toEqual(expected.map((name) => names['abc'.indexOf(name)]))
  })

  it('can be chosen among those that are stored; what was typed is saved', async () => {
    const headers = await join()
    const [a, b] = await store('a', 'b')
    const { id, version } = await createAlbum([a!])
    const body = new FormData()
    const fields = { kind: 'album', id, version: String(version), title: 'Sports', pictures: a! }
    for (const [name, value] of Object.entries({ ...fields, choose: 'pictures' })) {
      body.set(name, value)
    }
    const response = await postRecord(createRequest({ headers, body }, false))
    expect(response.headers.get('location')).toBe(`/desk/records/${id}/files?field=pictures`)
    const choice = (await loadFileChoice(editor, id, { field: 'pictures' }))!
    expect([choice.title, choice.media.map(({ name }) => name)]).toEqual(['Sports', [b]])
    const page = await addFiles(editor, { id, field: 'pictures', names: [b!, a!] })
    expect(page).toBe(`/desk/records/${id}?done=added`)
    expect((await getRecord(editor, id))!.form.pictures).toEqual([a, b])
  })

  it('can be chosen only while there is room, and for fields with files', async () => {
    const names = await store('a', 'b')
    const { id } = await createAlbum([], 'popup')
    const choose = (field: string, chosen: string[]) =>
      addFiles(editor, { id, field, names: chosen })
    expect(await choose('picture', names)).toBe(
      `/desk/records/${id}/files?field=picture&problem=many`,
    )
    const refused = await loadFileChoice(editor, id, { field: 'picture', problem: 'many' })
    expect(refused).toMatchObject({
      problem: 'There is room for one more file only. Choose fewer.',
    })
    expect(await choose('picture', [])).toMatch(/problem=none$/)
    expect(await choose('title', names)).toBe('/desk/records?done=missing')
    expect(await loadFileChoice(editor, id, { field: 'documents' })).toMatchObject({ media: [] })
    expect(await loadFileChoice(editor, id, { field: 'constructor' })).toBeUndefined()
    expect(await choose('picture', ['desk/unknown.jpg'])).toMatch(/done=added$/)
    expect((await getRecord(editor, id))!.form.picture).toEqual([])
  })
})
