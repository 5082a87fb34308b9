/** @jest-environment node */
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLastGood } from '@/lib/content/client/last-good'
import { log } from '@/lib/core/log'

jest.mock('@/lib/core/log', () => ({ log: { warn: jest.fn() } }))

const origin = 'https://service.example'
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'last-good-'))
const answer = { readAt: '2026-11-21T04:30:00.000Z', body: [{ title: 'Sports day' }] }

describe('the last good answer', () => {
  it('is there after a restart, and so is its time', async () => {
    const folder = newFolder()
    await createLastGood(folder, origin).save('/api/news/dvs', answer)
    const copies = createLastGood(folder, origin)
    await expect(copies.load('/api/news/dvs')).resolves.toEqual(answer)
    await expect(copies.timeOf('/api/news/dvs')).resolves.toBe(answer.readAt)
  })

  it('tells its time without being read itself', async () => {
    const folder = newFolder()
    const head = { readAt: answer.readAt, origin, digest: 'of another answer' }
    const half = `${JSON.stringify(head)}\n[${'1,'.repeat(50_000)}`
    writeFileSync(path.join(folder, 'news-dvs.json'), half)
    const copies = createLastGood(folder, origin)
    await expect(copies.timeOf('/api/news/dvs')).resolves.toBe(answer.readAt)
    await expect(copies.load('/api/news/dvs')).resolves.toBeUndefined()
  })

  it('is not written again when it comes again, only its time is', async () => {
    const folder = newFolder()
    const copies = createLastGood(folder, origin)
    await copies.save('/api/news/dvs', answer)
    const { ino } = statSync(path.join(folder, 'news-dvs.json'))
    const later = { ...answer, readAt: '2026-11-21T04:31:00.000Z' }
    await copies.save('/api/news/dvs', later)
    expect(statSync(path.join(folder, 'news-dvs.json')).ino).toBe(ino)
    await expect(createLastGood(folder, origin).load('/api/news/dvs')).resolves.toEqual(later)
  })

  it('is written again when another process has put another in its place', async () => {
    const folder = newFolder()
    const copies = createLastGood(folder, origin)
    await copies.save('/api/news/dvs', answer)
    await createLastGood(folder, origin).save('/api/news/dvs', { ...answer, body: [] })
    await copies.save('/api/news/dvs', answer)
    await expect(createLastGood(folder, origin).load('/api/news/dvs')).resolves.toEqual(answer)
  })

  it('is the same object as long as it is the same', async () => {
    const copies = createLastGood(newFolder(), origin)
    await copies.save('/api/news/dvs', answer)
    expect((await copies.load('/api/news/dvs'))?.body).toBe(answer.body)
  })

  it('is kept for each call by itself', async () => {
    const folder = newFolder()
    const copies = createLastGood(folder, origin)
    await copies.save('/api/news/dvs', answer)
    await copies.save('/api/news/All/dvs', answer)
    await copies.save('/api/innerBlog?blog=../../etc/passwd', answer)
    await expect(copies.load('/api/highlight/dvs')).resolves.toBeUndefined()
    await expect(copies.load('/api/innerBlog?blog=other')).resolves.toBeUndefined()
    expect(readdirSync(folder).sort()).toEqual([
      expect.stringMatching(/^innerBlog-[\da-f]{32}\.json$/),
      'news-All-dvs.json',
      'news-dvs.json',
    ])
  })

  it('of another service is never shown', async () => {
    const folder = newFolder()
    await createLastGood(folder, 'embedded').save('/api/news/dvs', answer)
    await expect(createLastGood(folder, origin).load('/api/news/dvs')).resolves.toBeUndefined()
    await expect(createLastGood(folder, origin).timeOf('/api/news/dvs')).resolves.toBeUndefined()
  })

  it.each(['', '[{"half', 'null', '{"origin":"https://service.example","readAt":"yesterday"}'])(
    'is passed over when its file is damaged: %j',
    async (text) => {
      const folder = newFolder()
      writeFileSync(path.join(folder, 'news-dvs.json'), text)
      const copies = createLastGood(folder, origin)
      await expect(copies.load('/api/news/dvs')).resolves.toBeUndefined()
      await expect(copies.timeOf('/api/news/dvs')).resolves.toBeUndefined()
    },
  )

  it('may be written by several processes at once', async () => {
    const folder = newFolder()
    const answers = Array.from({ length: 20 }, (_, n) => ({
      ...answer,
      body: ['x'.repeat(n * 5000)],
    }))
    await Promise.all(
      answers.map((each) => createLastGood(folder, origin).save('/api/news/dvs', each)),
    )
    expect(answers).toContainEqual(await createLastGood(folder, origin).load('/api/news/dvs'))
    expect(readdirSync(folder)).toEqual(['news-dvs.json'])
  })

  it('is done without, with one line in the log, when the disk cannot be written to', async () => {
    const file = path.join(newFolder(), 'a-file')
    writeFileSync(file, '')
    const copies = createLastGood(path.join(file, 'last-good'), origin)
    await copies.save('/api/news/dvs', answer)
    await copies.save('/api/news/dvs', answer)
    expect(log.warn).toHaveBeenCalledTimes(1)
    await expect(copies.load('/api/news/dvs')).resolves.toBeUndefined()
    await expect(copies.timeOf('/api/news/dvs')).resolves.toBeUndefined()
  })
})
