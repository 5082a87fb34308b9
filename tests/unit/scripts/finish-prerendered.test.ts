import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finishPrerendered } from '@/scripts/support/finish-prerendered.mjs'

let distDir: string

const joinPath = (...names: string[]) => path.join(distDir, ...names)

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'prerendered-'))
  mkdirSync(joinPath('server/app'), { recursive: true })
  mkdirSync(joinPath('static'))
  const routes = { '/fees': { initialRevalidateSeconds: 30 } }
  writeFileSync(joinPath('prerender-manifest.json'), JSON.stringify({ routes }))
})
afterEach(() => rmSync(distDir, { recursive: true }))

/** The information page `/fees` as Next prerenders it, with a link to a style sheet. */
function prerender(): void {
  const html =
    '<head><meta name="framework-script" content="none"/>' +
    '<link rel="stylesheet" href="/_next/static/fees.css"/></head><main>Fees</main>'
  writeFileSync(joinPath('server/app/fees.html'), html)
  writeFileSync(joinPath('server/app/fees.meta'), '{"headers":{"x-next-cache-tags":"fees"}}')
}

test('a prerendered page gets its styles, a policy, a lifetime and an ETag', async () => {
  prerender()
  writeFileSync(joinPath('static/fees.css'), 'main{color:red}')
  await expect(finishPrerendered(distDir)).resolves.toBe(1)
  expect(readFileSync(joinPath('server/app/fees.html'), 'utf8')).toBe(
    '<head><style>main{color:red}</style></head><main>Fees</main>',
  )
  expect(JSON.parse(readFileSync(joinPath('server/app/fees.meta'), 'utf8'))).toEqual({
    headers: {
      'x-next-cache-tags': 'fees',
      'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
      'cache-control': expect.stringContaining('s-maxage=30'),
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    },
  })
})

describe('a fault fails the build before a visitor meets it', () => {
  test('a style sheet is missing', async () => {
    prerender()
    await expect(finishPrerendered(distDir)).rejects.toThrow('fees.css')
  })

  test('a style sheet cannot be parsed', async () => {
    prerender()
    writeFileSync(joinPath('static/fees.css'), 'main{color:red}}} @media {')
    await expect(finishPrerendered(distDir)).rejects.toThrow('Unexpected }')
  })

  test('there are no prerendered pages', async () => {
    await expect(finishPrerendered(distDir)).rejects.toThrow('There are no prerendered pages')
  })
})
