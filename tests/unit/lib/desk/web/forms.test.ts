/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { fileTooLargeWords } from '@/content/microcopy/http-errors'
import type { Cookie } from '@/lib/desk/accounts/cookies'
import { acceptInvitation, invite } from '@/lib/desk/accounts/join'
import { logIn } from '@/lib/desk/accounts/log-in'
import { readSession } from '@/lib/desk/accounts/sessions'
import { maxUploadBytes } from '@/lib/desk/media/limits'
import { commandActor } from '@/lib/desk/operation'
import { maxBodyBytes } from '@/lib/desk/web/form-request'
import { postCertificate } from '@/lib/desk/web/post-certificate'
import { postMedia } from '@/lib/desk/web/post-media'
import { postRecord } from '@/lib/desk/web/post-record'
import { useDesk } from '../support/desk'

const [email, password] = ['clerk@school.example', 'turnip lantern seven rivers']
const client = { address: '198.51.100.1', userAgent: 'Phone' }

const headersOf = (cookies: readonly Cookie[]) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
})

async function join() {
  const invited = await invite(commandActor, { email, role: 'editor' })
  if (invited.outcome !== 'invited') throw new Error(invited.message)
  const token = new URL(invited.link).searchParams.get('token')!
  const joined = await acceptInvitation(token, { name: 'A Clerk', password }, client)
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  return headersOf(joined.cookies)
}

type Sent = { headers: Record<string, string>; body?: FormData }

const requestWith = ({ headers, body = new FormData() }: Sent, isScript: boolean) =>
  new Request('http://localhost:3000/desk', {
    method: 'POST',
    body,
    headers: { ...headers, accept: isScript ? 'application/json' : 'text/html' },
  })

const handlers = { postCertificate, postMedia, postRecord }

describe('a form with files', () => {
  const desk = useDesk()

  it('that is too large is refused with the limit', async () => {
    const headers = { ...(await join()), 'content-length': String(maxBodyBytes + 1) }
    for (const handler of Object.values(handlers)) {
      const page = await handler(requestWith({ headers }, false))
      expect(page.status).toBe(413)
      expect(await page.text()).toContain('A file may have 30 MB, a PDF 15 MB.')
      const script = await handler(requestWith({ headers }, true))
      expect([script.status, await script.json()]).toEqual([413, { outcome: 'too large' }])
    }
  })

  it('of a certificate that is too large is refused with the limit', async () => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(maxUploadBytes + 1)], 'tc.jpg'))
    const request = requestWith({ headers: await join(), body }, false)
    expect(await (await postCertificate(request)).text()).toContain('A file may have 30 MB')
  })

  it('does not wait for others that do not get on', async () => {
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
    const response = await postMedia(requestWith({ headers }, true))
    expect(response.status).toBeLessThan(500)
    canceller.abort()
    const results = await Promise.allSettled(stalled)
    expect(results.map(({ status }) => status)).toEqual(stalled.map(() => 'rejected'))
  })

  it('has the same limit and words in nginx', () => {
    const config = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    const [, megabytes] = /media\/upload.*?client_max_body_size (\d+)m;/s.exec(config) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBe(maxBodyBytes)
    expect(config).toContain(`<h1>${fileTooLargeWords.title}</h1><p>${fileTooLargeWords.text}</p>`)
  })

  it('and a database that is away can be sent again, and nobody is logged out', async () => {
    const headers = await join()
    await (await desk.db()).destroy()
    await expect(readSession(new Headers(headers))).rejects.toThrow()
    await expect(logIn({ email, password }, client)).rejects.toThrow()
    for (const handler of Object.values(handlers)) {
      const page = await handler(requestWith({ headers }, false))
      expect(page.status).toBe(503)
      expect(await page.text()).toContain('<h1>The desk cannot reach its database</h1>')
      const script = await handler(requestWith({ headers }, true))
      expect([script.status, await script.json()]).toEqual([503, { outcome: 'unavailable' }])
    }
  })
})
