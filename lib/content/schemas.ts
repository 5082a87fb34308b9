import 'server-only'
import { z } from 'zod'
import { toRecordDate } from '@/lib/core/dates'
import { extensionOf, isPictureType, mediaTypeOf } from '@/lib/core/file-types'
import { identifierPattern } from '@/lib/core/identifier'
import { log } from '@/lib/core/log'
import { memoizeByObject } from '@/lib/core/memoize'
import { fileUrl, safeUrl } from '@/lib/core/safe-urls'
import { toPlainText, toSingleLine } from '@/lib/rich-text/plain-text'
import { isSlug } from '@/lib/routing/record-paths'
import type { Collection, Records, ServiceFile } from './types'

/**
 * From what the service sends to the types that pages know (R-SERVICE-10, R-SERVICE-7). A field that is missing or
 * `null` is empty; an object where text belongs breaks its record.
 */

/** No editor writes more; what does is cut before anything else looks at it. */
const maxTextLength = 100_000

const raw = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').slice(0, maxTextLength))
const line = raw.transform(toSingleLine)
const prose = raw.transform(toPlainText)
const link = raw.transform(safeUrl)
const orNull = raw.transform((value) => value.trim() || null)

/** Identifiers and dates may come as the database exports them: `{ "$oid": … }`, `{ "$date": … }`. */
const exported = (key: '$oid' | '$date') => (value: unknown) =>
  typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : value
const identifier = z.preprocess(exported('$oid'), orNull)
/** What cannot stand in an address is no id: its record has no page of its own. */
const id = identifier.transform((value) => (value && identifierPattern.test(value) ? value : null))
/** The same for tabloid entries, whose names are the editor's own words. */
const asSlug = (value: string | null) => (value && isSlug(value) ? value : null)
const date = z.preprocess(exported('$date'), z.unknown()).transform(toRecordDate)

/** Files whose name has no extension are pictures where pictures are expected, else documents. */
const filesOf = (withoutExtension: 'picture' | 'document') =>
  z
    .union([z.array(z.unknown()), z.string()])
    .nullish()
    .transform((value) =>
      [value ?? []].flat().flatMap((entry) => toFile(entry, withoutExtension) ?? []),
    )
const files = filesOf('document')
const pictures = filesOf('picture')

function toFile(entry: unknown, withoutExtension: 'picture' | 'document'): ServiceFile | undefined {
  const name = identifier.safeParse(entry).data
  const href = name && fileUrl(name)
  if (!href) return undefined
  const isPicture = extensionOf(href)
    ? isPictureType(mediaTypeOf(href))
    : withoutExtension === 'picture'
  return { href, isPicture }
}

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
    description: prose,
    fromDate: date,
    url: link,
    attachments: files,
  })
  .transform(({ _id, fromDate, ...rest }) => ({ id: _id, date: fromDate, ...rest }))

const event = z
  .object({
    _id: id,
    title: line,
    description: prose,
    date,
    toDate: date,
    time: line,
    venue: line,
    images: pictures,
    attachments: files,
  })
  .transform(({ _id, date, toDate, time, ...rest }) => ({
    id: _id,
    // R-EVENTS-5: one date alone is the start, whichever it is.
    date: date ?? toDate,
    end: date === null || isBefore(toDate, date) ? null : toDate,
    time: time || null,
    ...rest,
  }))

const album = z
  .object({ _id: id, title: line, description: prose, date, attachments: pictures })
  .transform(({ _id, attachments, ...rest }) => ({
    id: _id,
    pictures: attachments.filter(({ isPicture }) => isPicture),
    ...rest,
  }))

const tabloidEntry = z
  .object({
    _id: identifier.transform(asSlug),
    blog_seo: orNull.transform(asSlug),
    title: line,
    description: raw,
    url: link,
    date,
    images: pictures,
    // The list takes the first of these for a picture, the entry shows them all as pictures (R-TABLOID-2, R-TABLOID-4).
    attachments: pictures,
    alt: line,
    metaDescription: line,
  })
  .transform(({ _id, blog_seo, description, ...rest }) => ({
    id: _id,
    slug: blog_seo,
    html: description,
    text: toPlainText(description),
    ...rest,
  }))

const registration = z.object({ title: line, url: link, attachments: files })

const popup = z
  .object({
    _id: id,
    title: line,
    description: prose,
    image: pictures,
    attachments: files,
    url: link,
  })
  .transform(({ _id, image, ...rest }) => ({ id: _id, images: image, ...rest }))

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

/** Lists that hold more than their screen may show (R-GALLERY-5, R-HOME-2, R-CAREER-1). */
const categories: Partial<Record<Collection, readonly string[]>> = {
  highlights: ['Highlight', 'Both Sections'],
  notices: ['Notice'],
  gallery: ['PhotoGallery'],
}

/** A list, and each record in it, is parsed once for as long as it is held (`list-cache.ts`). */
function parserOf<Name extends Collection>(collection: Name) {
  const known = memoizeByObject(`parsed.${collection}`, (record: object) => parse(record))

  function parse(record: unknown): Records[Name] | undefined {
    const result = schemas[collection].safeParse(record)
    if (!result.success) reportBroken(collection, record, result.error)
    return result.data
  }

  const one = (record: unknown) =>
    typeof record === 'object' && record !== null ? known(record) : parse(record)
  const all = memoizeByObject(`parsed.${collection}.list`, (list: readonly unknown[]) =>
    list.filter((record) => belongsTo(collection, record)).flatMap((record) => one(record) ?? []),
  )
  return { one, all }
}

const parsers = Object.fromEntries(
  Object.keys(schemas).map((name) => [name, parserOf(name as Collection)]),
) as { [Name in Collection]: ReturnType<typeof parserOf<Name>> }

/**
 * The records of a list that belong to the collection; broken ones are left out and logged (R-SERVICE-5).
 * Shared by all who ask with the same list: not to be changed in place.
 */
export const parseRecords = <Name extends Collection>(
  collection: Name,
  list: readonly unknown[],
): Records[Name][] => parsers[collection].all(list)

/** One record, or `undefined` when it is broken, which is logged. */
export const parseRecord = <Name extends Collection>(
  collection: Name,
  record: unknown,
): Records[Name] | undefined => parsers[collection].one(record)

/** Whether a list's collection shows the record; what is no record at all is left for parsing to report. */
function belongsTo(collection: Collection, record: unknown): boolean {
  const wanted = categories[collection]
  if (!wanted || typeof record !== 'object' || record === null) return true
  const { category } = record as { category?: unknown }
  return typeof category === 'string' && wanted.includes(category.trim())
}

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other)

const reported = new Set<string>()

/** Says once what is wrong with a record: its id and the fields, never their content. */
function reportBroken(collection: Collection, record: unknown, error: z.ZodError) {
  const recordId = id.safeParse((record as { _id?: unknown } | null)?._id).data ?? null
  const fields = error.issues.map(({ path }) => path.join('.') || '(record)')
  const key = JSON.stringify([collection, recordId, fields])
  if (reported.has(key)) return
  if (reported.size > 1000) reported.clear()
  reported.add(key)
  log.warn({ collection, record: recordId, fields }, 'left out a broken record')
}
