import { z } from 'zod'
import { toIndianDay, isoDay, parseDate } from '@/lib/core/dates'
import { findLinkProblem } from '@/lib/core/link-problem'
import { europeanDigits, plainLine } from '@/lib/core/normalise'
import { safeUrl } from '@/lib/core/safe-urls'
import { isSlug } from '@/lib/routing/record-paths'
import { tidy, type TextFormat } from '../text/tidy'

/** The fields of the desk's forms. The messages are the sentences that the office reads next to a field. */

/** One line. */
export const line = (max: number, missing?: string) =>
  z
    .string()
    .transform(plainLine)
    .pipe(
      z
        .string()
        .min(missing ? 1 : 0, missing)
        .refine((value) => [...value].length <= max, {
          error: ({ input }) =>
            `This has ${[...String(input)].length} characters; ${max} is the most.`,
        }),
    )

/** Paragraphs. */
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

/** A day as date inputs send it. */
const day = z.string().trim().transform(europeanDigits).refine(isDay, { error: 'Choose a day.' })

/** Whether a value is an ISO day of the calendar: 31 February is none. */
export function isDay(value: unknown): value is string {
  const date = typeof value === 'string' && value.length === 10 ? parseDate(value) : null
  return date instanceof Date && isoDay(toIndianDay(date)) === value
}

/** A required day, and one that may be left empty. */
export const requiredDay = day
export const optionalDay = z.union([z.literal(''), day])

/** A page of this site or of another; empty for none. */
export const link = z
  .string()
  .trim()
  .transform((value) => (value === '' ? '' : (safeUrl(value) ?? value)))
  .refine((value) => value === '' || safeUrl(value) !== null, {
    error: ({ input }) => findLinkProblem(String(input), '/admission'),
  })

/** The last part of a story's address; empty to make it from the title. */
export const address = z
  .string()
  .transform((value) =>
    plainLine(value)
      .toLowerCase()
      .replace(/[\s/]+/g, '-'),
  )
  .refine((value) => value === '' || (isSlug(value) && !/[?#%]/.test(value)), {
    error: 'Use letters, digits and hyphens only.',
  })

/** Names of uploaded files. */
export const files = (max: number, what: string) =>
  z.array(z.string()).max(max, `${max} ${what} are the most.`)

/** A day as the records of the content service have it. */
export const contractDate = (value: string): string => `${value}T00:00:00.000Z`

/** The day of a date of a record; empty when it has none that can be read. */
export function dayText(value: unknown): string {
  const date = parseDate(value)
  return date instanceof Date ? isoDay(toIndianDay(date)) : ''
}

/** '09:30' of a time input becomes '09:30 am'. Other text stays. */
export function clockText(value: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(europeanDigits(value)) ?? []
  if (!minute) return value
  const hours = Number(hour)
  return `${String(hours % 12 || 12).padStart(2, '0')}:${minute} ${hours < 12 ? 'am' : 'pm'}`
}

/** Letters that stand for themselves in an address, so that 'Sports Day, 2026' becomes 'sports-day-2026'. */
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

/** Text that the content service's readers would take for markup is escaped. */
export const escaped = (text: string): string =>
  /<|&[#a-z]/i.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
