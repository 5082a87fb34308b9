import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createDeskSource } from '@/lib/content/client/desk'
import { checkPicture } from '@/lib/content/check-picture'
import { dayMilliseconds } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import {
  deleteCertificate,
  findCertificate,
  insertCertificate,
  listCertificates,
  openCertificate,
  openCertificateFile,
  saveCertificate,
} from '@/lib/desk/media/certificates'
import { listMedia } from '@/lib/desk/media/list'
import { findMissingFiles } from '@/lib/desk/media/check-files'
import { removeUnusedMedia } from '@/lib/desk/media/remove-unused'
import { getMediaStore } from '@/lib/desk/media/store'
import { maxUploadBytes } from '@/lib/desk/media/limits'
import { readMedia, openMedia } from '@/lib/desk/media/read-media'
import { uploadMedia } from '@/lib/desk/media/upload'
import { describeMedia } from '@/lib/desk/records/describe'
import { createRecord, saveRecord } from '@/lib/desk/records/save'
import { deleteRecord, publishRecord, withdrawRecord } from '@/lib/desk/records/publish'
import { s3Key, startS3 } from '@/tests/support/servers/s3'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const samplePdf = readFileSync('content/media/documents/puja-vacation-2026.pdf')

/** A photograph: the left half is red, the right half is blue. */
async function photo(width = 60, height = 40): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: width - half.width, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

const upload = (bytes: Uint8Array, fileName = 'file.jpg') =>
  uploadMedia(writer, { bytes, fileName })
const stored = async (bytes: Uint8Array, fileName?: string) => {
  const result = await upload(bytes, fileName)
  if (result.outcome !== 'stored') throw new Error(result.message)
  return result.media
}
const readBytes = async (file: { body: BodyInit | null } | undefined) =>
  file && Buffer.from(await new Response(file.body).arrayBuffer())

