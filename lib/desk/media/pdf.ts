import 'server-only'
import { findPdfOffset } from './file-kind'
import { readPdf, type OpenProblem } from './open-file'

export type PdfChecked = { bytes: Buffer; isScan: boolean } | { problem: OpenProblem }

/**
 * Opens a PDF as a PDF reader does. A PDF that only forbids printing or copying opens without a password. Bytes before
 * the header and after the end marker are removed.
 */
export async function checkPdf(file: Buffer): Promise<PdfChecked> {
  const bytes = trimPdf(file)
  const opened = await readPdf(bytes)
  return 'problem' in opened ? opened : { bytes, isScan: !/[\p{L}\p{N}]/u.test(opened.pdf.text) }
}

const end = '%%EOF'

function trimPdf(file: Buffer): Buffer {
  const last = file.lastIndexOf(end)
  // End with a line break, which some readers expect.
  return last === -1
    ? file.subarray(findPdfOffset(file))
    : Buffer.concat([file.subarray(findPdfOffset(file), last + end.length), Buffer.from('\n')])
}
