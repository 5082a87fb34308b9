import { schoolClasses } from '@/content/data/classes'
import { feeGroups, feeTerms } from '@/content/data/fees'
import type { FeeGroup, HostelRoom } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage, FeeWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits, formatRupees } from '@/lib/core/rupees'
import { type Choice, chooseCost, formatChoice, type CostFields, isRefusal } from './cost-choice'

/** One payment of a year, or the equal payments of all months. */
export type Payment = { amount: number } & (
  | { of: 'registration' | 'annual' }
  | { of: 'admission'; group: FeeGroup }
  | { of: 'hostel'; room: HostelRoom; instalment: HostelRoom['instalments'][number] }
  | { of: 'tuition'; monthly: number }
)

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

export const { registration, tuitionMonths } = feeTerms

/** Returns the kinds of fee in a language, with the day on which tuition is due (R-FEES-2). */
export const listFeeItems = ({ items }: FeeWords): FeeWords['items'] => ({
  ...items,
  tuition: { ...items.tuition, payable: fillIn(items.tuition.payable, { day: feeTerms.dueDay }) },
})

const formatProduct = (monthly: number) => `${tuitionMonths}\u00a0×\u00a0${groupDigits(monthly)}`

const sumYear = (payments: Payment[]): Year => ({
  payments,
  sum: payments
    .map((payment) =>
      payment.of === 'tuition' ? formatProduct(payment.monthly) : groupDigits(payment.amount),
    )
    .join(' + '),
  total: payments.reduce((total, { amount }) => total + amount, 0),
})

const buildTuition = ({ monthlyTuition }: FeeGroup): Payment => ({
  of: 'tuition',
  monthly: monthlyTuition,
  amount: tuitionMonths * monthlyTuition,
})

/** Calculates what a pupil who pays all the fees of a table pays in the first year. */
export const calculateFirstYear = (group: FeeGroup, hostel: readonly Payment[] = []): Year =>
  sumYear([
    { of: 'registration', amount: registration },
    { of: 'admission', group, amount: group.total },
    ...hostel,
    buildTuition(group),
  ])

/**
 * Calculates what a choice costs in its first year and in a year after it.
 *
 * A pupil of the school has paid the fees that are paid once. In a class with a table for pupils of the school, that
 * table holds.
 */
export function calculateCost({ class: { name, fees }, pupil, room }: Choice): Cost {
  if (!fees) throw new Error(`${name} has no fees`)
  const group = fees[pupil]
  const hostel = (room?.instalments ?? []).map((instalment): Payment => ({
    of: 'hostel',
    room: room!,
    instalment,
    amount: instalment.amount,
  }))
  const later = sumYear([{ of: 'annual', amount: group.annual }, ...hostel, buildTuition(group)])
  const paysOnce = pupil === 'new' || fees.existing !== fees.new
  return paysOnce
    ? { first: calculateFirstYear(group, hostel), later }
    : { first: later, later: null }
}

/** When a payment is due, and what it is for; `each` is the amount of one of several equal payments. */
type PaymentWords = { when: string; what: string; each?: string }

/** Returns a payment in words. */
export function getPaymentWords(payment: Payment, { fees, glossary }: FeeLanguage): PaymentWords {
  const items = listFeeItems(fees)
  const { payments, hostel } = fees
  switch (payment.of) {
    case 'registration':
      return { when: items.registration.payable, what: items.registration.particulars }
    case 'annual':
      return { when: payments.everyYear, what: items.annual.particulars }
    case 'admission': {
      const { admission, annual } = payment.group
      const what = fillIn(admission === null ? payments.annual : payments.admission, {
        admission: groupDigits(admission ?? 0),
        annual: groupDigits(annual),
      })
      return { when: items.admission.payable, what }
    }
    case 'hostel': {
      const { name, payable } = hostel.instalments[payment.instalment.part]
      const room = glossary.rooms[payment.room.room]
      return {
        when: capitalise(payable),
        what: fillIn(payments.hostel, { room, instalment: name }),
      }
    }
    case 'tuition': {
      const { particulars, payable } = items.tuition
      const due = uncapitalise(payable)
      return {
        when: payments.everyMonth,
        each: formatRupees(payment.monthly),
        what: fillIn(payments.tuition, {
          item: particulars,
          due,
          product: formatProduct(payment.monthly),
        }),
      }
    }
  }
}

/** Lists what the first year of a new day pupil costs in each group of classes, in the order of the classes. */
export function listNewDayPupilCosts(): { group: FeeGroup; total: number }[] {
  const totals = new Map<FeeGroup, number>()
  for (const schoolClass of schoolClasses) {
    if (schoolClass.enquiry === null || !schoolClass.fees) continue
    const { first } = calculateCost({ class: schoolClass, pupil: 'new', room: null })
    totals.set(schoolClass.fees.new, first.total)
  }
  return [...totals].map(([group, total]) => ({ group, total }))
}

/** Finds a table that contradicts the one in use (R-CONTENT-4). */
export const findOtherTable = ({ class: { fees } }: Choice) =>
  fees?.new === feeGroups.elevenNew ? feeGroups.elevenAllStreams : undefined

/** Lists what the sum of a choice does not contain, in a sentence. */
export const listOmissions = ({ room }: Choice, { tool }: FeeWords): string =>
  fillIn(tool.notInSum, { items: room ? tool.leftOutHostel : tool.leftOut })

/** Returns the answer in one line: "Class IX, new, day: ₹ 1,37,280 in the first year". */
export function formatCostTitle(
  fields: CostFields,
  words: FeeLanguage = english,
): string | undefined {
  const choice = chooseCost(fields)
  if (isRefusal(choice)) return undefined
  const { first, later } = calculateCost(choice)
  const { firstYearTitle, yearTitle } = words.fees.tool
  return fillIn(later ? firstYearTitle : yearTitle, {
    choice: formatChoice(choice, words),
    amount: formatRupees(first.total),
  })
}

/** Returns the answer as a message to send to the family. */
export function formatCostMessage(
  choice: Choice,
  school: string,
  url: string,
  words: FeeLanguage = english,
): string {
  const { first, later } = calculateCost(choice)
  const { tool } = words.fees
  const formatLine = (payment: Payment) => {
    const { when, what, each } = getPaymentWords(payment, words)
    const amount = formatRupees(payment.amount)
    return each ? `${when}: ${each} (${what} = ${amount})` : `${when}: ${amount} (${what})`
  }
  const formatYear = (label: string, { sum, total }: Year) =>
    `${label}: ${sum} = ${formatRupees(total)}`
  const heading = { school, session: feeTerms.session, choice: formatChoice(choice, words) }
  return [
    fillIn(tool.message, heading),
    ...first.payments.map(formatLine),
    formatYear(later ? tool.firstYear : tool.year, first),
    ...(later ? [formatYear(tool.later, later)] : []),
    listOmissions(choice, words.fees),
    url,
  ].join('\n')
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
