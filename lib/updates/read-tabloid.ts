import 'server-only'
import { tabloidPageSize } from '@/content/constants'
import { listTabloid } from '@/lib/content-service/collections'
import type { TabloidEntry } from '@/lib/content-service/types'
import { now } from '@/lib/dates'
import { informationPage } from '@/lib/pages/information-page'
import { cut } from '@/lib/rich-text/cut'
import { safeHtml } from '@/lib/rich-text/safe-html'
import type { Parameters } from './filters'
import { readSpan } from './span'
import { tabloidPath, type TabloidSummary, type TabloidView } from './tabloid-list'

/** Enough of the text to tell its script from. */
const sampleCharacters = 100

const isPicture = ({ isPicture }: { isPicture: boolean }) => isPicture

function summarise(entry: TabloidEntry): TabloidSummary {
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

/** Everything that the tabloid list needs, by the parameters of its address (R-TABLOID-1). */
export async function tabloidScreen(parameters: Parameters = {}) {
  const [frame, reading] = await Promise.all([informationPage(tabloidPath), listTabloid()])
  const total = reading.records.length
  const span = readSpan(parameters, tabloidPageSize)
  // The list may have become shorter since the address was made.
  const from = span.from < total ? span.from : 0
  const view: TabloidView = {
    madeAt: now().toISOString(),
    from,
    entries: reading.records.slice(from, from + span.shown).map(summarise),
    total,
  }
  return { frame, reading, view }
}

/** The page of cards that follows the first `from`; none when the service failed. */
export async function tabloidPage(from: number) {
  const reading = await listTabloid()
  return { reading, entries: reading.records.slice(from, from + tabloidPageSize).map(summarise) }
}
