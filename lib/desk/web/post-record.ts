import 'server-only'
import { createDate, formatTime, parseDate } from '@/lib/core/dates'
import { uploadWarnings, type RefusalReason } from '../media/messages'
import { toEuropeanDigits } from '@/lib/core/normalise'
import { readMedia } from '../media/read-media'
import { uploadMedia } from '../media/upload'
import type { Actor } from '../operation'
import { describeMedia } from '../records/describe'
import { formFields, isKind, type Kind, type Problems } from '../records/kinds'
import { correctionChoices, publishRecord, type Published } from '../records/publish'
import type { DeskRecord } from '../records/record'
import {
  createRecord,
  saveConflicting,
  saveRecord,
  type FormInput,
  type Saved,
} from '../records/save'
import { readExactText, readText, readVersion } from '../text/form-data'
import {
  readFiles,
  createJsonResponse,
  redirectAfterForm,
  withForm,
  withQuery,
  type FormRequest,
  type NotTaken,
} from './form-request'

/** The response to a script that sends a record. */
export type RecordPosted =
  | { outcome: 'saved'; id: string; version: number; time: string; problems: Problems }
  | { outcome: 'conflict'; href: string }
  | { outcome: 'missing' }
  | NotTaken

/**
 * Handles the complete form of a record, with its files (R-DESK-3): saves it, then performs the action of the pressed
 * button. The text is always saved, also when the action is rejected.
 */
export const postRecord = (request: Request): Promise<Response> =>
  withForm(request, 'records.save', respond)

async function respond({ actor, data, isScript }: FormRequest): Promise<Response> {
  const kind = readText(data, 'kind')
  if (!isKind(kind)) return respondMissing(isScript)
  const { added, isStill, refused } = await upload(actor, kind, data)
  await describe(actor, data)
  const form = readForm(kind, data, added)
  const saved = await save(actor, { kind, form, data })
  if (saved.outcome === 'missing') return respondMissing(isScript)
  if (saved.outcome === 'conflict') return respondToConflict(actor, saved.record.id, form, isScript)
  const { record, problems } = saved
  if (isScript) {
    const { id, version, savedAt } = record
    return createJsonResponse({
      outcome: 'saved',
      id,
      version,
      time: formatTime(savedAt),
      problems,
    })
  }
  const page = `/desk/records/${record.id}`
  if (refused) return redirectAfterForm(withQuery(page, refused))
  const field = readText(data, 'choose')
  if (listFileFields(kind).includes(field))
    return redirectAfterForm(withQuery(`${page}/files`, { field }))
  if (readText(data, 'intent') === 'publish') return publish(actor, record, data)
  return redirectAfterForm(
    withQuery(page, { done: isStill ? 'uploadedStill' : buildDoneQuery(data, added) }),
  )
}

function buildDoneQuery(data: FormData, added: Added): string {
  if (readExactText(data, 'remove')) return 'removed'
  return Object.keys(added).length > 0 ? 'uploaded' : 'saved'
}

const respondMissing = (isScript: boolean) =>
  isScript
    ? createJsonResponse({ outcome: 'missing' }, 409)
    : redirectAfterForm('/desk/records?done=missing')

/** Names of uploaded files by field. */
type Added = Record<string, string[]>
type Refused = { refused: RefusalReason; field: string }

/** Stores the files of the form. Stops at the first file that is rejected. */
async function upload(
  actor: Actor,
  kind: Kind,
  data: FormData,
): Promise<{ added: Added; isStill: boolean; refused?: Refused }> {
  const added: Added = {}
  let isStill = false
  for (const field of listFileFields(kind)) {
    for (const file of readFiles(data, `file:${field}`)) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const result = await uploadMedia(actor, { bytes, fileName: file.name })
      if (result.outcome === 'refused')
        return { added, isStill, refused: { refused: result.reason, field } }
      isStill ||= result.warning === uploadWarnings.still
      ;(added[field] ??= []).push(result.media.name)
    }
  }
  return { added, isStill }
}

