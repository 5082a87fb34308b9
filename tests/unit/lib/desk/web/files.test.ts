import sharp from 'sharp'
import { saveCertificate } from '@/lib/desk/media/certificates'
import { importFile } from '@/lib/desk/media/import'
import { uploadMedia } from '@/lib/desk/media/upload'
import { getCertificate } from '@/lib/desk/web/get-certificate'
import { getEnquiryTable } from '@/lib/desk/web/get-enquiry-table'
import { getMedia } from '@/lib/desk/web/get-media'
import { isDeskFile } from '@/lib/routing/desk'
import { createPdf } from '@/tests/support/fixtures/pdf'
import { editor, useDesk } from '../support/desk'
import { createHeaders, join } from '../support/people'

/** A file of the desk has its own policy, not that of a page, which allows scripts. */

const sandboxed = "default-src 'none'; sandbox"

describe('a file of the desk', () => {
  const desk = useDesk()
  let headers: Headers
  let jpeg: Buffer
  beforeEach(async () => {
    headers = createHeaders((await join('editor@school.example')).cookies)
    headers.set('sec-fetch-site', 'same-origin')
    jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
  })

  const request = (path: string) => new Request(`http://localhost:3000${path}`, { headers })
  const open = (path: string) => {
    expect(isDeskFile(new URL(path, 'http://localhost').pathname)).toBe(true)
    const [, , folder, id = ''] = path.split('/')
    if (folder === 'media') return getMedia(request(path))
    if (folder === 'certificates') return getCertificate(request(path), id)
    return getEnquiryTable(request(path))
  }

  async function upload(bytes: Buffer, fileName: string): Promise<string> {
    const result = await uploadMedia(editor, { bytes, fileName })
    if (result.outcome !== 'stored') throw new Error(result.message)
    return `/desk/media/${result.media.name}`
  }

  async function addCertificate(): Promise<string> {
    const saved = await saveCertificate(editor, { admission: 'A1', pupil: 'Pupil', bytes: jpeg })
    if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
    return `/desk/certificates/${saved.certificate.id}`
  }

  async function importPage(): Promise<string> {
    await importFile(await desk.db(), 'old/page.html', Buffer.from('<script>alert(1)</script>'))
    return '/desk/media/old/page.html'
  }

  const files: [string, () => Promise<string>, Record<string, unknown>][] = [
    ['a photograph', () => upload(jpeg, 'a.jpg'), { 'content-type': 'image/jpeg' }],
    [
      'the small copy of a photograph',
      async () => `${await upload(jpeg, 'a.jpg')}?small`,
      { 'content-type': 'image/jpeg' },
    ],
    [
      'a PDF, which no browser shows in a sandbox',
      () => upload(createPdf({ pages: ['Circular'] }), 'a.pdf'),
      {
        'content-type': 'application/pdf',
        'content-security-policy':
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
      },
    ],
    [
      'a page of another site',
      importPage,
      { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
    ],
    [
      'a certificate',
      addCertificate,
      { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
    ],
    [
      'the enquiries as a table',
      async () => '/desk/enquiries/export',
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment/),
        'cache-control': 'no-store',
      },
    ],
  ]

  it.each(files)('%s cannot run anything', async (_, store, expected) => {
    const response = await open(await store())
    await response.body?.cancel()
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-security-policy': sandboxed,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=600',
        ...expected,
      }),
    ])
  })

  it.each(['/desk/media/none.jpg', '/desk/media/a%2f..%2fb', '/desk/certificates/none'])(
    '%s that does not exist has that policy, too',
    async (path) => {
      const response = await open(path)
      expect([response.status, response.headers.get('content-security-policy')]).toEqual([
        404,
        sandboxed,
      ])
    },
  )

  it('is for people who have logged in', async () => {
    const paths = [await upload(jpeg, 'a.jpg'), await addCertificate(), '/desk/enquiries/export']
    headers.delete('cookie')
    const responses = await Promise.all(paths.map(open))
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 303])
    expect(responses[2]?.headers.get('location')).toBe('/desk/log-in?next=%2Fdesk%2Fenquiries')
  })
})
