import 'server-only'
import { toIndianDay, formatTime, formatDay, formatIsoDay } from '@/lib/core/dates'
import {
  listHistoryKinds,
  historyPerPage,
  listHistory,
  listHistoryPeople,
  type HistoryEntry,
} from '@/lib/desk/history/history'
import type { Actor } from '@/lib/desk/operation'
import { kinds } from '@/lib/desk/records/kinds'
import { getParameter, type Query } from './desk-query'

const path = '/desk/history'

/** Loads the data of the screen of the history. */
export async function loadHistory(actor: Actor, query: Query) {
  const [by = '', kind = '', before = ''] = ['by', 'kind', 'before'].map((name) =>
    getParameter(query, name),
  )
  const allKinds: readonly string[] = [...kinds, ...listHistoryKinds(actor)]
  const filter = {
    ...(by && { by }),
    ...(allKinds.includes(kind) && { kind }),
  }
  const [people, entries] = await Promise.all([
    listHistoryPeople(actor),
    listHistory(actor, { ...filter, ...(/^\d{1,15}$/.test(before) && { before: Number(before) }) }),
  ])
  const last = entries.at(-1)
  return {
    people,
    kinds: allKinds,
    by,
    kind: filter.kind ?? '',
    days: toDays(entries),
    older:
      entries.length === historyPerPage && last
        ? `${path}?${new URLSearchParams({ ...filter, before: String(last.number) })}`
        : undefined,
  }
}

/** Returns the entries under the headings of their days. */
function toDays(entries: readonly HistoryEntry[]) {
  const days = new Map<string, { title: string; entries: (HistoryEntry & { clock: string })[] }>()
  for (const entry of entries) {
    const day = toIndianDay(entry.at)
    const known = days.get(formatIsoDay(day)) ?? { title: formatDay(day, 'full'), entries: [] }
    known.entries.push({ ...entry, clock: formatTime(entry.at) })
    days.set(formatIsoDay(day), known)
  }
  return [...days.values()]
}
