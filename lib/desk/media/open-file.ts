import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '@/lib/core/semaphore'
import { getProcessSingleton } from '@/lib/core/singleton'
import type { FileProblem, FileTask, PdfFacts, Pixels } from './file-worker.mjs'
import { maxHeicPixels } from './limits'

/** Why a file cannot be opened; `slow` when it took too long. */
export type OpenProblem = FileProblem | 'slow'
type Opened<T> = T | { problem: OpenProblem }

/** The largest photograph needs less, also on a busy machine (docs/decisions/081). */
const timeoutMilliseconds = 45_000
const maxBytes = 400_000_000

/**
 * Opens large files one after the other, because one can take 400 MB of memory. Routes are separate bundles, and share
 * the semaphore.
 */
export const runOneAtATime = getProcessSingleton('uploaded-files', () => createSemaphore(1))

/**
 * Returns the path of the worker. It is not bundled, because a thread starts from a file; `next.config.ts` ships it.
 */
const getWorkerPath = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/desk/media/file-worker.mjs')

const run = <T>(task: FileTask['task'], bytes: Uint8Array, maxPages = 1): Promise<Opened<T>> =>
  runOneAtATime(
    () =>
      new Promise((resolve) => {
        const workerData: FileTask = { task, bytes, maxBytes, maxPages, maxPixels: maxHeicPixels }
        const worker = new Worker(/* turbopackIgnore: true */ getWorkerPath(), {
          workerData,
          stdout: true,
          stderr: true,
        })
        const end = (result: Opened<T>) => {
          clearTimeout(timer)
          void worker.terminate()
          resolve(result)
        }
        const timer = setTimeout(() => end({ problem: 'slow' }), timeoutMilliseconds)
        worker.once('message', end)
        worker.once('error', () => end({ problem: 'damaged' }))
        worker.once('exit', () => end({ problem: 'damaged' }))
      }),
  )

/** Reads a PDF: its text, title, language and number of pages. */
export const readPdf = (bytes: Uint8Array) => run<{ pdf: PdfFacts }>('read pdf', bytes)

/** Draws the pages of a PDF. */
export const drawPdf = (bytes: Uint8Array, maxPages: number) =>
  run<{ pictures: Pixels[] }>('draw pdf', bytes, maxPages)

/** Decodes a HEIC photograph, upright. `count` is the number of pictures in the file. */
export const decodeHeic = (bytes: Uint8Array) =>
  run<{ pictures: Pixels[]; count: number }>('decode heic', bytes)
