import PDFDocument from 'pdfkit'
import { school } from '../../content/school'
import { drawBlock } from './blocks'
import type { Fonts } from './fonts'
import { ink } from './ink'
import { drawLetterhead } from './letterhead'
import { innerWidth, page, registerFonts, write } from './pen'
import type { Sheet } from './sheet'

/** What every sheet is drawn with. */
export type Kit = { fonts: Fonts; crest: Buffer }

/** Fixed, so that the same sheet is the same file; the file's identifier is made from it. */
const creationDate = new Date('2026-01-01T00:00:00Z')

function openDocument(sheet: Sheet): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margins: { left: page.margin, right: page.margin, top: page.top, bottom: 0 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.lang ?? 'en-IN',
    info: { Title: sheet.title, Author: school.name, CreationDate: creationDate },
  })
}

function drawHeading(doc: PDFKit.PDFDocument, sheet: Sheet): void {
  doc.y = page.top
  const title = (): void =>
    write(doc, sheet.title, {
      face: 'display',
      size: 22,
      colour: ink.heading,
      width: innerWidth - 30,
    })
  const subtitle = (): void => write(doc, sheet.subtitle, { size: 12.5, colour: ink.quiet })
  doc.addStructure(doc.struct('H1', {}, title))
  doc.y += 3
  doc.addStructure(doc.struct('P', {}, subtitle))
  doc.y += 16
}

/**
 * Draws a sheet: one A4 page, tagged for screen readers.
 *
 * @throws when the text does not fit on the page.
 */
export async function drawSheet(sheet: Sheet, { fonts, crest }: Kit): Promise<Buffer> {
  const doc = openDocument(sheet)
  registerFonts(doc, fonts)
  drawLetterhead(doc, crest)
  drawHeading(doc, sheet)
  for (const block of sheet.blocks) drawBlock(doc, block)
  if (doc.y > page.height - page.bottom) throw new Error(`${sheet.slug}.pdf runs over its page`)
  doc.end()
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
