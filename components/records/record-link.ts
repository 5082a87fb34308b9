import type { ServiceFile } from '@/lib/content/types'

/** Where a record leads; a file opens in a new tab. */
export type RecordLink = { href: string; isFile: boolean }

/** A record's url, else its first attachment, else `null`: it is plain text then (R-HOME-2). */
export function recordLink(record: {
  url: string | null
  attachments: ServiceFile[]
}): RecordLink | null {
  if (record.url) return { href: record.url, isFile: false }
  const [file] = record.attachments
  return file ? { href: file.href, isFile: true } : null
}
