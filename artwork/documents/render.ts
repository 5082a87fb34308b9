/**
 * Writes the sample documents: the sheets that notices link to, the sample certificates, and those that
 * pages link to (book lists, chronicle, form of the transfer certificate, also as a picture).
 * The same sources give the same files. Run: `npm run documents`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bookListSheets } from './book-list-sheets'
import { careerSheets } from './career-sheets'
import { drawCertificate, sampleCertificates } from './certificates'
import { drawFirstPage } from './draw-first-page'
import { drawSheet, type Kit } from './draw-sheet'
import { examSheets } from './exam-sheets'
import { loadFonts } from './fonts'
import { loadCrest } from './letterhead'
import { noticeSheets } from './notice-sheets'
import { publicSheets } from './public-sheets'
import type { Sheet } from './sheet'

const root = path.resolve(import.meta.dirname, '../..')
const media = path.join(root, 'content/media')

async function writeSheets(folder: string, sheets: readonly Sheet[], kit: Kit): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const sheet of sheets) {
    await writeFile(path.join(folder, `${sheet.slug}.pdf`), await drawSheet(sheet, kit))
  }
  console.log(`${sheets.length} sheets in ${path.relative(root, folder)}`)
}

const kit = {
  fonts: await loadFonts(),
  crest: await loadCrest(path.join(root, 'public/crest.svg')),
}

await writeSheets(
  path.join(media, 'documents'),
  [...noticeSheets, ...examSheets, ...careerSheets],
  kit,
)

const documents = path.join(root, 'public/documents')
await writeSheets(documents, publicSheets, kit)
const form = path.join(documents, 'transfer-certificate-sample')
await writeFile(`${form}.png`, await drawFirstPage(await readFile(`${form}.pdf`)))
await writeSheets(path.join(documents, 'book-list'), bookListSheets, kit)

for (const certificate of sampleCertificates) {
  const file = path.join(root, 'content/certificates', certificate.data)
  await writeFile(file, await drawCertificate(certificate, kit.fonts))
}
console.log(`${sampleCertificates.length} sample certificates`)
