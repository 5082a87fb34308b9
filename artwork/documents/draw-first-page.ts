import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { FileTask, PicturesRead } from '../../lib/desk/media/file-worker.mjs'

const worker = path.resolve(import.meta.dirname, '../../lib/desk/media/file-worker.mjs')
const height = 1200

/** Draws the first page of a document as a PNG in few colours, as the desk draws certificates. */
export async function drawFirstPage(bytes: Uint8Array): Promise<Buffer> {
  const workerData: FileTask = {
    task: 'draw pdf',
    bytes,
    maxBytes: 400_000_000,
    maxPages: 1,
    maxPixels: 16_000_000,
  }
  const read = await new Promise<PicturesRead>((resolve, reject) =>
    new Worker(worker, { workerData }).once('message', resolve).once('error', reject),
  )
  if ('problem' in read) throw new Error(`The document cannot be drawn: ${read.problem}`)
  const [page] = read.pictures
  if (!page) throw new Error('The document has no page')
  const { data, ...raw } = page
  return sharp(data, { raw }).resize({ height }).png({ palette: true, colours: 32 }).toBuffer()
}
