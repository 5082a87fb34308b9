/**
 * Opens a PDF or a HEIC photograph in a separate thread, which `open-file.ts` stops when it takes too long. The files
 * are untrusted. Both libraries are WebAssembly, so the memory and time for a file can be limited.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {{ width: number; height: number; channels: 4; data: Uint8Array<ArrayBuffer> }} Pixels
 * @typedef {{ pages: number; title: string; language: string; text: string }} PdfFacts
 * @typedef {'damaged' | 'password' | 'too large' | 'too many pages'} FileProblem
 * @typedef {{ problem: FileProblem }} Failed
 * @typedef {{ pdf: PdfFacts } | Failed} PdfRead
 * @typedef {{ pictures: Pixels[] } | Failed} PicturesRead
 * @typedef {{ task: 'read pdf' | 'draw pdf' | 'decode heic'; bytes: Uint8Array; maxBytes: number; maxPixels: number; maxPages: number }} FileTask
 */

const load = createRequire(import.meta.url)
const wasmPageBytes = 65_536

/** Limits the memory that the libraries can allocate. Beyond it they fail as if out of memory. @param {number} bytes */
function limitMemory(bytes) {
  const grow = WebAssembly.Memory.prototype.grow
  /** @type {typeof grow} */
  WebAssembly.Memory.prototype.grow = function growUpToLimit(pages) {
    if (this.buffer.byteLength + pages * wasmPageBytes > bytes)
      throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

/** Enough to detect whether there is text, and to find a document by its beginning. */
const maxTextLength = 20_000
/** Flags of PDFium: with annotations, such as stamps, and as RGB. */
const renderFlags = 0x01 | 0x10
const passwordError = 4
/** A certificate is read on a screen and printed: 200 dots per inch. */
const pixelsPerPoint = 200 / 72

/** @param {Uint8Array} bytes */
async function openPdf(bytes) {
  const { init } = await import('@embedpdf/pdfium')
  const wasmBinary = readFileSync(load.resolve('@embedpdf/pdfium/pdfium.wasm'))
  const library = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer })
  library.PDFiumExt_Init()
  const { pdfium } = library
  /** The memory of the library. `HEAPU8` is replaced when it grows. @type {{ HEAPU8: Uint8Array<ArrayBuffer> }} */
  const memory = /** @type {any} */ (pdfium)
  const allocate = (/** @type {number} */ size) => pdfium.wasmExports.malloc(size)
  const start = allocate(bytes.length)
  memory.HEAPU8.set(bytes, start)
  const document = library.FPDF_LoadMemDocument(start, bytes.length, '')

  /** @param {(buffer: number, length: number) => number} read a function of PDFium that returns a UTF-16 string */
  function readText(read) {
    const length = read(0, 0)
    if (length <= 2 || length > maxTextLength) return ''
    const buffer = allocate(length)
    read(buffer, length)
    return Buffer.from(memory.HEAPU8.subarray(buffer, buffer + length - 2)).toString('utf16le')
  }

  /** @param {number} page @param {number} length */
  function readPageText(page, length) {
    const text = library.FPDFText_LoadPage(page)
    const count = Math.min(library.FPDFText_CountChars(text), length)
    const buffer = allocate(2 * (count + 1))
    const written = count > 0 ? library.FPDFText_GetText(text, 0, count, buffer) : 0
    library.FPDFText_ClosePage(text)
    const end = buffer + 2 * Math.max(written - 1, 0)
    return Buffer.from(memory.HEAPU8.subarray(buffer, end)).toString('utf16le')
  }

  return { library, memory, document, readText, readPageText }
}

/** @typedef {Awaited<ReturnType<typeof openPdf>>} OpenPdf */

/** Finds the problem that prevents a PDF from being shown. @param {OpenPdf} pdf @param {Uint8Array} bytes @returns {FileProblem | undefined} */
function findProblem({ library, document }, bytes) {
  if (!document) return library.FPDF_GetLastError() === passwordError ? 'password' : 'damaged'
  if (library.FPDF_GetPageCount(document) < 1) return 'damaged'
  // PDFium also opens a truncated file. A complete one has a cross-reference table, or at least an end marker.
  if (library.FPDF_DocumentHasValidCrossReferenceTable(document)) return undefined
  const text = Buffer.from(bytes).toString('latin1')
  const end = Math.max(text.lastIndexOf('startxref'), text.lastIndexOf('%%EOF'))
  return end > text.lastIndexOf('endobj') ? undefined : 'damaged'
}

