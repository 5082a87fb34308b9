import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLastGood } from '@/lib/content/client/last-good'
import { log } from '@/lib/core/log'

jest.mock('@/lib/core/log', () => ({ log: { warn: jest.fn() } }))

const origin = 'https://service.example'
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'last-good-'))
const response = { readAt: '2026-11-21T04:30:00.000Z', body: [{ title: 'Sports day' }] }

describe('the last good response', () => {
  it('survives a restart, with its timestamp', async () => {
    const folder = newFolder()
    await createLastGood(folder, origin).save('/api/news/dvs', response)
    const copies = createLastGood(folder, origin)
    await expect(copies.load('/api/news/dvs')).resolves.toEqual(response)
    await expect(copies.readTime('/api/news/dvs')).resolves.toBe(response.readAt)
  })

  it('has a timestamp that is readable without the body', async () => {
    const folder = newFolder()
    const header = { readAt: response.readAt, origin, digest: 'of another response' }
    const truncated = `${JSON.stringify(header)}\n[${'1,'.repeat(50_000)}`
    writeFileSync(path.join(folder, 'news-dvs.json'), truncated)
    const copies = createLastGood(folder, origin)
    await expect(copies.readTime('/api/news/dvs')).resolves.toBe(response.readAt)
    await expect(copies.load('/api/news/dvs')).resolves.toBeUndefined()
  })

  it('is not written again when it is unchanged, only its timestamp is', async () => {
    const folder = newFolder()
    const copies = createLastGood(folder, origin)
    await copies.save('/api/news/dvs', response)
    const { ino } = statSync(path.join(folder, 'news-dvs.json'))
    const later = { ...response, readAt: '2026-11-21T04:31:00.000Z' }
    await copies.save('/api/news/dvs', later)
    expect(statSync(path.join(folder, 'news-dvs.json')).ino).toBe(ino)
    await expect(createLastGood(folder, origin).load('/api/news/dvs')).resolves.toEqual(later)
  })

  it('is written again when another process has replaced it', async () => {
    const folder = newFolder()
    const copies = createLastGood(folder, origin)
    await copies.save('/api/news/dvs', response)
    await createLastGood(folder, origin).save('/api/news/dvs', { ...response, body: [] })
    await copies.save('/api/news/dvs', response)
    await expect(createLastGood(folder, origin).load('/api/news/dvs')).resolves.toEqual(response)
  })

  it('is the same object while it is unchanged', async () => {
    const copies = createLastGood(newFolder(), origin)
    await copies.save('/api/news/dvs', response)
    expect((await copies.load('/api/news/dvs'))?.body).toBe(response.body)
  })

  it('is stored separately for each endpoint', async () => {
    const folder = newFolder()
    const copies = createLastGood(folder, origin)
    await copies.save('/api/news/dvs', response)
    await copies.save('/api/news/All/dvs', response)
    await copies.save('/api/innerBlog?blog=../../etc/passwd', response)
    await expect(copies.load('/api/highlight/dvs')).resolves.toBeUndefined()
    await expect(copies.load('/api/innerBlog?blog=other')).resolves.toBeUndefined()
    expect(readdirSync(folder).sort()).toEqual([
      expect.stringMatching(/^innerBlog-[\da-f]{32}\.json$/),
      'news-All-dvs.json',
      'news-dvs.json',
    ])
  })

  it('is ignored when it is from another source', async () => {
    const folder = newFolder()
    await createLastGood(folder, 'embedded').save('/api/news/dvs', response)
    await expect(createLastGood(folder, origin).load('/api/news/dvs')).resolves.toBeUndefined()
    await expect(createLastGood(folder, origin).readTime('/api/news/dvs')).resolves.toBeUndefined()
  })

  it.each(['', '[{"half', 'null', '{"origin":"https://service.example","readAt":"yesterday"}'])(
    'is ignored when its file is damaged: %j',
    async (text) => {
      const folder = newFolder()
      writeFileSync(path.join(folder, 'news-dvs.json'), text)
      const copies = createLastGood(folder, origin)
      await expect(copies.load('/api/news/dvs')).resolves.toBeUndefined()
      await expect(copies.readTime('/api/news/dvs')).resolves.toBeUndefined()
    },
  )

  it('may be written by several processes concurrently', async () => {
    const folder = newFolder()
    const responses = Array.from({ length: 20 }, (_, n) => ({
      ...response,
      body: ['x'.repeat(n * 5000)],
    }))
    await Promise.all(
      responses.map((each) => createLastGood(folder, origin).save('/api/news/dvs', each)),
    )
    expect(responses).toContainEqual(await createLastGood(folder, origin).load('/api/news/dvs'))
    expect(readdirSync(folder)).toEqual(['news-dvs.json'])
  })

  it('is skipped with one log message when the disk is not writable', async () => {
    const file = path.join(newFolder(), 'a-file')
    writeFileSync(file, '')
    const copies = createLastGood(path.join(file, 'last-good'), origin)
    await copies.save('/api/news/dvs', response)
    await copies.save('/api/news/dvs', response)
    expect(log.warn).toHaveBeenCalledTimes(1)
    await expect(copies.load('/api/news/dvs')).resolves.toBeUndefined()
    await expect(copies.readTime('/api/news/dvs')).resolves.toBeUndefined()
  })
})
