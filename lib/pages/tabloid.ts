import 'server-only'
import { tabloidPageSize } from '@/content/constants'
import { listTabloid } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/http/parameters'
import { parseRange } from '@/lib/records/pagination'
import { summariseEntry } from '@/lib/records/read-tabloid'
import { tabloidPath, type TabloidView } from '@/lib/records/tabloid-list'

/** Data of the tabloid list, by its query parameters (R-TABLOID-1). */
export async function loadTabloidPage(parameters: Parameters = {}) {
  const [frame, list] = await Promise.all([loadInformationPage(tabloidPath), listTabloid()])
  const total = list.records.length
  const range = parseRange(parameters, tabloidPageSize)
  // The list may have become shorter since the link was created.
  const from = range.from < total ? range.from : 0
  const view: TabloidView = {
    renderedAt: now().toISOString(),
    from,
    entries: list.records.slice(from, from + range.shown).map(summariseEntry),
    total,
  }
  return { frame, list, view }
}
