import 'server-only'
import { z } from 'zod'
import { statedDocumentKinds } from '@/content/words/en/documents'
import {
  dayMilliseconds,
  toIndianDay,
  formatIsoDay,
  now,
  getRecordDayStart,
  getRecordTime,
  toRecordDate,
} from '@/lib/core/dates'
import { isPictureType, getMediaType } from '@/lib/core/file-types'
import { htmlToText } from '@/lib/rich-text/html-to-text'
import { toFormatted, toSingleLine } from '@/lib/rich-text/plain-text'
import { toHtml } from '../text/to-html'
import {
  address,
  formatClockText,
  toContractDate,
  toDay,
  escapeTags,
  files,
  line,
  link,
  optionalDay,
  paragraphs,
  requiredDay,
} from './fields'

/** The kinds of records that the office writes. Alerts and transfer certificates have their own functions. */
export const kinds = [
  'highlight',
  'notice',
  'news',
  'event',
  'album',
  'story',
  'popup',
  'registration',
  'career-notice',
] as const
export type Kind = (typeof kinds)[number]

export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text)

/** Whether the pages of a kind show corrections. */
export const isCorrectable = (kind: Kind): boolean =>
  kind === 'notice' || kind === 'news' || kind === 'event'

/** The list of the content service that contains a kind, by the name of its file in `content/records`. */
const listByKind = {
  highlight: 'highlight',
  notice: 'news',
  news: 'news',
  event: 'events',
  album: 'gallery',
  story: 'blog',
  popup: 'notification',
  registration: 'onlineRegistration',
  'career-notice': 'highlight',
} as const satisfies Record<Kind, string>

export type ListName = (typeof listByKind)[Kind]

export const listNames = [...new Set(Object.values(listByKind))] as readonly ListName[]

export const getKinds = (list: ListName): Kind[] =>
  kinds.filter((kind) => listByKind[kind] === list)

/** The tag of the pages that show a kind (`lib/content/cache-policies.ts`). */
export const tagByKind = {
  highlight: 'highlights',
  notice: 'news',
  news: 'news',
  event: 'events',
  album: 'gallery',
  story: 'tabloid',
  popup: 'notices',
  registration: 'registrations',
  'career-notice': 'notices',
} as const satisfies Record<Kind, string>

/** The values of a kind's form: text by field, and lists of uploaded files. */
export type FormValues = Record<string, string | string[]>

/** A record in the format of R-SERVICE-2, without `_id`, with its fields in the order of `content/records`. */
export type Content = Record<string, unknown>

type Definition<Values> = {
  /** What a record needs before it can be published. */
  schema: z.ZodType<Values> & { shape: Readonly<Record<string, z.ZodType>> }
  /** @param previous the content of the latest version, whose fields stay if the form does not have them */
  toContent: (values: Values, previous: Content | undefined) => Content
  /** Converts the content of an imported record to a form. */
  toForm: (content: Content) => FormValues
  /** The field with the date, if there is one. */
  dateField?: 'fromDate' | 'date'
  /** By default, events appear this many days before their date. */
  daysBefore?: number
}

const title = line(150, 'Give it a title.')
const text = paragraphs(10_000, 'plain')
const documents = files(10, 'documents')
const pictures = files(20, 'photographs')

const toLine = (value: unknown) => toSingleLine(typeof value === 'string' ? value : '')
const toFormattedText = (value: unknown) => toFormatted(typeof value === 'string' ? value : '')
const toLink = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const toFiles = (value: unknown) =>
  [value ?? []].flat().filter((name): name is string => typeof name === 'string')

/** Whether a file of a record is a photograph, by its name. */
export const isPicture = (name: string) => isPictureType(getMediaType(name))

/** Returns a field of a record; nothing if the value is empty. */
const optionalField = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: value }) as { [name in Name]?: string }

const highlightSchema = z.object({
  title,
  text: paragraphs(600, 'plain'),
  date: requiredDay,
  url: link,
  documents: files(1, 'document'),
})

const defineHighlight = (category: string): Definition<z.output<typeof highlightSchema>> => ({
  schema: highlightSchema,
  toContent: (values, previous) => ({
    category: typeof previous?.category === 'string' ? previous.category : category,
    title: escapeTags(values.title),
    description: escapeTags(values.text),
    url: values.url,
    attachments: values.documents,
    fromDate: toContractDate(values.date),
  }),
  toForm: ({ title, description, url, attachments, fromDate }) => ({
    title: toLine(title),
    text: toFormattedText(description),
    date: toDay(fromDate),
    url: toLink(url),
    documents: toFiles(attachments),
  }),
  dateField: 'fromDate',
})

