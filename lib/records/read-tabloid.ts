import 'server-only'
import { tabloidPageSize } from '@/content/constants'
import { listTabloid } from '@/lib/content/collections'
import type { TabloidEntry } from '@/lib/content/types'
import { cut } from '@/lib/rich-text/cut'
import { safeHtml } from '@/lib/rich-text/safe-html'
import { type TabloidSummary } from './tabloid-list'

/** Enough of the text to tell its script from. */
const sampleCharacters = 100

const isPicture = ({ isPicture }: { isPicture: boolean }) => isPicture

/** What a card of the list shows of an entry. */
export function summarise(entry: TabloidEntry): TabloidSummary {
  const { id, slug, title, text, url, date, images, attachments, alt, html } = entry
  const [picture] = [...images, ...attachments].filter(isPicture)
  return {
    id,
    slug,
    title,
    text: cut(text, sampleCharacters),
    url,
    date,
    images: picture ? [picture] : [],
    attachments: [],
    alt,
    description: safeHtml(html, 3),
  }
}

/** The page of cards that follows the first `from`; none when the service failed. */
export async function readTabloidRange(from: number) {
  const reading = await listTabloid()
  return { reading, entries: reading.records.slice(from, from + tabloidPageSize).map(summarise) }
}
