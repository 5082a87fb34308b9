import { schoolClasses } from '@/content/data/classes'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { groupDigits, rupees } from '@/lib/core/rupees'
import { type Choice, chooseCost, choiceName, type CostFields, isRefusal } from './choice'

/** One line of a sum. */
export type Payment = {
  when: string
  what: string
  /** As a term of the sum: "78,500", "12 × 4,690". */
  term: string
  amount: number
}

/** What a family pays in a year. */
export type Year = {
  payments: Payment[]
  /** "2,500 + 78,500 + 12 × 4,690" */
  sum: string
  total: number
}

/** The cost of a choice. Both years are counted with the fees of the session (R-FEES-7). */
export type Cost = {
  first: Year
  /** A year after the first; `null` when it costs the same. */
  later: Year | null
}

const { items, registration, tuitionMonths } = feeTerms

const once = (when: string, what: string, amount: number): Payment => ({
  when,
  what,
  term: groupDigits(amount),
  amount,
})

const yearOf = (payments: Payment[]): Year => ({
  payments,
  sum: payments.map(({ term }) => term).join(' + '),
  total: payments.reduce((total, { amount }) => total + amount, 0),
})

/**
 * What a choice costs in its first year and in a year after it.
 *
 * A pupil of the school has paid the fees that are paid once. In a class with a table for pupils of the school, that
 * table holds.
 */
export function costOf({ class: { name, fees }, pupil, room }: Choice): Cost {
  if (!fees) throw new Error(`${name} has no fees`)
  const group = fees[pupil]
  const product = `${tuitionMonths}\u00a0×\u00a0${groupDigits(group.monthlyTuition)}`
  const tuition = {
    when: items.tuition.payable,
    what: `${items.tuition.particulars}, ${product}`,
    term: product,
    amount: tuitionMonths * group.monthlyTuition,
  }
  const annual = once('Every year', items.annual.particulars, group.annual)
  const hostel = (room?.instalments ?? []).map(({ name, payable, amount }) =>
    once(upperFirst(payable), `Hostel, ${room!.room} room, ${name} instalment`, amount),
  )
  const later = yearOf([annual, ...hostel, tuition])
  const paysOnce = pupil === 'new' || fees.existing !== fees.new
  if (!paysOnce) return { first: later, later: null }
  const parts = [
    ...(group.admission === null ? [] : [`admission ${groupDigits(group.admission)}`]),
    `${lowerFirst(items.annual.particulars)} ${groupDigits(group.annual)}`,
  ]
  const first = yearOf([
    once(items.registration.payable, items.registration.particulars, registration),
    once(items.admission.payable, upperFirst(parts.join(' + ')), group.totalAtAdmission),
    ...hostel,
    tuition,
  ])
  return { first, later }
}

/** The lowest and the highest first year of a new day pupil. */
export function newDayPupilRange(): { from: number; to: number } {
  const totals = schoolClasses
    .filter(({ enquiry, fees }) => enquiry !== null && fees)
    .map((schoolClass) => costOf({ class: schoolClass, pupil: 'new', room: null }).first.total)
  return { from: Math.min(...totals), to: Math.max(...totals) }
}

/** What the sum of a choice does not contain. */
export const leftOut = ({ room }: Choice): string =>
  ['the bus', 'books', 'uniform', ...(room ? ['the prospectus of the hostel'] : [])].join(', ')

/** A table that contradicts the one in use (R-CONTENT-4). */
export const otherTable = ({ class: { fees } }: Choice) =>
  fees?.new === feeGroups.elevenNew ? feeGroups.elevenAllStreams : undefined

/** The answer in one line: "Class IX, new, day: ₹ 1,37,280 in the first year". */
export function costTitle(fields: CostFields): string | undefined {
  const choice = chooseCost(fields)
  if (isRefusal(choice)) return undefined
  const { first, later } = costOf(choice)
  return `${choiceName(choice)}: ${rupees(first.total)} in ${later ? 'the first year' : 'a year'}`
}

/** The answer as a message that one sends to the family. */
export function costMessage(choice: Choice, school: string, url: string): string {
  const { first, later } = costOf(choice)
  return [
    `${school}, fees ${feeTerms.session}: ${choiceName(choice)}`,
    ...first.payments.map(({ when, what, amount }) => `${when}: ${rupees(amount)} (${what})`),
    `${later ? 'First year' : 'A year'}: ${first.sum} = ${rupees(first.total)}`,
    ...(later ? [`A year after it: ${later.sum} = ${rupees(later.total)}`] : []),
    `Not in this sum: ${leftOut(choice)}.`,
    url,
  ].join('\n')
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
