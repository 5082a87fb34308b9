import 'server-only'
import { z } from 'zod'
import { statedDocumentKinds } from '@/content/words/en/documents'
import { correctionSchema } from '@/lib/core/corrections'
import { toRecordDate } from '@/lib/core/dates'
import { getExtension, isPictureType, getMediaType } from '@/lib/core/file-types'
import { identifierPattern } from '@/lib/core/identifier'
import { log } from '@/lib/core/log'
import { memoizeByObject } from '@/lib/core/memoize'
import { toFileUrl, toSafeUrl } from '@/lib/core/safe-urls'
import { toFormatted, toPlainText, toSingleLine } from '@/lib/rich-text/plain-text'
import { getPlainText } from '@/lib/rich-text/text-blocks'
import { isSlug } from '@/lib/routing/record-paths'
import type { Collection, Records, ServiceFile } from './types'

/**
 * Parses the service's records into the types of the site (R-SERVICE-10, R-SERVICE-7). A missing or `null` field is
 * empty. An object in place of text makes the record invalid.
 */

/** No editor writes more. A longer text is cut before it is processed. */
const maxTextLength = 100_000

const raw = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').slice(0, maxTextLength))
const line = raw.transform(toSingleLine)
/** Plain text, without tables and struck-out words. */
const prose = raw.transform((value) => getPlainText(toPlainText(value)))
/** Plain text, and the text in the office's format (docs/decisions/079) where that says more. */
const formattedProse = raw.transform((value) => {
  const description = getPlainText(toPlainText(value))
  const formatted = toFormatted(value)
  return formatted === description ? { description } : { description, formatted }
})
const link = raw.transform(toSafeUrl)
const orNull = raw.transform((value) => value.trim() || null)

/** Unwraps an identifier in MongoDB's export format: `{ "$oid": … }`. */
const unwrap = (value: unknown) =>
  typeof value === 'object' && value !== null && '$oid' in value ? value.$oid : value
const identifier = z.preprocess(unwrap, orNull)
/** An id that is not valid in a URL becomes `null`, and the record has no page. */
const id = identifier.transform((value) => (value && identifierPattern.test(value) ? value : null))
/** Does the same for tabloid entries, whose slug is the editor's own text. */
const toSlug = (value: string | null) => (value && isSlug(value) ? value : null)
const date = z.unknown().optional().transform(toRecordDate)

/** Creates the schema of a list of files. `withoutExtension` is the type of a file whose name has no extension. */
const createFilesSchema = (withoutExtension: 'picture' | 'document') =>
  z
    .union([z.array(z.unknown()), z.string()])
    .nullish()
    .transform((value) =>
      [value ?? []].flat().flatMap((entry) => toFile(entry, withoutExtension) ?? []),
    )
const files = createFilesSchema('document')
const pictures = createFilesSchema('picture')

function toFile(entry: unknown, withoutExtension: 'picture' | 'document'): ServiceFile | undefined {
  const name = identifier.safeParse(entry).data
  const href = name && toFileUrl(name)
  if (!href) return undefined
  const isPicture = getExtension(href)
    ? isPictureType(getMediaType(href))
    : withoutExtension === 'picture'
  return { href, isPicture }
}

/** No description of a picture is longer. */
const maxAltLength = 500

/**
 * Descriptions of pictures by their `href`: an optional field of the embedded service, `{ "desk/a.jpg": "A medal" }`
 * (docs/decisions/073). Invalid entries are left out. They never make the record invalid.
 */
const alts = z
  .unknown()
  .optional()
  .transform((value) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return new Map(
      entries.flatMap(([name, text]) => {
        const [href, alt] = [toFileUrl(name), typeof text === 'string' ? toAlt(text) : '']
        return href && alt ? [[href, alt] as const] : []
      }),
    )
  })

const toAlt = (text: string) =>
  [...toSingleLine(text.slice(0, maxTextLength))].slice(0, maxAltLength).join('')

/** Adds the descriptions of pictures to files. */
const addAlts = (files: ServiceFile[], alts: ReadonlyMap<string, string>): ServiceFile[] =>
  files.map((file) => {
    const alt = file.isPicture && alts.get(file.href)
    return alt ? { ...file, alt } : file
  })

/** An invalid mark never makes the record invalid. */
const correction = correctionSchema.optional().catch(undefined)

const highlight = z
  .object({
    _id: id,
    category: line,
    title: line,
    description: prose,
    url: link,
    attachments: files,
    fromDate: date,
  })
  .transform(({ _id, fromDate, ...rest }) => ({ id: _id, date: fromDate, ...rest }))

const news = z
  .object({
    _id: id,
    title: line,
    description: formattedProse,
    fromDate: date,
    url: link,
    attachments: files,
    documentKind: z.enum(statedDocumentKinds).optional().catch(undefined),
    correction,
    alts,
  })
  .transform(({ _id, fromDate, description, attachments, alts, ...rest }) => ({
    id: _id,
    date: fromDate,
    ...rest,
    ...description,
    attachments: addAlts(attachments, alts),
  }))

const event = z
  .object({
    _id: id,
    title: line,
    description: formattedProse,
    date,
    toDate: date,
    time: line,
    venue: line,
    correction,
    images: pictures,
    attachments: files,
    alts,
  })
  .transform(({ _id, date, toDate, time, description, images, alts, ...rest }) => ({
    id: _id,
    // A single date is the start, whichever field it is in (R-EVENTS-5).
    date: date ?? toDate,
    end: date === null || isBefore(toDate, date) ? null : toDate,
    time: time || null,
    images: addAlts(images, alts),
    ...rest,
    ...description,
  }))