const newsSchema = z.object({
  title,
  text,
  date: requiredDay,
  url: link,
  documents,
  // Forms of earlier versions do not have these fields.
  pictures: pictures.default([]),
  documentKind: z
    .enum(['', ...statedDocumentKinds], { error: 'Choose what the document is.' })
    .default(''),
})

const news: Definition<z.output<typeof newsSchema>> = {
  schema: newsSchema,
  toContent: (values) => ({
    title: escapeTags(values.title),
    description: escapeTags(values.text),
    fromDate: toContractDate(values.date),
    ...optionalField('url', values.url),
    // The document comes first, because lists link to the first attachment.
    attachments: [...values.documents, ...values.pictures],
    ...optionalField('documentKind', values.documentKind),
  }),
  toForm: ({ title, description, fromDate, url, attachments, documentKind }) => ({
    title: toLine(title),
    text: toFormattedText(description),
    date: toDay(fromDate),
    url: toLink(url),
    documents: toFiles(attachments).filter((name) => !isPicture(name)),
    pictures: toFiles(attachments).filter(isPicture),
    documentKind: statedDocumentKinds.find((kind) => kind === documentKind) ?? '',
  }),
  dateField: 'fromDate',
}

const eventSchema = z
  .object({
    title,
    text,
    date: requiredDay,
    lastDate: optionalDay,
    time: line(60),
    venue: line(120),
    pictures,
    documents,
  })
  .refine(({ date, lastDate }) => lastDate === '' || lastDate >= date, {
    path: ['lastDate'],
    error: 'The last day is before the first.',
  })

const event: Definition<z.output<typeof eventSchema>> = {
  schema: eventSchema,
  toContent: (values) => ({
    title: escapeTags(values.title),
    description: escapeTags(values.text),
    date: toContractDate(values.date),
    ...optionalField('toDate', values.lastDate && toContractDate(values.lastDate)),
    ...optionalField('time', escapeTags(formatClockText(values.time))),
    venue: escapeTags(values.venue),
    images: values.pictures,
    attachments: values.documents,
  }),
  toForm: ({ title, description, date, toDate, time, venue, images, attachments }) => ({
    title: toLine(title),
    text: toFormattedText(description),
    date: toDay(date ?? toDate),
    lastDate: date === undefined ? '' : toDay(toDate),
    time: toLine(time),
    venue: toLine(venue),
    pictures: toFiles(images),
    documents: toFiles(attachments),
  }),
  dateField: 'date',
  daysBefore: 45,
}

const albumSchema = z.object({
  title,
  text: paragraphs(2000, 'plain'),
  date: requiredDay,
  pictures: files(200, 'photographs').min(1, 'Add at least one photograph.'),
})

const album: Definition<z.output<typeof albumSchema>> = {
  schema: albumSchema,
  toContent: (values, previous) => ({
    category: typeof previous?.category === 'string' ? previous.category : 'PhotoGallery',
    title: escapeTags(values.title),
    description: escapeTags(values.text),
    date: toContractDate(values.date),
    attachments: values.pictures,
  }),
  toForm: ({ title, description, date, attachments }) => ({
    title: toLine(title),
    text: toFormattedText(description),
    date: toDay(date),
    pictures: toFiles(attachments),
  }),
  dateField: 'date',
}

const storySchema = z
  .object({
    title,
    text: paragraphs(50_000, 'simple', 'Write the story.'),
    date: requiredDay,
    url: link,
    cover: files(1, 'cover photograph'),
    pictures,
    alt: line(200),
    address,
    summary: line(200),
  })
  .refine(({ cover, alt }) => cover.length === 0 || alt !== '', {
    path: ['alt'],
    error: 'Say in a few words what the cover photograph shows, for people who cannot see it.',
  })

const story: Definition<z.output<typeof storySchema>> = {
  schema: storySchema,
  toContent: (values, previous) => ({
    title: escapeTags(values.title),
    description: chooseDescription(values.text, previous?.description),
    ...optionalField('url', values.url),
    date: toContractDate(values.date),
    images: values.cover,
    attachments: values.pictures,
    alt: escapeTags(values.alt),
    ...optionalField('blog_seo', values.address),
    metaDescription: escapeTags(values.summary),
  }),
  toForm: (content) => ({
    title: toLine(content.title),
    text: htmlToText(toLink(content.description), 'simple'),
    date: toDay(content.date),
    url: toLink(content.url),
    cover: toFiles(content.images).slice(0, 1),
    pictures: toFiles(content.attachments),
    alt: toLine(content.alt),
    address: toLink(content.blog_seo),
    summary: toLine(content.metaDescription),
  }),
  dateField: 'date',
}

