import 'server-only'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflateAsync = promisify(inflate)

/** Limits of the search for text. A document that exceeds them counts as one with text. */
const maxStreams = 2000
const maxStreamBytes = 4_000_000

/** Whether the bytes are a complete PDF: it begins and ends like one. */
export function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8).toString('latin1')
  const tail = bytes.subarray(-1024).toString('latin1')
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail)
}

/** A password is needed to open it. */
export const isEncrypted = (bytes: Buffer): boolean =>
  /\/Encrypt\s+\d+\s+\d+\s+R/.test(bytes.subarray(-4096).toString('latin1')) ||
  /\/Encrypt\s+\d+\s+\d+\s+R/.test(bytes.subarray(0, 4096).toString('latin1'))

/**
 * Whether a PDF has no text that could be read aloud or searched: a scan. Text needs a font, which is named in the file
 * itself or in one of its compressed objects.
 */
export async function isScan(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (hasFont(text)) return false
  const streams = [...text.matchAll(/\/Type\s*\/ObjStm[^]{0,400}?stream\r?\n/g)]
  if (streams.length > maxStreams) return false
  for (const { 0: found, index } of streams) {
    const start = index + found.length
    const end = text.indexOf('endstream', start)
    const content = await unpacked(bytes.subarray(start, end === -1 ? undefined : end))
    if (content === undefined || hasFont(content)) return false
  }
  return true
}

const hasFont = (text: string) => /\/Type\s*\/Font\b(?!Descriptor)/.test(text)

/** @returns `undefined` when it cannot be read */
async function unpacked(stream: Buffer): Promise<string | undefined> {
  try {
    const bytes = await inflateAsync(stream, { maxOutputLength: maxStreamBytes })
    return bytes.toString('latin1')
  } catch {
    return undefined
  }
}
