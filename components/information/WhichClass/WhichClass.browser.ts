/** Finds the class for a child by the date of birth (R-ADMISSION-7). Nothing leaves the device. */
import type { AdmissionWords } from '@/content/words/types'
import {
  createDate,
  getDayBefore,
  toIndianDay,
  formatIsoDay,
  formatLongDate,
  formatMonthAndYear,
  formatMonthName,
  now,
} from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { toEuropeanDigits } from '@/lib/core/normalise'
import { shiftBirths } from '@/lib/school/ages'
import { getSessionName } from '@/lib/school/sessions'
import { keepClassNamesUnbroken } from '@/lib/rich-text/unbroken-class-names'

/** Born `from` and `to`, ISO days. */
type Row = { name: string; enquiry: string; ages: string; from: string; to: string }

/** A table of ages, how many years old it is, the classes that are full, and the language of the answers. */
type Rule = {
  year: number
  ahead: number
  rows: readonly Row[]
  full: { ten: string; twelve: string }
  tag: string
  words: AdmissionWords['classAnswers'] & { session: string }
}

type Answer = { title: string; session: number; text: string; next?: string; row?: Row }

/** Returns the row for a birth some sessions after those of the table. */
const findRow = ({ rows }: Rule, birth: string, sessions: number) =>
  rows.find((row) => {
    const { from, to } = shiftBirths(row, sessions)
    return from <= birth && birth <= to
  })

/** Returns the years until the child has the age of a class; negative if that was in the past. */
const yearsUntil = (rule: Rule, birth: string, step: 1 | -1) =>
  Array.from({ length: 30 }, (_, index) => (index + 1) * step).find((years) =>
    findRow(rule, birth, rule.ahead + years),
  )

/** Returns the class for a date of birth. */
export function findClass(rule: Rule, birth: string): Answer {
  const session = rule.year + rule.ahead
  const row = findRow(rule, birth, rule.ahead)
  const later = yearsUntil(rule, birth, 1)
  const laterRow = later && findRow(rule, birth, rule.ahead + later)
  const [youngest, eldest] = [rule.rows[0], rule.rows[rule.rows.length - 1]]
  const { words, full, tag } = rule
  const say = (text: string, values: Record<string, string | number>) =>
    fillIn(text, { session: getSessionName(session), ...values })

  if (row) {
    const { from, to } = shiftBirths(row, rule.ahead)
    const coming = getSessionName(session + 1)
    const running = rule.ahead > 0 && findRow(rule, birth, rule.ahead - 1)
    return {
      title: row.name,
      session,
      text: say(words.born, {
        from: formatLongDate(tag, from),
        to: formatLongDate(tag, to),
        ages: row.ages,
        day: formatLongDate(tag, `${session}-03-31`),
      }),
      next: running
        ? fillIn(words.midSession, { session: getSessionName(session - 1), class: running.name })
        : later === 1 && laterRow
          ? fillIn(words.next, { session: coming, class: laterRow.name })
          : fillIn(words.nextClosed, {
              session: coming,
              class: row === eldest ? full.twelve : full.ten,
            }),
      row,
    }
  }
  if (later && laterRow) {
    const right = session + later
    const month = formatMonthAndYear(tag, `${right}-04-01`)
    return {
      title: fillIn(words.fromMonth, { class: laterRow.name, month }),
      session: right,
      text: say(laterRow === youngest ? words.tooEarly : words.closed, {
        class: laterRow.name,
        ages: laterRow.ages,
        closed: full.ten,
        later: getSessionName(right),
      }),
    }
  }
  const earlier = yearsUntil(rule, birth, -1)
  const last = { class: eldest?.name ?? '', last: full.twelve }
  return {
    title: fillIn(words.past, last),
    session,
    text: earlier
      ? fillIn(words.pastSince, { ...last, earlier: getSessionName(session + earlier) })
      : fillIn(words.pastText, last),
  }
}

const countDays = (month: number, year: number) =>
  getDayBefore({ year: month < 12 ? year : year + 1, month: (month % 12) + 1, day: 1 }).day

/**
 * Reads the three fields.
 * @param values day, month, year
 * @param today ISO
 * @returns the date of birth, or what is wrong in which field
 */
