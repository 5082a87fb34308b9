import { z } from 'zod'
import { toIndianDay, formatIsoDay, formatTwoDigits, parseDate } from '@/lib/core/dates'
import { findLinkProblem } from '@/lib/core/link-problem'
import { toEuropeanDigits, toPlainLine } from '@/lib/core/normalise'
import { toSafeUrl } from '@/lib/core/safe-urls'
import { isSlug } from '@/lib/routing/record-paths'
import { tidy, type TextFormat } from '../text/tidy'

/** Schemas of the fields in the desk's forms. The office reads their messages next to the field. */

/** A text of one line. */
export const line = (max: number, missing?: string) =>
  z
    .string()
    .transform(toPlainLine)
    .pipe(
      z
        .string()
        .min(missing ? 1 : 0, missing)
        .refine((value) => [...value].length <= max, {
          error: ({ input }) =>
            `This has ${[...String(input)].length} characters; ${max} is the most.`,
        }),
    )

/** A text of several paragraphs. */
export const paragraphs = (max: number, format: TextFormat, missing?: string) =>
  z
    .string()
    .transform((value) => tidy(value, format))
    .pipe(
      z
        .string()
        .min(missing ? 1 : 0, missing)
        .max(max, `This is too long: ${max} characters are the most.`),
    )

/** An ISO day, as a date input sends it. */
const day = z.string().trim().transform(toEuropeanDigits).refine(isDay, { error: 'Choose a day.' })

/** Whether a value is an ISO day that exists, unlike 31 February. */
export function isDay(value: unknown): value is string {
  const date = typeof value === 'string' && value.length === 10 ? parseDate(value) : null
  return date instanceof Date && formatIsoDay(toIndianDay(date)) === value
}

/** A required day, and below an optional one. */
export const requiredDay = day
export const optionalDay = z.union([z.literal(''), day])

/** A link to a page of this or another site; may be empty. */
export const link = z
  .string()
  .trim()
  .transform((value) => (value === '' ? '' : (toSafeUrl(value) ?? value)))
  .refine((value) => value === '' || toSafeUrl(value) !== null, {
    error: ({ input }) => findLinkProblem(String(input), '/admission'),
  })

/** The last part of a story's URL; empty to derive it from the title. */
export const address = z
  .string()
  .transform((value) =>
    toPlainLine(value)
      .toLowerCase()
      .replace(/[\s/]+/g, '-'),
  )
  .refine((value) => value === '' || (isSlug(value) && !/[?#%]/.test(value)), {
    error: 'Use letters, digits and hyphens only.',
  })

/** Names of uploaded files. */
export const files = (max: number, noun: string) =>
  z.array(z.string()).max(max, `${max} ${noun} are the most.`)

/** Converts a day to the date format of the content service. */
export const toContractDate = (value: string): string => `${value}T00:00:00.000Z`

/** Returns the day of a record's date; empty when it is missing or invalid. */
export function toDay(value: unknown): string {
  const date = parseDate(value)
  return date instanceof Date ? formatIsoDay(toIndianDay(date)) : ''
}

/** Converts '09:30' of a time input to '09:30 am'. Other text stays. */
export function formatClockText(value: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(toEuropeanDigits(value)) ?? []
  if (!minute) return value
  const hours = Number(hour)
  return `${formatTwoDigits(hours % 12 || 12)}:${minute} ${hours < 12 ? 'am' : 'pm'}`
}

/** Converts a title to the last part of a URL: 'Sports Day, 2026' becomes 'sports-day-2026'. */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{Mn}+/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const slug = [...(words ?? []).join('-')].slice(0, 60).join('').replace(/-+$/, '')
  return slug || 'story'
}

/** Escapes text that readers of the content service would interpret as HTML. */
export const escapeTags = (text: string): string =>
  /<|&[#a-z]/i.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
