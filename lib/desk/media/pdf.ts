import 'server-only'
import { pdfOffset } from './file-kind'
import { readPdf, type OpenProblem } from './open-file'

export type PdfChecked = { bytes: Buffer; isScan: boolean } | { problem: OpenProblem }

/**
 * Opens a PDF as a reader would. One that only forbids printing or copying opens without a password. What stands before
 * and after it is no part of it, and is left out.
 */
export async function checkPdf(file: Buffer): Promise<PdfChecked> {
  const bytes = trimmed(file)
  const opened = await readPdf(bytes)
  return 'problem' in opened ? opened : { bytes, isScan: !/[\p{L}\p{N}]/u.test(opened.pdf.text) }
}

const end = '%%EOF'

function trimmed(file: Buffer): Buffer {
  const last = file.lastIndexOf(end)
  // An end with a line break, for readers that look for one.
  return last === -1
    ? file.subarray(pdfOffset(file))
    : Buffer.concat([file.subarray(pdfOffset(file), last + end.length), Buffer.from('\n')])
}
