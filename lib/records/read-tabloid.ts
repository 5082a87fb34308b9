import 'server-only'
import { tabloidCardCharacters, tabloidPageSize } from '@/content/constants'
import { listTabloid } from '@/lib/content/collections'
import type { TabloidEntry } from '@/lib/content/types'
import { cut } from '@/lib/rich-text/cut'
import { sanitiseHtml } from '@/lib/rich-text/safe-html'
import { createTeaser } from '@/lib/rich-text/teaser'
import { type TabloidSummary } from './tabloid-list'

/** Enough text to detect its script. */
const scriptSampleLength = 100

const isPicture = ({ isPicture }: { isPicture: boolean }) => isPicture

/** Reduces an entry to the fields that its card shows. */
export function summariseEntry(entry: TabloidEntry): TabloidSummary {
  const { id, slug, title, text, url, date, images, attachments, alt, html } = entry
  const [picture] = [...images, ...attachments].filter(isPicture)
  return {
    id,
    slug,
    title,
    text: cut(text, scriptSampleLength),
    url,
    date,
    images: picture ? [picture] : [],
    attachments: [],
    alt,
    description: createTeaser(sanitiseHtml(html, 3), tabloidCardCharacters),
  }
}

/** Reads one page of cards from offset `from`; empty when the service failed. */
export async function readTabloidRange(from: number) {
  const result = await listTabloid()
  return {
    result,
    entries: result.records.slice(from, from + tabloidPageSize).map(summariseEntry),
  }
}
