import 'server-only'
import { type DeskField, desk } from '@/content/words/en/desk'
import { maxSearchLength } from '@/lib/core/search-length'
import { listMedia, mediaPerPage, type MediaInput } from '@/lib/desk/media/list'
import type { Actor } from '@/lib/desk/operation'
import { getRecord } from '@/lib/desk/records/list'
import { getTitle, type DeskRecord } from '@/lib/desk/records/record'
import { saveRecord } from '@/lib/desk/records/save'
import { withQuery } from '@/lib/desk/web/form-request'
import { getNamed, getParameter, type Query } from './desk-query'
import { parsePage } from './desk-record'

type FileFieldWords = DeskField & { input: MediaInput }

const isFileField = (field: DeskField): field is FileFieldWords =>
  field.input === 'pictures' || field.input === 'documents'

/** Returns the files of a field, and for how many more there is room. */
function getField(record: DeskRecord, name: string) {
  const words = desk.kinds[record.kind].fields.find((field) => field.name === name)
  if (!words || !isFileField(words)) return undefined
  const files = [record.form[name] ?? []].flat()
  return { words, files, room: Math.max((words.max ?? 1) - files.length, 0) }
}

const buildPath = (id: string) => `/desk/records/${encodeURIComponent(id)}`

/**
 * Loads the data of the page on which stored files are chosen for a field of a record; `undefined` when there is no
 * such field.
 */
export async function loadFileChoice(actor: Actor, id: string, query: Query) {
  const record = await getRecord(actor, id)
  const field = record && getField(record, getParameter(query, 'field') ?? '')
  if (!field || record.state === 'deleted') return undefined
  const { words, files, room } = field
  const search = getParameter(query, 'q')?.slice(0, maxSearchLength) || undefined
  const media = await listMedia(actor, {
    search,
    input: words.input,
    offset: parsePage(query) * mediaPerPage,
  })
  const problems: Record<string, string> = {
    many: desk.media.tooMany(room),
    none: desk.media.noneChosen,
  }
  const buildPageQuery = (page: number) =>
    withQuery(`${buildPath(id)}/files`, {
      field: words.name,
      q: search,
      page: page > 0 ? String(page) : undefined,
    })
  return {
    id,
    title: getTitle(record.form),
    path: buildPath(id),
    field: words,
    room,
    search,
    media: media.filter(({ name }) => !files.includes(name)),
    problem: getNamed(problems, query, 'problem'),
    newer: parsePage(query) > 0 ? buildPageQuery(parsePage(query) - 1) : undefined,
    older: media.length === mediaPerPage ? buildPageQuery(parsePage(query) + 1) : undefined,
  }
}

type Choice = { id: string; field: string; names: readonly string[] }

/** Adds stored files to a field of a record. @returns the page that follows */
export async function addFiles(actor: Actor, { id, field, names }: Choice): Promise<string> {
  const record = await getRecord(actor, id)
  const chosen = record && getField(record, field)
  if (!chosen) return '/desk/records?done=missing'
  const added = names.filter((name) => !chosen.files.includes(name))
  const problem = names.length === 0 ? 'none' : added.length > chosen.room ? 'many' : undefined
  if (problem) return withQuery(`${buildPath(id)}/files`, { field, problem })
  const form = { ...record.form, [field]: [...chosen.files, ...added] }
  const { outcome } = await saveRecord(actor, { id, version: record.version, form })
  return withQuery(buildPath(id), { done: outcome === 'saved' ? 'added' : 'missing' })
}
