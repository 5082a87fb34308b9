import { z } from 'zod'
import { getTerm } from '@/content/glossary'
import { english, translations, type Language } from '@/content/languages'
import { alertKinds, concerns as concernTable, type Concern } from '@/content/alerts'
import { formatSpokenTime } from '@/lib/core/clock'
import {
  dayMilliseconds,
  toIndianDay,
  formatClock24,
  formatIsoDay,
  formatMonthName,
  now,
  getTimeOfDay,
  formatWeekday,
} from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { findLinkProblem } from '@/lib/core/link-problem'
import { toPlainLine, toPlainPunctuation } from '@/lib/core/normalise'
import { toSafeUrl } from '@/lib/core/safe-urls'

/** The longest text of an alert (R-ALERT-1). */
const maxTextLength = 200

/** When the office closes. An alert ends then, unless another end is set. */
export const closingTime = '18:00'

/** One line of plain text. */
const text = z
  .string()
  .transform(toPlainLine)
  .pipe(
    z
      .string()
      .min(1, 'The text is empty.')
      .refine((value) => [...value].length <= maxTextLength, {
        error: ({ input }) =>
          `The text has ${[...String(input)].length} characters; ${maxTextLength} is the most.`,
      }),
  )

type Texts = { en: string; [code: string]: string }

/** Leaves out languages that the site no longer has. */
function keepKnownLanguages(all: { en: string; [code: string]: string | undefined }): Texts {
  const known = translations.flatMap(({ code }) => (all[code] ? [[code, all[code]] as const] : []))
  return { en: all.en, ...Object.fromEntries(known) }
}

const concern = z.custom<Concern>((value) => concernTable.has(value as Concern), {
  error: ({ input }) =>
    `“${input}” is neither a route nor a class: use ${[...concernTable.keys()].join(', ')}.`,
})

/** An alert, from the command line, the database or its copy on disk (R-ALERT-1). */
export const alertSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(alertKinds, {
    error: ({ input }) => `“${input}” is no kind: use ${alertKinds.join(', ')}.`,
  }),
  /** Plain text, in English and any other language into which it was translated, by language code. */
  text: z.object({ en: text }).catchall(text.optional()).transform(keepKnownLanguages),
  /** Whom the alert concerns; empty means everybody. */
  concerns: z
    .array(concern)
    .readonly()
    .transform((chosen): readonly Concern[] =>
      [...concernTable.keys()].filter((name) => chosen.includes(name)),
    ),
  since: z.coerce.date(),
  until: z.coerce.date(),
  /** A page of this or another site. */
  link: z
    .string()
    .transform((value) => toSafeUrl(value) ?? value)
    .refine((value) => toSafeUrl(value) !== null && /^(?:\/|https?:)/.test(value), {
      error: ({ input }) => findLinkProblem(String(input), '/contact'),
    })
    .optional(),
  telephone: z
    .string()
    .transform(toPlainPunctuation)
    .pipe(
      z.string().regex(/^\+?\d(?:[ -]?\d){2,14}$/, {
        error: ({ input }) => `“${input}” is no telephone number, such as +91 90000 00001.`,
      }),
    )
    .optional(),
  /** A test alert (`npm run alert -- drill`), marked as such. */
  isDrill: z.boolean(),
})

export type Alert = z.output<typeof alertSchema>

/** How far ahead an alert may end, so that a forgotten one does not stay. */
const maxDays = 7

/** A new alert. */
export const newAlertSchema = alertSchema
  .refine(({ until }) => until > now(), { error: 'The end has passed already.', path: ['until'] })
  .refine(({ until }) => until.getTime() - now().getTime() <= maxDays * dayMilliseconds, {
    error: `The end is more than ${maxDays} days ahead.`,
    path: ['until'],
  })
  .refine(({ since, until }) => since < until, {
    error: 'It would end before it begins.',
    path: ['until'],
  })

/** How many alerts every page shows (R-ALERT-1). */
export const maxShown = 2

/** Returns the alerts that are active now: the most severe first, then the newest. Test alerts are last. */
export function filterActive(alerts: readonly Alert[]): readonly Alert[] {
  const time = now()
  return alerts
    .filter(({ since, until }) => since <= time && time < until)
    .toSorted(
      (first, second) =>
        Number(first.isDrill) - Number(second.isDrill) ||
        alertKinds.indexOf(first.kind) - alertKinds.indexOf(second.kind) ||
        second.since.getTime() - first.since.getTime(),
    )
}

/** Lists the translations of the text, in the order of the languages. */
export const listTranslations = ({ text }: Alert) =>
  translations.flatMap(({ code: lang }) => (text[lang] ? [{ lang, text: text[lang] }] : []))

/** Returns the text that follows the flag, without repeating it: 'Closed today: landslide' → 'Landslide'. */
export function getTextAfterFlag(
  { kind, text }: Alert,
  { code, words }: Pick<Language, 'code' | 'words'> = english,
): string {
  const localText = text[code] ?? text.en
  const word = words.alerts.kinds[kind]
  if (!localText.toLowerCase().startsWith(word.toLowerCase())) return localText
  const [, first = '', others = ''] =
    /^ ?[:,–—-] ?(.)(.+)$/u.exec(localText.slice(word.length)) ?? []
  return first ? first.toUpperCase() + others : localText
}

/**
 * Formats the end: 'Until 18:00', 'Until Monday 18:00', or 'Until Monday 30 November 18:00' where the weekday is
 * ambiguous. A translation names the part of the day: 'সোমবার সন্ধ্যা ছটা পর্যন্ত'.
 */
export function formatUntil(until: Date, { tag, words }: Language = english): string {
  const day = toIndianDay(until)
  const clock = formatSpokenTime(words.layout, getTimeOfDay(until)) ?? formatClock24(until)
  const isToday = formatIsoDay(day) === formatIsoDay(toIndianDay(now()))
  const isSoon = until.getTime() - now().getTime() < 6 * dayMilliseconds
  const date = isSoon ? '' : `${day.day} ${formatMonthName(tag, until)}`
  const time = isToday ? clock : [formatWeekday(tag, until), date, clock].filter(Boolean).join(' ')
  return fillIn(words.alerts.until, { time })
}

/** Formats the concerns: 'everybody', or 'hostel, bus route 3, Class IX'. */
export const formatConcerns = (concerns: readonly Concern[], { words } = english): string =>
  concerns.map((name) => formatConcern(name, words)).join(', ') || words.alerts.everybody

function formatConcern(name: Concern, { alerts, glossary }: Language['words']): string {
  const { route, className } = concernTable.get(name)!
  if (route !== undefined) return fillIn(alerts.route, { number: route })
  return className === undefined ? alerts.hostel : getTerm(glossary.classes, className)
}

/** Returns a `tel:` link. */
export const toTelephoneHref = (telephone: string): string =>
  `tel:${telephone.replace(/[ -]/g, '')}`
