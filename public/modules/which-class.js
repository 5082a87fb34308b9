// Which class a child is for, by the date of birth (R-ADMISSION-7). Nothing leaves the device.

/** @typedef {{ name: string, enquiry: string, ages: string, from: string, to: string }} Row born from and to, ISO */
/**
 * A table of ages, how many years ago it was made, the classes that are full, and the language of the answers.
 * @typedef {{ year: number, ahead: number, rows: Row[], full: { ten: string, twelve: string }, tag: string, words: Words }} Rule
 */
/** @typedef {import('../../content/words/types').AdmissionWords['classAnswers'] & { session: string }} Words */
/** @typedef {{ title: string, session: number, text: string, next?: string, row?: Row }} Answer */

/** @param {number} year */
const sessionOf = (year) => `${year}-${`${year + 1}`.slice(2)}`

/** @type {(day: string, years: number) => string} */
const shifted = (day, years) => `${+day.slice(0, 4) + years}${day.slice(4)}`

/** @type {(text: string, values: Record<string, string | number>) => string} */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`)

/**
 * A day, or a part of it, with European digits.
 * @type {(rule: Rule, day: string, options?: Intl.DateTimeFormatOptions) => string}
 */
const long = ({ tag }, day, options = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(new Date(day))

/** @type {(day: number, month: number, year: number) => string} */
const iso = (day, month, year) =>
  `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`

/**
 * The row of a birth, some years after the table was made: each class then takes those born that much later.
 * @type {(rule: Rule, birth: string, years: number) => Row | undefined}
 */
const rowIn = ({ rows }, birth, years) =>
  rows.find(({ from, to }) =>
    years
      ? shifted(from, years) <= birth && birth < shifted(from, years + 1)
      : from <= birth && birth <= to,
  )

/**
 * The years until one of the classes is right; negative when it was.
 * @type {(rule: Rule, birth: string, step: 1 | -1) => number | undefined}
 */
const yearsUntil = (rule, birth, step) =>
  Array.from({ length: 30 }, (_, index) => (index + 1) * step).find((years) =>
    rowIn(rule, birth, rule.ahead + years),
  )

/**
 * The class for a birth.
 * @type {(rule: Rule, birth: string) => Answer}
 */
export function classFor(rule, birth) {
  const session = rule.year + rule.ahead
  const row = rowIn(rule, birth, rule.ahead)
  const later = yearsUntil(rule, birth, 1)
  const laterRow = later && rowIn(rule, birth, rule.ahead + later)
  const [youngest, eldest] = [rule.rows[0], rule.rows[rule.rows.length - 1]]
  const { words, full } = rule
  /** @type {(text: string, values: Record<string, string | number>) => string} */
  const say = (text, values) => fill(text, { session: sessionOf(session), ...values })

  if (row) {
    const to = rule.ahead ? shifted(row.from, rule.ahead + 1) : row.to
    const last = rule.ahead ? new Date(Date.parse(to) - 864e5).toISOString().slice(0, 10) : to
    const coming = sessionOf(session + 1)
    return {
      title: row.name,
      session,
      text: say(words.born, {
        from: long(rule, shifted(row.from, rule.ahead)),
        to: long(rule, last),
        ages: row.ages,
        day: long(rule, `${session}-03-31`),
      }),
      next:
        later === 1 && laterRow
          ? fill(words.next, { session: coming, class: laterRow.name })
          : fill(words.nextClosed, {
              session: coming,
              class: row === eldest ? full.twelve : full.ten,
            }),
      row,
    }
  }
  if (later && laterRow) {
    const right = session + later
    const month = long(rule, `${right}-04-01`, { month: 'long', year: 'numeric' })
    return {
      title: fill(words.fromMonth, { class: laterRow.name, month }),
      session: right,
      text: say(laterRow === youngest ? words.tooEarly : words.closed, {
        class: laterRow.name,
        ages: laterRow.ages,
        closed: full.ten,
        later: sessionOf(right),
      }),
    }
  }
  const earlier = yearsUntil(rule, birth, -1)
  const last = { class: eldest?.name ?? '', last: full.twelve }
  return {
    title: fill(words.past, last),
    session,
    text: earlier
      ? fill(words.pastSince, { ...last, earlier: sessionOf(session + earlier) })
      : fill(words.pastText, last),
  }
}

/** @type {(month: number, year: number) => number} */
const daysIn = (month, year) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** @type {(codePoint: number) => boolean} */
const isDigit = (codePoint) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** Digits of every script as 0 to 9, as in lib/core/normalise.ts. @param {string} text */
const europeanDigits = (text) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0
    let first = codePoint
    while (isDigit(first - 1)) first--
    return String((codePoint - first) % 10)
  })

/**
 * Reads the three fields.
 * @param {Rule} rule
 * @param {string[]} values day, month, year
 * @param {string} today ISO
 * @returns {{ birth: string } | { field: 0 | 1 | 2, problem: string }} the birth, or what is wrong in which field
 */
export function readBirth(rule, values, today) {
  const { words } = rule
  const texts = values.map((value) => europeanDigits(value).trim())
  const names = /** @type {const} */ (['day', 'month', 'year'])
  for (const field of /** @type {const} */ ([0, 1, 2])) {
    if (!texts[field]) return { field, problem: words.enter[names[field]] }
    if (!/^\d+$/.test(texts[field])) return { field, problem: words.figuresOnly[names[field]] }
  }
  /** @type {(month: number, options?: Intl.DateTimeFormatOptions) => string} */
  const monthName = (month, options = { month: 'long' }) => long(rule, iso(1, month, year), options)
  const [day = 0, month = 0, year = 0] = texts.map(Number)
  const thisYear = +today.slice(0, 4)
  if (texts[2]?.length !== 4)
    return { field: 2, problem: fill(words.wholeYear, { year: thisYear - 6 }) }
  if (month > 12 && month <= 31 && day >= 1 && day <= 12)
    return {
      field: 1,
      problem: fill(words.noMonth, { month, day: month, name: monthName(day) }),
    }
  if (month < 1 || month > 12)
    return { field: 1, problem: fill(words.monthRange, { first: 1, last: 12 }) }
  if (day < 1 || day > daysIn(month, year))
    return {
      field: 0,
      problem: fill(words.daysOfMonth, {
        month: monthName(month, month === 2 ? { month: 'long', year: 'numeric' } : undefined),
        days: daysIn(month, year),
      }),
    }
  const birth = iso(day, month, year)
  if (birth > today) return { field: 2, problem: fill(words.future, { date: long(rule, birth) }) }
  if (year < thisYear - 30)
    return {
      field: 2,
      problem: fill(words.tooOld, { year, years: thisYear - year }),
    }
  return { birth }
}

/** Names of classes never break. @param {string} text */
export const unbroken = (text) =>
  text.replace(/(Class|कक्षा) (?=[IVX\d])/g, '$1\u00a0').replace(/ (?=শ্রেণি)/g, '\u00a0')

/** @param {HTMLElement} tool */
export default function whichClass(tool) {
  /** @type {(name: string) => HTMLElement[]} */
  const parts = (name) =>
    [...tool.querySelectorAll(`[data-part="${name}"]`)].map(
      (node) => /** @type {HTMLElement} */ (node),
    )
  /** @type {Rule} */
  const rule = JSON.parse(tool.dataset.rule ?? '')
  const fields = [...tool.querySelectorAll('input')]

  /** @type {(name: string, text?: string) => void} */
  const set = (name, text) => {
    for (const part of parts(name)) {
      part.textContent = unbroken(text ?? '')
      part.hidden = !text
    }
  }

  const names = ['session', 'title', 'text']
  const initial = names.map((name) => parts(name)[0]?.textContent ?? '')

  /** Takes back an earlier answer. */
  const reset = () => {
    names.forEach((name, index) => set(name, initial[index]))
    set('next')
    for (const name of ['papers', 'enquire', 'streams'])
      for (const part of parts(name)) part.hidden = true
  }

  const show = () => {
    // India is 5:30 ahead all year.
    const today = new Date(Date.now() + 198e5).toISOString().slice(0, 10)
    const reading = readBirth(
      rule,
      fields.map(({ value }) => value),
      today,
    )
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

    const { title, session, text, next, row } = classFor(rule, reading.birth)
    set('session', fill(rule.words.session, { session: sessionOf(session) }))
    set('title', title)
    set('text', text)
    set('next', next)
    for (const part of parts('papers')) part.hidden = !row
    for (const link of parts('enquire')) {
      link.textContent = unbroken(
        row ? fill(rule.words.enquire, { class: row.name }) : rule.words.ask,
      )
      const query = row ? `?class=${encodeURIComponent(row.enquiry)}` : ''
      link.setAttribute('href', `${link.getAttribute('href')?.split('?')[0]}${query}`)
      link.hidden = false
    }
    for (const link of parts('streams'))
      link.hidden = !row || row !== rule.rows[rule.rows.length - 1]
    for (const answer of parts('answer')) answer.scrollIntoView({ block: 'nearest' })
  }

  for (const button of tool.querySelectorAll('button')) button.onclick = show
  fields.forEach((field) => {
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') show()
    })
    field.addEventListener('paste', (event) => {
      const pasted = europeanDigits(event.clipboardData?.getData('text') ?? '').match(/\d+/g)
      if (pasted?.length !== 3) return
      event.preventDefault()
      fields.forEach((one, index) => (one.value = pasted[index] ?? ''))
      show()
    })
  })
  // The fourth figure of the year, unless it is a correction.
  fields[2]?.addEventListener('input', () => {
    if (fields.every(({ value }) => value.trim()) && fields[2]?.value.length === 4) show()
  })
  if (fields.every(({ value }) => value)) show()
}