describe.each(engines)('uploads with %s', (engine) => {
  const desk = useDesk(engine)
  const source = createDeskSource()
  beforeEach(() => setClock(t0))

  /** A live notice with the file. */
  async function publishWith(name: string, kind: 'notice' | 'album' = 'notice') {
    const list = kind === 'notice' ? { documents: [name] } : { pictures: [name] }
    const created = await createRecord(writer, {
      kind,
      form: { title: 'Title', text: '', date: '2026-11-24', url: '', ...list },
    })
    if (created.outcome !== 'saved') throw new Error()
    await publishRecord(editor, created.record)
    return created.record
  }

  it('of a photograph are turned upright, scaled down, and stripped of all metadata', async () => {
    const original = await sharp(await photo(3000, 2000))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'A Person' }, IFD3: { GPSLatitude: '26/1 41/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
      .toBuffer()
    expect(original.includes('A Person') && original.includes('SECRET')).toBe(true)
    const media = await stored(original, 'IMG_0042.JPG')
    expect(media).toMatchObject({
      type: 'image/jpeg',
      width: 1707,
      height: 2560,
      fileName: 'IMG_0042.JPG',
    })
    expect(media.name).toMatch(/^desk\/[\da-f]{32}\.jpg$/)
    const bytes = (await readBytes(await openMedia(writer, media.name)))!
    expect(bytes.length).toBe(media.size)
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, orientation ?? 1, comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
      undefined,
    ])
    expect(/A Person|SECRET|GPS/.test(bytes.toString('latin1'))).toBe(false)
    // Turned by 90°: the left side is now at the top.
    const top = await sharp(bytes)
      .extract({ left: 800, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(top[0]! > 200 && top[2]! < 60).toBe(true)
    await expect(checkPicture(bytes)).resolves.toEqual({ isAnimated: false })
  })

  it('may be PNG, WebP, AVIF or GIF, and are the same file when repeated', async () => {
    const picture = sharp(await photo())
    const formats = await Promise.all([
      picture.clone().png().toBuffer(),
      picture.clone().webp().toBuffer(),
      picture.clone().avif().toBuffer(),
      picture.clone().gif().toBuffer(),
    ])
    for (const bytes of formats)
      expect(await stored(bytes)).toMatchObject({ type: 'image/jpeg', width: 60 })
    expect((await stored(formats[0]!)).name).toBe((await stored(formats[0]!, 'again.png')).name)
  })

  it.each([
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['XML with SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script', '#!/bin/sh\necho 1'],
    ['a program', 'MZ\x90\x00'],
    ['a TIFF', 'II*\x00\x08\x00\x00\x00'],
    ['an archive', 'PK\x03\x04'],
    ['a PDF after much HTML', `<html>${' '.repeat(1100)}${samplePdf.toString('latin1')}`],
  ])('of %s named .jpg are refused', async (_, text) => {
    expect(await upload(Buffer.from(text, 'latin1'), 'photo.jpg')).toEqual({
      outcome: 'refused',
      reason: 'unknown',
      message: 'This is neither a photograph (JPEG, PNG, WebP, HEIC) nor a PDF.',
    })
  })

  it('of a polyglot file keep only the pixels', async () => {
    const script = '<script>alert(document.cookie)</script>'
    const polyglot = Buffer.concat([await photo(), Buffer.from(`${script}PK\x03\x04`)])
    const media = await stored(polyglot, '<img src=x onerror=alert(1)>.html')
    expect((await readBytes(await openMedia(writer, media.name)))!.includes('script')).toBe(false)
    const withTrailer = Buffer.concat([samplePdf, Buffer.from(script)])
    const document = await stored(withTrailer, 'a.pdf')
    expect((await readBytes(await openMedia(writer, document.name)))!.equals(samplePdf)).toBe(true)
  })

  it('never use the path of a file name', async () => {
    const names = ['../../etc/passwd.jpg', '..\\..\\a.jpg', '/abs/b.jpg', '\u202egpj.exe', '.', '']
    for (const [index, name] of names.entries()) {
      const picture = await stored(await photo(20 + index, 10), name)
      expect(picture.name).toMatch(/^desk\/[\da-f]{32}\.jpg$/)
      expect(picture.fileName).not.toMatch(/[/\\\u202e]/)
    }
    const document = await stored(samplePdf, '../../PTM notice (final) <b>.pdf')
    expect(document.name).toMatch(/^desk\/[\da-f]{32}\/ptm-notice-final-b\.pdf$/)
    const folders = readdirSync(desk.folder)
    expect(folders.filter((name) => !name.startsWith('enquiries.db'))).toEqual(['media'])
  })

  it('of decompression bombs and damaged files are refused', async () => {
    // A header that claims 60,000 by 60,000 pixels.
    const claim = Buffer.from(
      await sharp(await photo())
        .png()
        .toBuffer(),
    )
    claim.writeUInt32BE(60_000, 16)
    claim.writeUInt32BE(60_000, 20)
    expect(await upload(claim, 'claim.png')).toMatchObject({ outcome: 'refused', reason: 'pixels' })
    const whole = await photo(600, 400)
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({
      message: 'The photograph is damaged, or only a part of it arrived.',
    })
    expect(await upload(Buffer.alloc(0))).toMatchObject({ message: 'The file is empty.' })
    const large = Buffer.alloc(maxUploadBytes + 1)
    expect(await upload(large)).toMatchObject({
      message: expect.stringContaining('larger than 30 MB'),
    })
  }, 60_000)

  it('of a PDF stay unchanged', async () => {
    const media = await stored(samplePdf, 'Puja vacation 2026.pdf')
    expect(media).toMatchObject({ type: 'application/pdf', isScan: false, size: samplePdf.length })
    expect((await readBytes(await openMedia(writer, media.name)))!.equals(samplePdf)).toBe(true)
    const long = Buffer.concat([samplePdf, Buffer.alloc(15_000_001, ' ')])
    expect(await upload(long, 'a.pdf')).toMatchObject({ message: expect.stringMatching(/15 MB/) })
    expect(await upload(samplePdf.subarray(0, 900), 'a.pdf')).toMatchObject({ outcome: 'refused' })
  })

  it('are served only while a live record shows them', async () => {
    const { name } = await stored(samplePdf, 'results.pdf')
    expect(await source.file(name, {})).toBeUndefined()
    const created = await createRecord(writer, {
      kind: 'notice',
      form: { title: 'Results', text: '', date: '2026-11-24', url: '', documents: [name] },
    })
    if (created.outcome !== 'saved') throw new Error()
    const { id } = created.record
    const isServed = async () => {
      const file = await source.file(name, {})
      await file?.body?.cancel()
      return file !== undefined
    }
    const times = { publishAt: new Date(t0 + 1000), endAt: new Date(t0 + 3000) }
    expect(await isServed()).toBe(false)
    await publishRecord(editor, { id, version: 1, ...times })
    expect(await isServed()).toBe(false)
    setClock(t0 + 1000)
    expect(await isServed()).toBe(true)
    await saveRecord(writer, { id, version: 1, form: { ...created.record.form, documents: [] } })
    expect(await isServed()).toBe(true)
    setClock(t0 + 3000)
    expect(await isServed()).toBe(false)
    await publishRecord(editor, { id, version: 2 })
    expect(await isServed()).toBe(false)
    for (const change of [withdrawRecord, deleteRecord]) {
      const other = await publishWith(name)
      expect(await isServed()).toBe(true)
      await change(editor, other)
      expect(await isServed()).toBe(false)
    }
    expect((await readBytes(await openMedia(writer, name)))?.length).toBe(samplePdf.length)
  })

  it('are kept for 90 days when nothing refers to them, and incomplete ones for one day', async () => {
    const used = await stored(await photo(30, 20))
    const unused = await stored(await photo(31, 20))
    await publishWith(used.name, 'album')
    const filesIn = () =>
      readdirSync(path.join(desk.folder, 'media'), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      ).length
    const leftover = path.join(desk.folder, 'media/files/leftover.tmp')
    writeFileSync(leftover, 'half')
    utimesSync(leftover, t0 / 1000, t0 / 1000)
    // Of a process that was killed before the file was stored.
    const db = await desk.db()
    const row = await db
      .selectFrom('desk_media')
      .selectAll()
      .where('name', '=', unused.name)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('desk_media')
      .values({ ...row, name: 'desk/half.jpg', file: 'files/half.jpg', is_ready: 0 })
      .execute()
    expect(await openMedia(writer, 'desk/half.jpg')).toBeUndefined()
    setClock(t0 + dayMilliseconds)
    expect(await removeUnusedMedia(db)).toBe(0)
    setClock(t0 + dayMilliseconds + 1)
    expect(await removeUnusedMedia(db)).toBe(1)
    await (await getMediaStore()).tidy(dayMilliseconds)
    expect([filesIn(), existsSync(leftover)]).toEqual([2, false])
    // The same upload again renews the time.
    const renewed = await stored(await photo(31, 20))
    expect(renewed.name).toBe(unused.name)
    setClock(t0 + 91 * dayMilliseconds + 1)
    expect(await removeUnusedMedia(db)).toBe(0)
    setClock(t0 + 91 * dayMilliseconds + 2)
    expect(await removeUnusedMedia(db)).toBe(1)
    expect(await readMedia(writer, [used.name, renewed.name])).toHaveLength(1)
    expect(filesIn()).toBe(1)
  })

  it('can be described for people who cannot see them', async () => {
    const { name } = await stored(await photo())
    expect(await describeMedia(writer, { name, alt: ' Children \n on the field ' })).toMatchObject({
      alt: 'Children on the field',
    })
    expect(await readMedia(writer, ['none', name])).toMatchObject([
      { alt: 'Children on the field' },
    ])
    expect(await describeMedia(writer, { name: 'none', alt: '' })).toBeUndefined()
  })

  it('are found by any spelling of their name and description', async () => {
    await describeMedia(writer, {
      name: (await stored(await photo(50))).name,
      alt: 'Café, ছাত্র য়, Class ৯',
    })
    const other = (await stored(await photo(70), 'ANNUAL_day.jpg')).name
    const found = async (search: string) =>
      (await listMedia(writer, { search })).map(({ name }) => name === other)
    for (const search of ['CAFE', 'cafe\u0301', 'ছাত্র \u09df', 'class 9', 'Class ৯'])
      expect([search, await found(search)]).toEqual([search, [false]])
    for (const search of ['annual', 'Annual_Day', '_d'])
      expect([search, await found(search)]).toEqual([search, [true]])
    for (const search of ['%', 'none']) expect(await found(search)).toEqual([])
    expect(await found(' ')).toHaveLength(2)
  })

  it('of certificates are reachable only by a look-up', async () => {
    const bytes = await photo(80, 50)
    const input = { admission: ' DVS/2021/0147 ', pupil: 'Sample  Pupil', bytes }
    expect(
      await saveCertificate(editor, { ...input, pupil: '\u200b', bytes: Buffer.from('<svg/>') }),
    ).toEqual({
      outcome: 'invalid',
      problems: {
        pupil: 'Type the name as it is on the certificate.',
        file: 'This is neither a photograph (JPEG, PNG, WebP, HEIC) nor a PDF.',
      },
      refused: 'unknown',
    })
    const saved = await saveCertificate(editor, input)
    if (saved.outcome !== 'saved') throw new Error()
    const key = (await findCertificate({ admission: 'dvs/2021/ 0147', name: 'SAMPLE pupil' }))!
    expect((await readBytes(await openCertificateFile(key)))!.length).toBeGreaterThan(100)
    expect(
      (await readBytes(await openCertificate(editor, saved.certificate.id)))!.length,
    ).toBeGreaterThan(100)
    expect(await source.file(key, {})).toBeUndefined()
    expect(await openMedia(writer, key)).toBeUndefined()
    const again = await saveCertificate(editor, { ...input, bytes: await photo(90, 50) })
    expect(again.outcome).toBe('saved')
    expect(await findCertificate({ admission: 'dvs/2021/0147', name: 'sample pupil' })).not.toBe(
      key,
    )
    expect(
      await findCertificate({ admission: 'DVS–2021-০১৪৭', name: 'Sample\u00a0Pupil.' }),
    ).toBeTruthy()
    expect(await listCertificates(editor, { search: '2021' })).toHaveLength(1)
    expect(await listCertificates(editor, { search: 'dvs-2021' })).toHaveLength(1)
    expect(await listCertificates(editor, { isDeleted: true })).toHaveLength(1)
  })

  it('of certificates are live for one photograph of a pupil, even when several arrive at once', async () => {
    const db = await desk.db()
    const bytes = Buffer.from(await photo(80, 50))
    const writings = ['DVS/1', 'dvs-1', 'DVS 1', 'dvs/1', 'DVS1']
    const added = await Promise.all(
      writings.map((admission) => insertCertificate(db, { admission, pupil: 'A Pupil', bytes })),
    )
    expect(await listCertificates(editor)).toHaveLength(1)
    await Promise.all(added.map(({ id }) => deleteCertificate(editor, { id, undo: true })))
    expect(await listCertificates(editor)).toHaveLength(1)
    expect(await listCertificates(editor, { isDeleted: true })).toHaveLength(4)
  })
})

