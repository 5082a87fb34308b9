import type { ServiceFile } from '@/lib/content/types'

/** The link target of a record. A file opens in a new tab. */
export type RecordLink = { href: string; isFile: boolean }

/** A record's URL, otherwise its first attachment, otherwise `null`: the record is plain text (R-HOME-2). */
export function recordLink(record: {
  url: string | null
  attachments: ServiceFile[]
}): RecordLink | null {
  if (record.url) return { href: record.url, isFile: false }
  const [file] = record.attachments
  return file ? { href: file.href, isFile: true } : null
}
