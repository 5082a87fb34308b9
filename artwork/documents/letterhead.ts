import sharp from 'sharp'
import { school } from '../../content/school'
import { ink } from './ink'
import { page, write } from './pen'

const bandHeight = 88
const hemHeight = 5
const crest = { height: 58, width: (58 * 88) / 104 }

/** Cuts the crest to a small picture on the band's green. */
export async function loadCrest(file: string): Promise<Buffer> {
  return sharp(file, { density: 288 })
    .resize({ height: crest.height * 2 })
    .flatten({ background: ink.deep })
    .png({ palette: true, colours: 24 })
    .toBuffer()
}

/** The tartan hem: the four house colours, woven in uneven stripes. */
function drawHem(doc: PDFKit.PDFDocument, y: number): void {
  const stripes = [26, 7, 3, 7, 15]
  let x = 0
  for (let index = 0; x < page.width; index += 1) {
    const width = stripes[index % stripes.length] ?? 0
    doc.rect(x, y, width, hemHeight).fill(ink.houses[index % ink.houses.length])
    x += width
  }
}

/** A marigold house flag that says what the paper is. */
function drawSampleFlag(doc: PDFKit.PDFDocument): void {
  const [width, height, notch] = [112, 24, 9]
  const left = page.width - page.margin - width
  const top = bandHeight + hemHeight
  const right = left + width
  doc
    .polygon(
      [left, top],
      [right, top],
      [right, top + height],
      [left, top + height],
      [left + notch, top + height / 2],
    )
    .fill(ink.marigold)
  doc.y = top + 6
  write(doc, 'Sample document', {
    size: 11,
    x: left + notch + 8,
    width: width - notch - 8,
  })
}

function drawFoot(doc: PDFKit.PDFDocument): void {
  const { street, town, state, postalCode } = school.address
  const lines = [
    `${school.name}, ${street}, ${town}, ${state} ${postalCode} · ${school.emails.office}`,
    'Sample document: it shows the place and the form. The school’s own paper replaces it.',
  ]
  const top = page.height - page.bottom + 18
  doc
    .moveTo(page.margin, top)
    .lineTo(page.width - page.margin, top)
    .lineWidth(0.7)
    .stroke(ink.line)
  doc.y = top + 8
  for (const line of lines) write(doc, line, { size: 8.5, colour: ink.quiet })
}

/** Draws head and foot of the page: crest, name, tartan hem, the sample flag and the address. */
export function drawLetterhead(doc: PDFKit.PDFDocument, crestPicture: Buffer): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.rect(0, 0, page.width, bandHeight).fill(ink.deep)
  doc.image(crestPicture, page.margin, 15, { height: crest.height })
  const left = page.margin + crest.width + 16
  doc.y = 20
  write(doc, school.name, { face: 'display', size: 25, colour: ink.paper, x: left, width: 300 })
  doc.y = 53
  write(doc, school.tagline, { size: 10.5, colour: ink.bud, x: left, width: 300 })
  doc.y = 33
  const localLeft = page.width - page.margin - 150
  write(doc, school.localName.text, {
    size: 14,
    colour: ink.bud,
    x: localLeft,
    width: 150,
    align: 'right',
  })
  drawHem(doc, bandHeight)
  drawSampleFlag(doc)
  drawFoot(doc)
  doc.endMarkedContent()
}