const album = z
  .object({ _id: id, title: line, description: formattedProse, date, attachments: pictures, alts })
  .transform(({ _id, description, attachments, alts, ...rest }) => ({
    id: _id,
    pictures: addAlts(attachments, alts).filter(({ isPicture }) => isPicture),
    ...rest,
    ...description,
  }))

const tabloidEntry = z
  .object({
    _id: identifier.transform(toSlug),
    blog_seo: orNull.transform(toSlug),
    title: line,
    description: raw,
    url: link,
    date,
    images: pictures,
    // The list shows the first attachment as a picture, the entry shows all of them (R-TABLOID-2, R-TABLOID-4).
    attachments: pictures,
    alt: line,
    alts,
    metaDescription: line,
  })
  .transform(({ _id, blog_seo, description, attachments, alts, ...rest }) => ({
    id: _id,
    slug: blog_seo,
    html: description,
    text: toPlainText(description),
    ...rest,
    attachments: addAlts(attachments, alts),
  }))

const registration = z.object({ title: line, url: link, attachments: files })

const popup = z
  .object({
    _id: id,
    title: line,
    description: formattedProse,
    image: pictures,
    attachments: files,
    url: link,
    alts,
  })
  .transform(({ _id, description, image, alts, ...rest }) => ({
    id: _id,
    images: addAlts(image, alts),
    ...rest,
    ...description,
  }))

const schemas: { [Name in Collection]: z.ZodType<Records[Name]> } = {
  highlights: highlight,
  notices: highlight,
  news,
  events: event,
  gallery: album,
  tabloid: tabloidEntry,
  registrations: registration,
  popups: popup,
}

/** Collections that show only records of these categories (R-GALLERY-5, R-HOME-2, R-CAREER-1). */
const categories: Partial<Record<Collection, readonly string[]>> = {
  highlights: ['Highlight', 'Both Sections'],
  notices: ['Notice'],
  gallery: ['PhotoGallery'],
}

/** Parses each list and each record once while it is cached (`list-cache.ts`). */
function createParser<Name extends Collection>(collection: Name) {
  const parseOnce = memoizeByObject(`parsed.${collection}`, (record: object) => parse(record))

  function parse(record: unknown): Records[Name] | undefined {
    const result = schemas[collection].safeParse(record)
    if (!result.success) logInvalidRecord(collection, record, result.error)
    else logDroppedLink(collection, record, result.data)
    return result.data
  }

  const parseItem = (record: unknown) =>
    typeof record === 'object' && record !== null ? parseOnce(record) : parse(record)
  const all = memoizeByObject(`parsed.${collection}.list`, (list: readonly unknown[]) =>
    list
      .filter((record) => belongsTo(collection, record))
      .flatMap((record) => parseItem(record) ?? []),
  )
  return { one: parseItem, all }
}

const parsers = Object.fromEntries(
  Object.keys(schemas).map((name) => [name, createParser(name as Collection)]),
) as { [Name in Collection]: ReturnType<typeof createParser<Name>> }

/**
 * Parses the records of a list that belong to the collection. Invalid records are left out and logged
 * (R-SERVICE-5). The result is shared by all callers: do not mutate it.
 */
export const parseRecords = <Name extends Collection>(
  collection: Name,
  list: readonly unknown[],
): Records[Name][] => parsers[collection].all(list)

/** Parses one record; `undefined` when it is invalid, which is logged. */
export const parseRecord = <Name extends Collection>(
  collection: Name,
  record: unknown,
): Records[Name] | undefined => parsers[collection].one(record)

/** Returns whether the collection shows the record. A value that is not an object passes, so that parsing logs it. */
function belongsTo(collection: Collection, record: unknown): boolean {
  const shown = categories[collection]
  if (!shown || typeof record !== 'object' || record === null) return true
  const { category } = record as { category?: unknown }
  return typeof category === 'string' && shown.includes(category.trim())
}

const isBefore = (a: string | null, b: string | null) =>
  a !== null && b !== null && Date.parse(a) < Date.parse(b)

const logged = new Set<string>()

/** Logs once what is wrong with a record: its id and the fields, never their content. */
function logOnce(collection: Collection, record: unknown, fields: string[], message: string) {
  const recordId = id.safeParse((record as { _id?: unknown } | null)?._id).data ?? null
  const key = JSON.stringify([collection, recordId, fields, message])
  if (logged.has(key)) return
  if (logged.size > 1000) logged.clear()
  logged.add(key)
  log.warn({ collection, record: recordId, fields }, message)
}

function logInvalidRecord(collection: Collection, record: unknown, error: z.ZodError) {
  const fields = error.issues.map(({ path }) => path.join('.') || '(record)')
  logOnce(collection, record, fields, 'skipped an invalid record')
}

/** Logs a link that was left out. The record is shown without it, so nobody would notice. */
function logDroppedLink(collection: Collection, record: unknown, parsed: object) {
  const isDropped = 'url' in parsed && parsed.url === null
  if (!isDropped || !raw.safeParse((record as { url?: unknown }).url).data?.trim()) return
  logOnce(collection, record, ['url'], 'left out a link that cannot be followed')
}