const listFileFields = (kind: Kind) =>
  Object.entries(formFields[kind]).flatMap(([name, type]) => (type === 'files' ? [name] : []))

/** Saves the descriptions of photographs that were changed. */
async function describe(actor: Actor, data: FormData): Promise<void> {
  const prefix = 'alt:'
  const texts = [...data].flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && typeof value === 'string'
      ? [[name.slice(prefix.length), value.trim()]]
      : [],
  )
  const known = await readMedia(
    actor,
    texts.map(([name]) => name),
  )
  for (const { name, alt } of known) {
    const text = texts.find(([other]) => other === name)![1]
    if (text !== alt) await describeMedia(actor, { name, alt: text })
  }
}

/** Returns the fields that the browser sent, with the added files and without a removed one. */
function readForm(kind: Kind, data: FormData, added: Added): FormInput {
  const removed = readExactText(data, 'remove')
  return Object.fromEntries(
    Object.entries(formFields[kind]).map(([name, type]) => {
      if (type === 'text') return [name, readText(data, name, Infinity)]
      const names = [...data.getAll(name), ...(added[name] ?? [])].filter(
        (file) => file !== removed,
      )
      return [name, moveFile(names, data)]
    }),
  )
}

/** Returns the names of files in the order after a button at a file was pressed. */
function moveFile(names: readonly FormDataEntryValue[], data: FormData): FormDataEntryValue[] {
  const places = { first: () => 0, earlier: (at: number) => at - 1, later: (at: number) => at + 1 }
  const list = [...names]
  for (const [button, place] of Object.entries(places)) {
    const name = readExactText(data, button)
    const from = list.indexOf(name)
    if (from === -1) continue
    list.splice(from, 1)
    list.splice(Math.max(place(from), 0), 0, name)
  }
  return list
}

type Input = { kind: Kind; form: FormInput; data: FormData }

/** Saves the form. Without a version it is that of a new record, whose id was created with the form. */
async function save(actor: Actor, { kind, form, data }: Input): Promise<Saved> {
  const id = readText(data, 'id')
  if (readText(data, 'version') === '') return createRecord(actor, { kind, form, id })
  const isTyping = readText(data, 'intent') === 'type'
  return saveRecord(actor, { id, version: readVersion(data), form, isTyping })
}

async function respondToConflict(
  actor: Actor,
  id: string,
  form: FormInput,
  isScript: boolean,
): Promise<Response> {
  let saved = await saveConflicting(actor, { id, form })
  while (saved.outcome === 'busy') saved = await saveConflicting(actor, { id, form })
  if (saved.outcome === 'missing') return respondMissing(isScript)
  const href = `/desk/records/${id}/conflict?mine=${saved.version}`
  return isScript ? createJsonResponse({ outcome: 'conflict', href }, 409) : redirectAfterForm(href)
}

async function publish(actor: Actor, record: DeskRecord, data: FormData): Promise<Response> {
  const { id, version } = record
  const [from, until] = [readText(data, 'publishAt'), readText(data, 'endAt')]
  const [publishAt, endAt] = [parseTime(from), parseTime(until)]
  const choice = readText(data, 'announce')
  const announce = correctionChoices.find((known) => known === choice)
  const result = await publishRecord(actor, { id, version, publishAt, endAt, announce })
  return redirectAfterForm(withQuery(`/desk/records/${id}`, getResult(result, { from, until })))
}

/**
 * Parses a time of a `datetime-local` input, in Asia/Kolkata; `null` when it is empty. An invalid time is rejected
 * later.
 */
function parseTime(text: string): Date | null {
  const date = parseDate(toEuropeanDigits(text))
  return date === 'invalid' ? createDate(NaN) : date
}

function getResult(
  result: Published,
  times: { from: string; until: string },
): Record<string, string | undefined> {
  switch (result.outcome) {
    case 'changed':
      return { done: result.record.state === 'scheduled' ? 'scheduled' : 'published' }
    case 'invalid':
      return result.problem ? { times: result.problem, ...times } : { check: '1', ...times }
    case 'conflict':
    case 'missing':
      return { done: 'missing' }
  }
}
