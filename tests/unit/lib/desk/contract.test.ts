import path from 'node:path'
import { createEmbeddedSource, readRows } from '@/lib/content/client/embedded'
import { createDeskSource } from '@/lib/content/client/desk'
import { listEndpoints } from '@/lib/content/cache-policies'
import type { Source } from '@/lib/content/client/source'
import { createDeskCertificates } from '@/lib/certificates/desk-source'
import { createEmbeddedCertificates } from '@/lib/certificates/embedded-source'
import { createDate, formatClock24 } from '@/lib/core/dates'
import { hashFile } from '@/lib/desk/media/save-file'
import { listFiles } from '@/lib/desk/records/import'
import { importAll } from '@/scripts/desk/import'
import { setClock } from '../enquiries/support/clock'
import { engines, useDesk } from './support/desk'

const content = path.resolve('content')
const records = path.join(content, 'records')
const samples = createEmbeddedSource({ records, media: path.join(content, 'media') })
const names = ['highlight', 'news', 'events', 'gallery', 'blog', 'notification']

const readBody = async (source: Source, name: string) => {
  const file = await source.file(name, {})
  return file && [file.type, file.size, await hashBody(file.body)]
}

const hashBody = async (body: BodyInit | null | undefined) =>
  hashFile(Buffer.from(await new Response(body).arrayBuffer()))

describe.each(engines)('the sample records in the desk, in %s', (engine) => {
  const { db } = useDesk(engine)
  const desk = createDeskSource()
  const imported = Date.parse('2026-11-24T08:00:00+05:30')

  // One test for all, because an import takes seconds.
  it('are the same as without the desk, byte for byte', async () => {
    setClock(imported)
    await importAll(undefined)
    await expectDays()
    await expectSameCertificates()
    await expectSameAnswers()
    await expectSameFiles()
  }, 120_000)

  /** Every read call, on any day. */
  async function expectSameAnswers() {
    const blog = await readRows(path.join(records, 'blog.json'))
    const gallery = await readRows(path.join(records, 'gallery.json'))
    const paths = [
      ...listEndpoints.map((endpoint) => `/api/${endpoint}/dvs`),
      ...blog.map(({ _id }) => `/api/innerBlog?id=${_id}`),
      ...blog.map(({ blog_seo }) => `/api/innerBlog?blog=${encodeURIComponent(`${blog_seo}`)}`),
      ...gallery.map(({ _id }) => `/api/subGallery?id=${_id}`),
      '/api/subGallery?id=000000000000000000000000',
      '/api/innerBlog?blog=no-such-story',
      '/api/certificates/dvs',
      '/api/news/All/more/dvs',
    ]
    const news = new Set<unknown>()
    for (const day of ['2026-11-24T09:00:00+05:30', '2027-02-01T05:29:59+05:30', '2028-01-01']) {
      setClock(Date.parse(day))
      for (const path of paths) {
        const expected = JSON.stringify(await samples.read(path))
        expect([path, JSON.stringify(await desk.read(path))]).toEqual([path, expected])
        if (path === '/api/news/dvs') news.add(expected)
      }
    }
    // Each day has its own news.
    expect(news.size).toBe(3)
  }

  /** Every file, as long as a live record shows it. */
  async function expectSameFiles() {
    const rows = (
      await Promise.all(names.map((name) => readRows(path.join(records, `${name}.json`))))
    ).flat()
    const files = [...new Set(rows.flatMap(listFiles))]
    expect(files.length).toBeGreaterThan(100)
    setClock(Date.parse('2028-01-01'))
    for (const name of files)
      expect(await readBody(desk, name)).toEqual(await readBody(samples, name))
    const [name = ''] = files
    const first = await desk.file(name, {})
    await first?.body?.cancel()
    expect(await desk.size?.(name)).toBe(first?.size)
    expect((await desk.file(name, { etag: first?.etag ?? '' }))?.body).toBeNull()
    for (const other of ['albums', 'albums/none.jpg', '../enquiries.db', 'certificates/a.jpg'])
      expect(await desk.file(other, {})).toBeUndefined()
  }

  /** Records are on the site from the beginning of their day, not from 5:30 am. */
  async function expectDays() {
    const rows = await (await db()).selectFrom('desk_records').select('publish_at').execute()
    const dated = rows.filter(({ publish_at }) => publish_at !== imported)
    expect(dated.length).toBeGreaterThan(200)
    expect(new Set(dated.map((row) => formatClock24(createDate(row.publish_at!))))).toEqual(
      new Set(['00:00']),
    )
  }

  async function expectSameCertificates() {
    const of = [
      createEmbeddedCertificates({ records, media: path.join(content, 'certificates') }),
      createDeskCertificates(),
    ]
    const request = { admission: 'dvs/2021/ 0147', name: 'sample  pupil ONE' }
    const found = await Promise.all(
      of.map(async (source) => {
        const file = await source.open((await source.find(request))!)
        return [file?.type, file?.size, await hashBody(file?.body)]
      }),
    )
    expect(found[1]).toEqual(found[0])
    expect(await of[1]!.find({ ...request, name: 'Sample Pupil Two' })).toBeUndefined()
  }
})
