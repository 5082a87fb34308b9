import 'server-only'
import { tabloidPageSize } from '@/content/constants'
import { listTabloid } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/records/filters'
import { parseRange } from '@/lib/records/pagination'
import { summarise } from '@/lib/records/read-tabloid'
import { tabloidPath, type TabloidView } from '@/lib/records/tabloid-list'

/** Everything that the tabloid list needs, by the parameters of its address (R-TABLOID-1). */
export async function loadTabloidPage(parameters: Parameters = {}) {
  const [frame, list] = await Promise.all([loadInformationPage(tabloidPath), listTabloid()])
  const total = list.records.length
  const span = parseRange(parameters, tabloidPageSize)
  // The list may have become shorter since the address was made.
  const from = span.from < total ? span.from : 0
  const view: TabloidView = {
    renderedAt: now().toISOString(),
    from,
    entries: list.records.slice(from, from + span.shown).map(summarise),
    total,
  }
  return { frame, list, view }
}
