import 'server-only'
import { desk } from '@/content/words/en/desk'
import { toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import { getRefusalMessage } from '@/lib/desk/media/messages'
import { readMedia } from '@/lib/desk/media/read-media'
import type { Actor } from '@/lib/desk/operation'
import { can } from '@/lib/desk/permissions'
import { toAltsField, toAlts } from '@/lib/desk/records/alts'
import {
  formFields,
  isKind,
  toPreviewContent,
  type FormValues,
  type Kind,
  type Problems,
} from '@/lib/desk/records/kinds'
import { getRecord, recordsPerPage } from '@/lib/desk/records/list'
import { timeProblems } from '@/lib/desk/records/publish'
import { states, type DeskRecord } from '@/lib/desk/records/record'
import { createId } from '@/lib/desk/records/store'
import { withQuery } from '@/lib/desk/web/form-request'
import { openSearch } from '@/lib/desk/web/sealed-search'
import { buildDeskPreview, getPreviewFrame, type DeskPreview } from '@/lib/records/desk-preview'
import { getAlbumUrl, getEventUrl, getNewsUrl, getTabloidUrl } from '@/lib/records/urls'
import { getNamed, getParameter, type Query } from './desk-query'

/** Returns the sentence that confirms what was done. */
export const getDoneText = (query: Query): string | undefined => getNamed(desk.done, query)

/** Loads the data of the form of a new record. `?draft=` names one that was begun in it. */
export async function loadNewRecord(actor: Actor, kind: Kind, query: Query) {
  const draft = getParameter(query, 'draft')
  const record = draft ? await getRecord(actor, draft) : undefined
  if (record?.kind === kind && record.state !== 'deleted') return getEditor(actor, record, query)
  return {
    id: createId(),
    kind,
    words: desk.kinds[kind],
    form: createEmptyForm(kind),
    media: [],
    problems: {},
    canPublish: can(actor.role, 'records.publish'),
    frame: getPreviewFrame(),
  }
}

function createEmptyForm(kind: Kind): FormValues {
  const fields = Object.entries(formFields[kind])
  const empty = fields.map(([name, type]) => [name, type === 'files' ? [] : ''])
  const form = Object.fromEntries(empty) as FormValues
  return desk.kinds[kind].startsToday ? { ...form, date: formatIsoDay(toIndianDay(now())) } : form
}

/** Loads the data of the page of a record; `undefined` when there is none. */
export async function loadRecord(actor: Actor, id: string, query: Query) {
  const record = await getRecord(actor, id)
  return record && getEditor(actor, record, query)
}

async function getEditor(actor: Actor, record: DeskRecord & { problems: Problems }, query: Query) {
  const { id, kind, form } = record
  const content = toPreviewContent(kind, form, record.content ?? undefined)
  const media = await readMedia(actor, listMediaNames(form))
  const preview = buildDeskPreview(kind, id, { ...content, ...toAltsField(toAlts(media)) })
  return {
    id,
    kind,
    words: desk.kinds[kind],
    record,
    form,
    media,
    problems: filterProblems(record, query),
    typedTimes: { publishAt: getParameter(query, 'from'), endAt: getParameter(query, 'until') },
    canPublish: can(actor.role, 'records.publish'),
    preview,
    frame: getPreviewFrame(),
    publicUrl: record.state === 'live' && preview ? findPublicUrl(preview) : undefined,
  }
}

const listMediaNames = (form: FormValues) => Object.values(form).filter(Array.isArray).flat()

/** Returns why the last attempt to publish or upload failed. */
function filterProblems(record: { problems: Problems }, query: Query): Problems {
  const field = getParameter(query, 'field')
  const refusal = getRefusalMessage(getParameter(query, 'refused'))
  return {
    ...(getParameter(query, 'check') && record.problems),
    ...getNamed<Problems>(timeProblems, query, 'times'),
    ...(field && refusal && { [field]: refusal }),
  }
}

/** Returns the URL of the page on which visitors read a record. */
function findPublicUrl(preview: DeskPreview): string {
  switch (preview.collection) {
    case 'news':
      return getNewsUrl(preview.record)
    case 'events':
      return getEventUrl(preview.record)
    case 'gallery':
      return getAlbumUrl(preview.record)
    case 'tabloid':
      return getTabloidUrl(preview.record)
    case 'notices':
      return '/academics/careercounseling'
    default:
      return '/'
  }
}

/** Parses the number of the page of a long list, from 0. */
export function parsePage(query: Query): number {
  const page = Number(getParameter(query, 'page') ?? 0)
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 0
}

/** Returns the links to the pages before and after that of an address, with the same filters. */
export function pageLinks(path: string, query: Query, hasMore: boolean) {
  const page = parsePage(query)
  const filters = ['kind', 'state', 'q', 'show'].map((name) => [name, getParameter(query, name)])
  const to = (target: number) =>
    withQuery(path, { ...Object.fromEntries(filters), page: target > 0 ? String(target) : '' })
  return { newer: page > 0 ? to(page - 1) : undefined, older: hasMore ? to(page + 1) : undefined }
}

/** Parses the filter of the list of records from the address. */
export function recordFilter(query: Query) {
  const [kind = '', state = ''] = ['kind', 'state'].map((name) => getParameter(query, name))
  return {
    kind: isKind(kind) ? kind : undefined,
    state: states.find((known) => known === state),
    search: openSearch(query.q) || undefined,
    offset: parsePage(query) * recordsPerPage,
  }
}
