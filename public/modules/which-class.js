// Which class a child is for, by the date of birth (R-ADMISSION-7). Nothing leaves the device.

/** @typedef {{ name: string, enquiry: string, ages: string, from: string, to: string }} Row born from and to, ISO */
/** @typedef {{ year: number, ahead: number, rows: Row[] }} Rule a table of ages, and how many years ago it was made */
/** @typedef {{ title: string, session: number, text: string, next?: string, row?: Row }} Answer */

/** @param {number} year */
const sessionOf = (year) => `${year}-${`${year + 1}`.slice(2)}`

/** @type {(day: string, years: number) => string} */
const shifted = (day, years) => `${+day.slice(0, 4) + years}${day.slice(4)}`

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** @param {string} day */
const long = (day) => format.format(new Date(day))

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
  const [youngest, eldest] = [rule.rows[0], rule.rows.at(-1)]
  const isYoung = laterRow === youngest

  if (row) {
    const to = rule.ahead ? shifted(row.from, rule.ahead + 1) : row.to
    const last = rule.ahead ? new Date(Date.parse(to) - 864e5).toISOString().slice(0, 10) : to
    const from = long(shifted(row.from, rule.ahead))
    const next =
      later === 1 && laterRow
        ? `In ${sessionOf(session + 1)}, by the same rule: ${laterRow.name}.`
        : `In ${sessionOf(session + 1)} it would be ${row === eldest ? 'Class XII' : 'Class X'}, which takes no new pupils.`
    return {
      title: row.name,
      session,
      text: `For children born between ${from} and ${long(last)}: ${row.ages} old on 31 March ${session}.`,
      next,
      row,
    }
  }
  if (later && laterRow) {
    const right = session + later
    return {
      title: `${laterRow.name}, from April ${right}`,
      session: right,
      text: isYoung
        ? `In ${sessionOf(session)} it is still too early. ${laterRow.name} is for children of ${laterRow.ages}, and will be right in the session ${sessionOf(right)}.`
        : `In ${sessionOf(session)} the age is that of Class X, which takes no new pupils. ${laterRow.name} will be right in the session ${sessionOf(right)}.`,
    }
  }
  const earlier = yearsUntil(rule, birth, -1)
  return {
    title: 'Past the age of Class XI',
    session,
    text: `${earlier ? `Class XI was right in ${sessionOf(session + earlier)}, and ` : ''}Class XII takes no new pupils. The admission desk will gladly tell you what is possible.`,
  }
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month)),
  ),
)

/** @type {(month: number, year: number) => number} */
const daysIn = (month, year) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Reads the three fields.
 * @param {string[]} values day, month, year
 * @param {string} today ISO
 * @returns {{ birth: string } | { field: 0 | 1 | 2, problem: string }} the birth, or what is wrong in which field
 */
export function readBirth(values, today) {
  const texts = values.map((value) => value.trim())
  const names = ['day', 'month', 'year']
  for (const field of /** @type {const} */ ([0, 1, 2])) {
    if (!texts[field]) return { field, problem: `Enter the ${names[field]} of birth.` }
    if (!/^\d+$/.test(texts[field]))
      return { field, problem: `Write the ${names[field]} in figures only.` }
  }
  const [day = 0, month = 0, year = 0] = texts.map(Number)
  const thisYear = +today.slice(0, 4)
  if (texts[2]?.length !== 4)
    return { field: 2, problem: `Write the year with four figures, such as ${thisYear - 6}.` }
  if (month > 12 && month <= 31 && day >= 1 && day <= 12)
    return {
      field: 1,
      problem: `There is no month ${month}. The day comes first: is it ${month} ${months[day - 1]}?`,
    }
  if (month < 1 || month > 12) return { field: 1, problem: 'The month is a number from 1 to 12.' }
  if (day < 1 || day > daysIn(month, year))
    return {
      field: 0,
      problem: `${months[month - 1]}${month === 2 ? ` ${year}` : ''} has ${daysIn(month, year)} days.`,
    }
  const birth = iso(day, month, year)
  if (birth > today) return { field: 2, problem: `${long(birth)} is still to come.` }
  if (year < thisYear - 30)
    return {
      field: 2,
      problem: `Born in ${year}, your child would be ${thisYear - year} years old. Look at the year again.`,
    }
  return { birth }
}

/** Names of classes never break. @param {string} text */
const unbroken = (text) => text.replace(/\bClass (?=[IVX])/g, 'Class\u00a0')

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
    set('session', `For the session ${sessionOf(session)}`)
    set('title', title)
    set('text', text)
    set('next', next)
    for (const part of parts('papers')) part.hidden = !row
    for (const link of parts('enquire')) {
      link.textContent = unbroken(row ? `Enquire for ${row.name}` : 'Ask the admission desk')
      const query = row ? `?class=${encodeURIComponent(row.enquiry)}` : ''
      link.setAttribute('href', `/admission/admission-enquiry${query}`)
      link.hidden = false
    }
    for (const link of parts('streams')) link.hidden = row?.name !== 'Class XI'
    for (const answer of parts('answer')) answer.scrollIntoView({ block: 'nearest' })
  }

  for (const button of tool.querySelectorAll('button')) button.onclick = show
  fields.forEach((field) => {
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') show()
    })
    field.addEventListener('paste', (event) => {
      const pasted = event.clipboardData?.getData('text').match(/\d+/g) ?? []
      if (pasted.length !== 3) return
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
