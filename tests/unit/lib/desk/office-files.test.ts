import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import {
  findCertificate,
  openCertificateFile,
  saveCertificate,
} from '@/lib/desk/media/certificates'
import { openMedia } from '@/lib/desk/media/read-media'
import { uploadMedia } from '@/lib/desk/media/upload'
import { createPdf } from '@/tests/support/fixtures/pdf'
import { editor, useDesk, writer } from './support/desk'

/** Files from phones, scanners and offices. */

const fixture = (name: string) => readFileSync(`tests/fixtures/desk/${name}`)
const upload = (bytes: Buffer, fileName: string) => uploadMedia(writer, { bytes, fileName })
const storedBytes = async (name: string) =>
  Buffer.from(await new Response((await openMedia(writer, name))!.body).arrayBuffer())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
/** The left half is red, the right half is blue. */
async function halves(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer()
  return plain(width, height)
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}
async function readColour(
  bytes: Buffer,
  left: number,
  top: number,
): Promise<'red' | 'blue' | 'other'> {
  const [red, green, blue] = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  if (green! > 60) return 'other'
  return red! > 180 && blue! < 60 ? 'red' : blue! > 180 && red! < 60 ? 'blue' : 'other'
}

/** A JPEG whose header has a different size from its content. */
async function claiming(width: number, height: number, progressive = false): Promise<Buffer> {
  const bytes = await plain(60, 40).jpeg({ progressive }).toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const notice = createPdf({ pages: ['Fees of the session'] })
const createScan = async (count: number) => {
  const page = { jpeg: await halves(400, 600), width: 400, height: 600 }
  return createPdf({ pages: Array<typeof page>(count).fill(page) })
}

describe('files of an office', () => {
  useDesk()

  describe('a PDF', () => {
    it('is accepted as it is when it only forbids printing', async () => {
      const result = await upload(fixture('printing-forbidden.pdf'), 'fees.pdf')
      expect(result).toMatchObject({ outcome: 'stored', media: { isScan: false } })
    })

    it.each([
      ['', fixture('needs-password.pdf')],
      [' that stands inline', fixture('needs-password-inline.pdf')],
      [
        ' far from the end',
        Buffer.concat([
          fixture('needs-password.pdf'),
          Buffer.alloc(9000, '% written by a printer\n'),
        ]),
      ],
    ])('is refused when it needs a password%s', async (_, bytes) => {
      expect(await upload(bytes, 'fees.pdf')).toEqual({
        outcome: 'refused',
        reason: 'encrypted',
        message: 'The PDF opens with a password only. Save it without one.',
      })
    })

    it.each([
      ['a byte order mark before it', '\ufeff', ''],
      ['headers of a mail before it', 'Content-Type: application/pdf\r\n\r\n', ''],
      ['a line of HTML after it', '', '<!-- cached -->\n'],
      ['a page of zeros after it', '', '\0'.repeat(5000)],
      ['something before and after it', 'junk\n', 'junk'],
    ])('is stored without %s', async (_, before, after) => {
      const bytes = Buffer.concat([Buffer.from(before), notice, Buffer.from(after)])
      const result = await upload(bytes, 'fees.pdf')
      expect(result).toMatchObject({ outcome: 'stored', media: { isScan: false } })
      if (result.outcome === 'stored') expect(await storedBytes(result.media.name)).toEqual(notice)
    })

    it('is a scan when it is a photograph of a page, not when its text is in another language', async () => {
      const bengali = readFileSync('content/media/documents/puja-vacation-2026.pdf')
      expect(await upload(bengali, 'chhuti.pdf')).toMatchObject({ media: { isScan: false } })
      expect(await upload(await createScan(1), 'scan.pdf')).toMatchObject({
        media: { isScan: true },
        warning: expect.stringMatching(/cannot be read aloud/),
      })
    })

    it('is refused when only a part of it arrived', async () => {
      const bytes = readFileSync('content/media/documents/puja-vacation-2026.pdf')
      for (const part of [0.05, 0.5, 0.9, 0.99]) {
        const result = await upload(bytes.subarray(0, bytes.length * part), 'a.pdf')
        expect(result).toMatchObject({ message: 'The PDF is damaged or incomplete.' })
      }
      expect(await upload(Buffer.from('%PDF-1.7\n%%EOF\n'), 'a.pdf')).toMatchObject({
        reason: 'pdf',
      })
    })

    it('does not hold up the next one when it takes too long to read', async () => {
      const bomb = createPdf({ pages: ['x) Tj '.repeat(200_000)] })
      expect((await upload(bomb, 'bomb.pdf')).outcome).toMatch(/stored|refused/)
      expect(await upload(notice, 'a.pdf')).toMatchObject({ outcome: 'stored' })
    }, 60_000)
  })

  describe('a photograph', () => {
    it('of 64 megapixels is reduced', async () => {
      const bytes = await plain(9248, 6936).jpeg().toBuffer()
      expect(await upload(bytes, 'phone.jpg')).toMatchObject({
        media: { width: 2560, height: 1920 },
      })
    }, 60_000)

    it('is refused above that, with the numbers', async () => {
      expect(await upload(await claiming(16_000, 16_000), 'map.jpg')).toMatchObject({
        reason: 'pixels',
        message: expect.stringMatching(/^The photograph has too many pixels: 210 million/),
      })
      expect(await upload(await claiming(12_000, 11_000, true), 'map.jpg')).toMatchObject({
        reason: 'pixels',
      })
    })

    it.each([
      ['a long screenshot', 1080, 12_000, 1080, 12_000],
      ['a screenshot of a tablet', 1600, 9000, 1080, 6075],
      ['a panorama', 12_000, 3000, 4320, 1080],
      ['an ordinary one', 4000, 3000, 2560, 1920],
    ])('stays readable when it is %s', async (_, width, height, storedWidth, storedHeight) => {
      const bytes = await plain(width, height).png().toBuffer()
      expect(await upload(bytes, 'screen.png')).toMatchObject({
        media: { width: storedWidth, height: storedHeight },
      })
    })

    it('is refused with a way out when nobody could read it', async () => {
      const bytes = await plain(1080, 60_000).png().toBuffer()
      expect(await upload(bytes, 'chat.png')).toMatchObject({
        reason: 'tooLong',
        message: expect.stringMatching(/in parts, as text, or as a PDF/),
      })
    })

    it('is stored as its first picture when it is animated, and the office is told', async () => {
      const raw = Buffer.alloc(20 * 40 * 3, 200).fill(20, 20 * 20 * 3)
      const frames = sharp(raw, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      const warning = expect.stringMatching(/only the first one of this file is kept/)
      for (const bytes of [await frames.clone().gif().toBuffer(), await frames.webp().toBuffer()]) {
        expect(await upload(bytes, 'moving')).toMatchObject({ outcome: 'stored', warning })
      }
      const still = await plain(20, 20).png().toBuffer()
      const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
      const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
      // The library does not check the checksum of an unknown chunk.
      expect(await upload(moving, 'moving.png')).toMatchObject({ outcome: 'stored', warning })
      expect(await upload(still, 'still.png')).not.toHaveProperty('warning')
    })

    it.each(['mif1', 'miaf', 'MA1B'])(
      'in AVIF with the major brand %s is accepted',
      async (brand) => {
        const bytes = await plain(60, 40).avif().toBuffer()
        bytes.write(brand, 8, 'latin1')
        expect(await upload(bytes, 'a.avif')).toMatchObject({ media: { width: 60, height: 40 } })
      },
    )

    it('in HEIC is stored as a JPEG', async () => {
      const result = await upload(fixture('half.heic'), 'IMG_1.HEIC')
      expect(result).toMatchObject({ media: { type: 'image/jpeg', width: 300, height: 200 } })
      if (result.outcome !== 'stored') return
      const bytes = await storedBytes(result.media.name)
      expect([await readColour(bytes, 10, 100), await readColour(bytes, 290, 100)]).toEqual([
        'red',
        'blue',
      ])
      const damaged = fixture('half.heic').subarray(0, 700)
      expect(await upload(damaged, 'IMG_1.HEIC')).toMatchObject({ reason: 'picture' })
    })
  })

  describe('a certificate', () => {
    async function saved(bytes: Buffer) {
      const input = { admission: 'DVS/2021/0147', pupil: 'Sample Pupil', bytes }
      const result = await saveCertificate(editor, input)
      if (result.outcome !== 'saved') throw new Error(JSON.stringify(result))
      const key = await findCertificate({ admission: 'DVS/2021/0147', name: 'Sample Pupil' })
      const { body, type } = (await openCertificateFile(key!))!
      expect(type).toBe('image/jpeg')
      return Buffer.from(await new Response(body).arrayBuffer())
    }
    const problemOf = async (bytes: Buffer) => {
      const result = await saveCertificate(editor, { admission: '1', pupil: 'A', bytes })
      return result.outcome === 'invalid' ? result.problems.file : undefined
    }

    it('may be a photograph of an iPhone', async () => {
      const bytes = await saved(fixture('half.heic'))
      expect(await readColour(bytes, 290, 100)).toBe('blue')
    })

    it('may be a scanned PDF, of one page or of two', async () => {
      const one = await saved(await createScan(1))
      const { width, height } = await sharp(one).metadata()
      expect(width! / height!).toBeCloseTo(595 / 842, 1)
      expect(await readColour(one, 20, 20)).toBe('red')
      expect(await readColour(one, width! - 20, height! - 20)).toBe('blue')
      const two = await saved(await createScan(2))
      const size = await sharp(two).metadata()
      expect(size.width! / size.height!).toBeCloseTo(595 / 1684, 1)
      expect(await readColour(two, size.width! - 20, size.height! - 20)).toBe('blue')
    })

    it('may be a PDF with text', async () => {
      const bytes = await saved(notice)
      const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
      expect(data.some((grey) => grey < 60) && data.some((grey) => grey > 250)).toBe(true)
    })

    it('is refused with the true reason', async () => {
      expect(await problemOf(fixture('needs-password.pdf'))).toMatch(/password/)
      expect(await problemOf(await createScan(5))).toMatch(/more than 4 pages/)
      expect(await problemOf(notice.subarray(0, 300))).toMatch(/damaged or incomplete/)
      expect(await problemOf(Buffer.alloc(0))).toBe('The file is empty.')
      expect(await problemOf(Buffer.from('PK\x03\x04'))).toMatch(/neither a photograph/)
    })
  })
})