/** Keeps the formatting of an imported story, which the desk may not offer, while its text is unchanged. */
const chooseDescription = (text: string, previous: unknown): string =>
  typeof previous === 'string' && htmlToText(previous, 'simple') === text ? previous : toHtml(text)

const popupSchema = z.object({
  title,
  text: paragraphs(1000, 'plain', 'Write what it says.'),
  picture: files(1, 'photograph'),
  documents: files(1, 'document'),
  url: link,
})

const popup: Definition<z.output<typeof popupSchema>> = {
  schema: popupSchema,
  toContent: (values) => ({
    title: escapeTags(values.title),
    description: escapeTags(values.text),
    image: values.picture,
    attachments: values.documents,
    url: values.url,
  }),
  toForm: ({ title, description, image, attachments, url }) => ({
    title: toLine(title),
    text: toFormattedText(description),
    picture: toFiles(image),
    documents: toFiles(attachments),
    url: toLink(url),
  }),
}

const registrationSchema = z
  .object({ title, url: link, documents: files(3, 'documents') })
  .refine(({ url, documents }) => url !== '' || documents.length > 0, {
    path: ['url'],
    error: 'Give the link of the registration, or a document.',
  })

const registration: Definition<z.output<typeof registrationSchema>> = {
  schema: registrationSchema,
  toContent: (values) => ({
    title: escapeTags(values.title),
    url: values.url,
    attachments: values.documents,
  }),
  toForm: ({ title, url, attachments }) => ({
    title: toLine(title),
    url: toLink(url),
    documents: toFiles(attachments),
  }),
}

/** The definition of each kind (R-DESK-3). A notice is a news item whose form has the document first. */
const definitions = {
  highlight: defineHighlight('Highlight'),
  notice: news,
  news,
  event,
  album,
  story,
  popup,
  registration,
  'career-notice': defineHighlight('Notice'),
} as unknown as Record<Kind, Definition<FormValues>>

/** The fields of each kind's form, and whether they are lists of files. */
export const formFields: Record<
  Kind,
  Readonly<Record<string, 'text' | 'files'>>
> = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    Object.fromEntries(
      Object.entries(definitions[kind].toForm({})).map(([name, value]) => [
        name,
        Array.isArray(value) ? 'files' : 'text',
      ]),
    ),
  ]),
) as Record<Kind, Record<string, 'text' | 'files'>>

/** Sentences about what is missing or wrong, by field. */
export type Problems = Record<string, string>

/** Converts a form to content, or returns what is missing before it can be published. */
export function toContent(
  kind: Kind,
  form: FormValues,
  previous: Content | undefined,
): { content: Content } | { problems: Problems } {
  const { schema, toContent } = definitions[kind]
  const parsed = schema.safeParse(form)
  if (parsed.success) return { content: toContent(parsed.data, previous) }
  const problems: Problems = {}
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message
  return { problems }
}

/** Placeholders for a preview where something is missing or wrong. Other such fields are left out. */
const getPlaceholders = (): FormValues => ({
  title: 'The title',
  text: 'The text',
  date: formatIsoDay(toIndianDay(now())),
})

/** Converts an incomplete form to content, for a preview while somebody fills it in. */
export function toPreviewContent(kind: Kind, form: FormValues, previous?: Content): Content {
  const { schema, toContent, toForm } = definitions[kind]
  const parsed = schema.safeParse(form)
  if (parsed.success) return toContent(parsed.data, previous)
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  const empty = { ...toForm({}), ...getPlaceholders() }
  const values = Object.keys(toForm({})).map((name) => {
    // A cover without a description is also shown.
    const isShown = name in form && (!wrong.has(name) || name === 'alt')
    if (!isShown) return [name, empty[name]]
    // Normalised as in a complete form, so that pasted bullets are a list before there is a title.
    const { data = form[name] } = schema.shape[name]!.safeParse(form[name])
    return [name, data]
  })
  return toContent(Object.fromEntries(values) as FormValues, previous)
}

export const toForm = (kind: Kind, content: Content): FormValues =>
  definitions[kind].toForm(content)

/** Returns when a dated record appears, by the rule of the embedded records; `undefined` without a date. */
export function getDueTime(kind: Kind, content: Content): number | undefined {
  const { dateField, daysBefore = 0 } = definitions[kind]
  const time = dateField && getRecordDayStart(toRecordDate(content[dateField]))
  return time !== undefined && Number.isFinite(time)
    ? time - daysBefore * dayMilliseconds
    : undefined
}

/** Returns the date of a record in milliseconds; `undefined` without one. */
export function getDate(kind: Kind, content: Content): number | undefined {
  const { dateField } = definitions[kind]
  const time = dateField && getRecordTime(toRecordDate(content[dateField]))
  return time !== undefined && Number.isFinite(time) ? time : undefined
}
