import { expect, test } from '@playwright/test'
import { enquiryForm } from '../../support/fixtures/enquiry-form'
import { type Post, post } from '../../support/servers/post-enquiry'

const page = '/admission/admission-enquiry'
const boundary = 'form-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

/** Encodes fields as a browser does. */
const encode = (fields: readonly (readonly [string, string])[]) =>
  fields
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('') + `--${boundary}--\r\n`

test('a refused form gets its status and a page that says what to do', async ({
  baseURL,
  request,
}) => {
  const fields = enquiryForm(await (await request.get(page)).text())
  const body = encode(fields)
  const unknown = encode(fields.map(([name, value]) => [name, value.replace(/[\da-f]{40,}/, '0')]))
  const long = encode([...fields, ['more', 'a'.repeat(20_000)]])
  const longer = encode([...fields, ['more', 'a'.repeat(100_000)]])
  const evil = { ...multipart, origin: 'https://evil.example' }
  const rows: [string, number, Post][] = [
    ['it comes from another site', 403, { body, headers: evil }],
    ['its origin is hidden', 403, { body, headers: { ...multipart, origin: 'null' } }],
    ['its origin is not a URL', 403, { body, headers: { ...multipart, origin: 'evil' } }],
    [
      'its Sec-Fetch-Site is cross-site',
      403,
      { body, headers: { ...multipart, 'sec-fetch-site': 'cross-site' } },
    ],
    ['its action is not of this build', 409, { body: unknown, headers: multipart }],
    ['it cannot be parsed', 400, { body: 'rubbish', headers: multipart }],
    ['it is too large', 413, { body: long, headers: multipart }],
    ['it is far too large', 413, { body: longer, headers: multipart }],
    ['it has no Content-Length', 411, { body, headers: multipart, isChunked: true }],
    ['the page has no form', 405, { body, headers: multipart, path: '/about' }],
    [
      'it has another content type',
      405,
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'a script sends it from elsewhere',
      403,
      {
        body: '[]',
        headers: {
          'content-type': 'text/plain',
          origin: 'https://evil.example',
          'next-action': '0'.repeat(42),
        },
      },
    ],
  ]
  for (const [name, status, form] of rows) {
    const { text, ...response } = await post(baseURL!, { path: page, ...form })
    expect.soft(response.status, name).toBe(status)
    expect.soft(response.headers['content-type'], name).toBe('text/html; charset=utf-8')
    expect.soft(response.headers['cache-control'], name).toBe('no-store')
    expect.soft(text, name).toMatch(/<h1>.+<\/h1>.*<a href="tel:/)
    expect.soft(text, name).not.toMatch(/Error|\bat \/|node_modules/)
  }
  const sent = await post(baseURL!, { path: page, body, headers: multipart })
  expect(sent.status).toBe(200)
  expect(sent.text).toContain('Form submitted successfully!</p>')
})