describe('uploads to an S3-compatible store', () => {
  const desk = useDesk()
  const source = createDeskSource()
  let store: Awaited<ReturnType<typeof startS3>>
  beforeEach(async () => {
    store = await startS3()
    jest.replaceProperty(env, 'mediaStore', { url: store.url, ...s3Key })
  })
  afterEach(() => store.stop())

  it('are signed, read back and removed', async () => {
    const media = await stored(samplePdf, 'ছুটির তালিকা.pdf')
    expect(
      [...store.objects].map(([key, { type, bytes }]) => [
        /^files\/[\da-f]{2}\//.test(key),
        type,
        bytes.length,
      ]),
    ).toEqual([[true, 'application/pdf', samplePdf.length]])
    expect(existsSync(path.join(desk.folder, 'media'))).toBe(false)
    const created = await createRecord(writer, {
      kind: 'notice',
      form: { title: 'A', text: '', date: '2026-11-24', url: '', documents: [media.name] },
    })
    if (created.outcome !== 'saved') throw new Error()
    await publishRecord(editor, created.record)
    const file = await source.file(media.name, {})
    expect(file).toMatchObject({ type: 'application/pdf', size: samplePdf.length })
    expect((await readBytes(file))!.equals(samplePdf)).toBe(true)
    const other = await stored(await photo())
    expect(store.objects.size).toBe(2)
    setClock(Date.now() + 91 * dayMilliseconds)
    expect(await removeUnusedMedia(await desk.db())).toBe(1)
    expect(store.objects.size).toBe(1)
    expect(await openMedia(writer, other.name)).toBeUndefined()
    expect(store.rejected).toEqual([])
  })

  it('may be missing where the key is not allowed to list the bucket', async () => {
    store.state.mayList = false
    const media = await stored(samplePdf)
    expect(await openMedia(writer, media.name)).toBeDefined()
    const [key] = store.objects.keys()
    store.objects.delete(key!)
    expect(await openMedia(writer, media.name)).toBeUndefined()
    expect(await openMedia(writer, media.name)).toBeUndefined()
  })

  it.each(['', '/school/site'])('are listed page by page, below %j', async (folder) => {
    jest.replaceProperty(env, 'mediaStore', { url: store.url + folder, ...s3Key })
    const files = await getMediaStore()
    const keys = ['certificates/b.jpg', 'files/aa/one.pdf', 'files/bb/two.jpg']
    for (const key of keys) await files.put(key, Buffer.from('x'), 'image/jpeg')
    store.objects.set('other/school.jpg', { bytes: Buffer.from('x'), type: '' })
    store.state.keysPerPage = 2
    const own = await files.list()
    expect(own?.filter((key) => key !== 'other/school.jpg')).toEqual(keys)
    expect(own).toHaveLength(folder ? 3 : 4)
    expect(store.rejected).toEqual([])
    store.state.mayList = false
    expect(await files.list()).toBeUndefined()
  })

  it.each([true, false])('are known to be missing, also where listing is: %s', async (mayList) => {
    store.state.mayList = mayList
    await stored(samplePdf)
    await stored(await photo())
    const [lost, kept] = [...store.objects.keys()] as [string, string]
    store.objects.delete(lost)
    expect(await findMissingFiles([lost, kept])).toEqual([lost])
  })

  it('are not reported missing where the key is not allowed to read', async () => {
    const media = await stored(samplePdf)
    store.state.mayRead = false
    await expect(openMedia(writer, media.name)).rejects.toThrow(/status 403/)
  })

  it('leave nothing that is served when they fail', async () => {
    store.state.isBroken = true
    expect(await upload(samplePdf)).toMatchObject({
      outcome: 'refused',
      message: 'The file could not be stored. Try again in a minute.',
    })
    store.state.isBroken = false
    jest.replaceProperty(env, 'mediaStore', { url: store.url, ...s3Key, secretAccessKey: 'wrong' })
    expect(await upload(samplePdf)).toMatchObject({ outcome: 'refused' })
    expect(store.rejected).toHaveLength(1)
    const rows = await (await desk.db()).selectFrom('desk_media').select('is_ready').execute()
    expect(rows).toEqual([{ is_ready: 0 }])
  })
})
