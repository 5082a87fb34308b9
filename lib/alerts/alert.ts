import { z } from 'zod'
import {
  alertKinds,
  concernNames,
  everybody,
  type AlertKind,
  type Concern,
} from '@/content/microcopy/alerts'
import {
  dayMilliseconds,
  dayOf,
  formatClock,
  isoDay,
  monthName,
  now,
  weekdayOf,
} from '@/lib/core/dates'
import { safeUrl } from '@/lib/core/safe-urls'

/** The longest text of an alert (R-ALERT-1). */
export const maxTextLength = 200

/** A control character, or one that reverses the direction of the text after it. */
const unsafeCharacter = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** One line of plain text. Runs of white space become a single space. */
const text = z
  .string()
  .transform((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'The text is empty.')
      .refine((value) => [...value].length <= maxTextLength, {
        error: ({ input }) =>
          `The text has ${[...String(input)].length} characters; ${maxTextLength} is the most.`,
      })
      .refine((value) => !unsafeCharacter.test(value), 'The text has control characters.'),
  )

const concern = z.custom<Concern>((value) => concernNames.has(value as Concern), {
  error: ({ input }) =>
    `“${input}” is neither a route nor a class: use ${[...concernNames.keys()].join(', ')}.`,
})

/** An alert, from the command line, the database or its copy on disk (R-ALERT-1). */
export const alertSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(Object.keys(alertKinds) as AlertKind[], {
    error: ({ input }) => `“${input}” is no kind: use ${Object.keys(alertKinds).join(', ')}.`,
  }),
  /** Plain text, in English and, where somebody has translated it, in Bengali and Hindi. */
  text: z.object({ en: text, bn: text.optional(), hi: text.optional() }),
  /** Whom it concerns; empty: everybody. */
  concerns: z
    .array(concern)
    .readonly()
    .transform((chosen): readonly Concern[] =>
      [...concernNames.keys()].filter((name) => chosen.includes(name)),
    ),
  since: z.coerce.date(),
  until: z.coerce.date(),
  /** A page of this site or of another. */
  link: z
    .string()
    .refine((value) => safeUrl(value) === value && /^(?:\/|https?:)/.test(value), {
      error: ({ input }) =>
        `“${input}” is no link: it begins with / or https://, such as /contact.`,
    })
    .optional(),
  telephone: z
    .string()
    .regex(/^\+?\d(?:[ -]?\d){2,14}$/, {
      error: ({ input }) => `“${input}” is no telephone number, such as +91 90000 00001.`,
    })
    .optional(),
  /** A test alert (`npm run alert -- drill`), marked as such. */
  isDrill: z.boolean(),
})

export type Alert = z.output<typeof alertSchema>

/** How far ahead an alert may end: what nobody ends must not stay. */
export const maxDays = 7

/** An alert that is set now. */
export const newAlertSchema = alertSchema
  .refine(({ until }) => until > now(), 'The end has passed already.')
  .refine(({ until }) => until.getTime() - now().getTime() <= maxDays * dayMilliseconds, {
    error: `The end is more than ${maxDays} days ahead.`,
  })
  .refine(({ since, until }) => since < until, 'It would end before it begins.')

/** How many alerts every page shows (R-ALERT-1). */
export const maxShown = 2

const severity = Object.keys(alertKinds)

/** The alerts that hold now: the most severe first, then the newest. A test alert is the last. */
export function activeIn(alerts: readonly Alert[]): readonly Alert[] {
  const time = now()
  return alerts
    .filter(({ since, until }) => since <= time && time < until)
    .toSorted(
      (one, other) =>
        Number(one.isDrill) - Number(other.isDrill) ||
        severity.indexOf(one.kind) - severity.indexOf(other.kind) ||
        other.since.getTime() - one.since.getTime(),
    )
}

/** 'Until 18:00', 'Until Monday 18:00', or 'Until Monday 30 November 18:00' where the day could be mistaken. */
export function untilText(until: Date): string {
  const [day, time] = [dayOf(until), formatClock(until)]
  if (isoDay(day) === isoDay(dayOf(now()))) return `Until ${time}`
  const isSoon = until.getTime() - now().getTime() < 6 * dayMilliseconds
  const date = isSoon ? '' : ` ${day.day} ${monthName(day.month)}`
  return `Until ${weekdayOf(until)}${date} ${time}`
}

/** 'everybody', or 'hostel, bus route 3, Class IX'. */
export const concernsText = (concerns: readonly Concern[]): string =>
  concerns.map((name) => concernNames.get(name)).join(', ') || everybody

/** The number as `tel:` links have it. */
export const telephoneHref = (telephone: string): string => `tel:${telephone.replace(/[ -]/g, '')}`
