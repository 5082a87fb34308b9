import 'server-only'
import { english, translations } from '@/content/languages'
import { concerns } from '@/content/alerts'
import { closingTime } from '@/lib/alerts/alert'
import {
  createDate,
  dayMilliseconds,
  toIndianDay,
  formatClock24,
  formatIsoDay,
  now,
  parseDate,
} from '@/lib/core/dates'
import { toEuropeanDigits } from '@/lib/core/normalise'
import { readText } from '../text/form-data'
import type { AlertForm } from './alerts'

/** The values of an alert's form, as text. Times are those of `<input type="datetime-local">`. */
export type AlertValues = {
  kind: string
  /** Texts by language code. */
  text: Record<string, string>
  concerns: string[]
  since: string
  until: string
  link: string
  telephone: string
}

/** Creates an empty form: a notice until the office closes today or, after that time, tomorrow. */
export function createEmptyAlert(): AlertValues {
  const isLate = formatClock24(now()) >= '17:00'
  const day = toIndianDay(isLate ? createDate(now().getTime() + dayMilliseconds) : now())
  const until = `${formatIsoDay(day)}T${closingTime}`
  return { kind: 'notice', text: {}, concerns: [], since: '', until, link: '', telephone: '' }
}

/** Longer than any field of an alert. */
const maxLength = 500

export function readAlertForm(data: FormData): AlertValues {
  const read = (name: string) => readText(data, name, maxLength)
  return {
    kind: read('kind'),
    text: Object.fromEntries(
      [english, ...translations].map(({ code }) => [code, read(`text-${code}`)]),
    ),
    concerns: [...concerns.keys()].filter((name) => data.getAll('concerns').includes(name)),
    since: read('since'),
    until: read('until'),
    link: read('link').trim(),
    telephone: read('telephone').trim(),
  }
}

/** Converts the values to the input of `setAlert`, or returns what is wrong with the times. */
export function toAlertForm(
  values: AlertValues,
):
  | { form: AlertForm; problems?: undefined }
  | { form?: undefined; problems: Record<string, string> } {
  const until = parseTypedTime(values.until)
  const since = values.since ? parseTypedTime(values.since) : now()
  if (!until) return { problems: { until: 'Choose when it ends.' } }
  if (!since) return { problems: { since: 'Choose when it begins, or leave it empty.' } }
  const { kind, text, concerns: chosen, link, telephone } = values
  return {
    form: { kind, text: { en: '', ...text }, concerns: chosen, since, until, link, telephone },
  }
}

const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

function parseTypedTime(typed: string): Date | undefined {
  const text = toEuropeanDigits(typed).trim()
  const date = localTime.test(text) ? parseDate(text) : undefined
  return date instanceof Date ? date : undefined
}