/** @param {FileTask} task @returns {Promise<PdfRead>} */
async function readPdf({ bytes }) {
  const pdf = await openPdf(bytes)
  const problem = findProblem(pdf, bytes)
  if (problem) return { problem }
  const { library, document, readText, readPageText } = pdf
  const pages = library.FPDF_GetPageCount(document)
  let text = ''
  for (let index = 0; index < pages && text.length < maxTextLength; index++) {
    const page = library.FPDF_LoadPage(document, index)
    if (!page) return { problem: 'damaged' }
    text += `${readPageText(page, maxTextLength - text.length)}\n`
    library.FPDF_ClosePage(page)
  }
  const title = readText((buffer, length) =>
    library.FPDF_GetMetaText(document, 'Title', buffer, length),
  )
  const language = readText((buffer, length) =>
    library.FPDFCatalog_GetLanguage(document, buffer, length),
  )
  return { pdf: { pages, title, language, text } }
}

/** Draws the pages of a PDF. @param {FileTask} task @returns {Promise<PicturesRead>} */
async function drawPdf({ bytes, maxPages, maxPixels }) {
  const pdf = await openPdf(bytes)
  const problem = findProblem(pdf, bytes)
  if (problem) return { problem }
  const { library, document } = pdf
  const count = library.FPDF_GetPageCount(document)
  if (count > maxPages) return { problem: 'too many pages' }
  /** @type {Pixels[]} */
  const pictures = []
  for (let index = 0; index < count; index++) {
    const page = library.FPDF_LoadPage(document, index)
    if (!page) return { problem: 'damaged' }
    pictures.push(drawPage(pdf, page, maxPixels / maxPages))
    library.FPDF_ClosePage(page)
  }
  return { pictures }
}

/** @param {OpenPdf} pdf @param {number} page @param {number} maxPixels @returns {Pixels} */
function drawPage({ library, memory }, page, maxPixels) {
  const [pageWidth, pageHeight] = [
    Math.max(library.FPDF_GetPageWidthF(page), 1),
    Math.max(library.FPDF_GetPageHeightF(page), 1),
  ]
  const scale = Math.min(pixelsPerPoint, Math.sqrt(maxPixels / (pageWidth * pageHeight)))
  const width = Math.max(Math.floor(pageWidth * scale), 1)
  const height = Math.max(Math.floor(pageHeight * scale), 1)
  const bitmap = library.FPDFBitmap_Create(width, height, 0)
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags)
  const start = library.FPDFBitmap_GetBuffer(bitmap)
  // With four bytes for each pixel, lines need no padding.
  const data = memory.HEAPU8.slice(start, start + 4 * width * height)
  library.FPDFBitmap_Destroy(bitmap)
  // PDFium leaves the fourth byte unused. Make the pixels opaque.
  for (let index = 3; index < data.length; index += 4) data[index] = 255
  return { width, height, channels: 4, data }
}

/** Decodes the primary picture of a HEIC photograph, upright. @param {FileTask} task @returns {Promise<PicturesRead & { count?: number }>} */
async function decodeHeic({ bytes, maxPixels }) {
  const { HeifDecoder } = load('libheif-js/wasm-bundle')
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((/** @type {any} */ candidate) => candidate.is_primary()) ?? images[0]
  if (!image) return { problem: 'damaged' }
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) return { problem: 'too large' }
  /** @type {Pixels} */
  const pixels = { width, height, channels: 4, data: new Uint8Array(4 * width * height) }
  const decoded = await new Promise((resolve) => image.display(pixels, resolve))
  return decoded ? { pictures: [pixels], count: images.length } : { problem: 'damaged' }
}

const tasks = { 'read pdf': readPdf, 'draw pdf': drawPdf, 'decode heic': decodeHeic }

/** @param {FileTask} task */
async function run(task) {
  limitMemory(task.maxBytes)
  try {
    return await tasks[task.task](task)
  } catch {
    return { problem: /** @type {const} */ ('damaged') }
  }
}

parentPort?.postMessage(await run(workerData))
