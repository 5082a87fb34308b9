import { translations } from '@/content/languages'
import { closingTime, newAlertSchema, type Alert } from '@/lib/alerts/alert'
import { createAlertId } from '@/lib/alerts/store'
import {
  dayMilliseconds,
  toIndianDay,
  formatClock24,
  formatIsoDay,
  now,
  parseDate,
} from '@/lib/core/dates'
import { parseOptions, UsageError } from '../support/command-line'

const string = { type: 'string' } as const

/** Options for the text in another language: `--bn`, `--hi`. */
const languageCodes = translations.map(({ code }) => code)

const options = {
  kind: string,
  until: string,
  since: string,
  concerns: string,
  link: string,
  telephone: string,
  'dry-run': { type: 'boolean' },
  'all-clear': string,
  site: string,
} as const

const allOptions = {
  ...options,
  ...Object.fromEntries(languageCodes.map((code) => [code, string])),
}

type Option = keyof typeof options
export type Values = Readonly<Record<string, string | boolean | undefined>> & {
  [name in Option]?: (typeof options)[name]['type'] extends 'boolean' ? boolean : string
}

/** The options of each command. `set` is the command that is not named on the command line. */
const optionsByCommand = {
  set: ['kind', 'until', 'since', 'concerns', 'link', 'telephone', ...languageCodes, 'dry-run'],
  list: [],
  end: ['all-clear', ...languageCodes, 'dry-run'],
  drill: ['site'],
} satisfies Record<string, readonly string[]>

export type CommandName = keyof typeof optionsByCommand

const namedCommands = Object.keys(optionsByCommand).filter((name) => name !== 'set')

const usage = `Usage: npm run alert -- "text" [--kind closed|changed|notice] [--until 18:00] [--concerns route-3,hostel] [--dry-run] | list | end ID | end [ID] --all-clear "text" | drill`

/** Parses the command line. @throws UsageError */
export function parseArguments(args: string[]): {
  name: CommandName
  /** The text of a new alert, or the id of the alert to end. */
  argument: string | undefined
  values: Values
} {
  const { positionals, values } = parseOptions(args, allOptions)
  const [first, ...others] = positionals
  if (first === undefined) throw new UsageError(usage)
  const isNamed = namedCommands.includes(first)
  const name = isNamed ? (first as CommandName) : 'set'
  // Otherwise a mistyped command would be shown to all parents as an alert.
  if (!isNamed && /^[a-z-]+$/.test(first)) {
    throw new UsageError(
      `“${first}” is neither a command (${namedCommands.join(', ')}) nor an alert, which is more than one word.`,
    )
  }
  const allowed: readonly string[] = optionsByCommand[name]
  const wrong = Object.keys(values).find((option) => !allowed.includes(option))
  if (wrong)
    throw new UsageError(`--${wrong} does not belong to ${isNamed ? name : 'a new alert'}.`)
  if (others.length > (name === 'end' ? 1 : 0)) {
    throw new UsageError(
      isNamed
        ? `${name} does not take “${others.at(-1)}”.`
        : 'Put the text, and a day with its time, between quotation marks, such as "2026-11-25 10:30".',
    )
  }
  return { name, argument: isNamed ? others[0] : first, values }
}

/**
 * Creates a new alert.
 * @throws UsageError
 */
export function toAlert(text: string, values: Values, isDrill = false): Alert {
  const { kind = 'notice', link, telephone } = values
  return validate({
    kind,
    text: readTexts(text, values),
    concerns: toConcerns(values.concerns ?? 'everybody'),
    since: values.since === undefined ? now() : parseMoment(values.since),
    until: values.until === undefined ? defaultEnd() : parseEnd(values.until),
    link,
    telephone,
    isDrill,
  })
}

/** Collects the text and its translations. */
export const readTexts = (text: string, values: Values) => ({
  en: text,
  ...Object.fromEntries(languageCodes.map((code) => [code, values[code]])),
})

/** Validates an alert, and adds an id. @throws UsageError */
export function validate(alert: object): Alert {
  const parsed = newAlertSchema.safeParse({ id: createAlertId(), ...alert })
  if (parsed.success) return parsed.data
  throw new UsageError(parsed.error.issues[0]!.message)
}

/** Parses the list of concerns. 'Route 3' is also accepted. */
const toConcerns = (list: string): string[] =>
  list === 'everybody'
    ? []
    : list.split(',').map((name) => name.trim().toLowerCase().replaceAll(' ', '-'))

function defaultEnd(): Date {
  const end = parseMoment(closingTime)
  if (now() < end) return end
  const tomorrow = formatIsoDay(toIndianDay(new Date(now().getTime() + dayMilliseconds)))
  throw new UsageError(
    `After ${closingTime} an alert needs its end, such as --until "${tomorrow} ${closingTime}".`,
  )
}

function parseEnd(text: string): Date {
  const end = parseMoment(text)
  if (now() < end) return end
  throw new UsageError(
    `${text} has passed: give a later time, or the day too, such as "2026-11-25 10:30".`,
  )
}

/** Parses '18:00' (today) or '2026-11-25 10:30', in Asia/Kolkata. */
function parseMoment(text: string): Date {
  const [, day = formatIsoDay(toIndianDay(now())), clock = ''] =
    /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2}:\d{2})$/.exec(text.trim()) ?? []
  const time = clock.padStart(5, '0')
  const date = parseDate(`${day} ${time}`)
  // A day that does not exist, such as 31 February, would become another day.
  if (
    date instanceof Date &&
    formatIsoDay(toIndianDay(date)) === day &&
    formatClock24(date) === time
  )
    return date
  throw new UsageError(
    `“${text}” is not a time: use 18:00, or "2026-11-25 10:30" between quotation marks.`,
  )
}