export function readBirth(
  rule: Rule,
  values: readonly string[],
  today: string,
): { birth: string } | { field: 0 | 1 | 2; problem: string } {
  const { words, tag } = rule
  const texts = values.map((value) => toEuropeanDigits(value).trim())
  const names = ['day', 'month', 'year'] as const
  for (const field of [0, 1, 2] as const) {
    if (!texts[field]) return { field, problem: words.enter[names[field]] }
    if (!/^\d+$/.test(texts[field])) return { field, problem: words.figuresOnly[names[field]] }
  }
  const [day = 0, month = 0, year = 0] = texts.map(Number)
  const iso = (day: number, month: number) => formatIsoDay({ year, month, day })
  const monthName = (month: number) => formatMonthName(tag, createDate(iso(1, month)))
  const thisYear = Number(today.slice(0, 4))
  if (texts[2]?.length !== 4)
    return { field: 2, problem: fillIn(words.wholeYear, { year: thisYear - 6 }) }
  if (month > 12 && month <= 31 && day >= 1 && day <= 12)
    return {
      field: 1,
      problem: fillIn(words.noMonth, { month, day: month, name: monthName(day) }),
    }
  if (month < 1 || month > 12)
    return { field: 1, problem: fillIn(words.monthRange, { first: 1, last: 12 }) }
  if (day < 1 || day > countDays(month, year))
    return {
      field: 0,
      problem: fillIn(words.daysOfMonth, {
        month: month === 2 ? formatMonthAndYear(tag, iso(1, month)) : monthName(month),
        days: countDays(month, year),
      }),
    }
  const birth = iso(day, month)
  if (birth > today)
    return { field: 2, problem: fillIn(words.future, { date: formatLongDate(tag, birth) }) }
  if (year < thisYear - 30)
    return { field: 2, problem: fillIn(words.tooOld, { year, years: thisYear - year }) }
  return { birth }
}

/** Names the link to the enquiry form, whose session is that of the table. */
export function nameLink({ words, year }: Rule, { session, row }: Answer): string {
  if (!row) return words.ask
  return session === year
    ? fillIn(words.enquire, { class: row.name })
    : fillIn(words.askAbout, { class: row.name, session: getSessionName(session) })
}

export default function whichClass(tool: HTMLElement) {
  const parts = (name: string) => tool.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)
  const rule: Rule = JSON.parse(tool.dataset.rule ?? '')
  const fields = [...tool.querySelectorAll('input')]

  const set = (name: string, text = '') => {
    for (const part of parts(name)) {
      part.textContent = keepClassNamesUnbroken(text)
      part.hidden = !text
    }
  }

  const names = ['session', 'title', 'text']
  const initial = names.map((name) => parts(name)[0]?.textContent ?? '')

  /** Removes an earlier answer. */
  const reset = () => {
    names.forEach((name, index) => set(name, initial[index]))
    set('next')
    for (const name of ['papers', 'enquire', 'streams'])
      for (const part of parts(name)) part.hidden = true
  }

  const show = () => {
    const values = fields.map(({ value }) => value)
    const reading = readBirth(rule, values, formatIsoDay(toIndianDay(now())))
    const problem = 'problem' in reading ? reading : undefined
    fields.forEach((field, index) => {
      if (problem?.field === index) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    })
    set('problem', problem?.problem)
    if (!('birth' in reading)) {
      reset()
      return fields[reading.field]?.focus()
    }

    const answer = findClass(rule, reading.birth)
    const { title, session, text, next, row } = answer
    set('session', fillIn(rule.words.session, { session: getSessionName(session) }))
    set('title', title)
    set('text', text)
    set('next', next)
    for (const part of parts('papers')) part.hidden = !row
    for (const link of parts('enquire')) {
      link.textContent = keepClassNamesUnbroken(nameLink(rule, answer))
      const query = row ? `?class=${encodeURIComponent(row.enquiry)}` : ''
      link.setAttribute('href', `${link.getAttribute('href')?.split('?')[0]}${query}`)
      link.hidden = false
    }
    for (const link of parts('streams'))
      link.hidden = !row || row !== rule.rows[rule.rows.length - 1]
    // The answer without its links, which fits under the fixed header.
    for (const title of parts('title')) title.parentElement!.scrollIntoView({ block: 'nearest' })
  }

  for (const button of tool.querySelectorAll('button')) button.onclick = show
  fields.forEach((field) => {
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') show()
    })
    field.addEventListener('paste', (event) => {
      const pasted = toEuropeanDigits(event.clipboardData?.getData('text') ?? '').match(/\d+/g)
      if (pasted?.length !== 3) return
      // An ISO date begins with the year.
      if (pasted[0]!.length === 4) pasted.reverse()
      event.preventDefault()
      fields.forEach((part, index) => (part.value = pasted[index] ?? ''))
      show()
    })
  })
  // The fourth digit of the year, unless it is a correction.
  fields[2]?.addEventListener('input', () => {
    if (fields.every(({ value }) => value.trim()) && fields[2]?.value.length === 4) show()
  })
  if (fields.every(({ value }) => value)) show()
}
