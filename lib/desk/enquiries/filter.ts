import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import { enquiryClasses } from '@/content/data/enquiry'
import { dayMilliseconds, parseDate } from '@/lib/core/dates'
import { maxSearchLength } from '@/lib/core/search-length'
import type { Database, EnquiryState } from '@/lib/database/tables'
import { withoutPrefix } from '@/lib/enquiries/contact-number'
import type { EnquiryQuery } from '@/lib/enquiries/read-enquiries'
import { submittedClass } from '@/lib/enquiries/schema'
import { isEnquiryState } from '@/lib/enquiries/states'
import type { Db } from '../operation'
import { isDay } from '../records/fields'
import { oneLine } from '../text/tidy'

/** Which enquiries a list has. Without a property, all. */
export type EnquiryFilter = {
  state?: EnquiryState
  /** As submitted: '9', 'Nursery'. */
  admissionClass?: string
  /** ISO days, both included. */
  from?: string
  to?: string
  /** A part of a name, an e-mail address, a telephone or reference number. */
  search?: string
}

/** The classes as they are submitted, with their labels. */
export const classOptions = enquiryClasses.map((label) => ({
  value: submittedClass(label),
  label,
}))

/** 'Class 9' for '9'. */
export const classLabel = (value: string): string =>
  classOptions.find((option) => option.value === value)?.label ?? value

/** The filter that an address or a form has. What is wrong in it is left out. */
export function readFilter(values: Record<string, unknown>): EnquiryFilter {
  const { state, class: admissionClass, from, to, q } = values
  const search = typeof q === 'string' ? oneLine(q).slice(0, maxSearchLength) : ''
  return {
    ...(isEnquiryState(state) && { state }),
    ...(classOptions.some(({ value }) => value === admissionClass) && {
      admissionClass: String(admissionClass),
    }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(search && { search }),
  }
}

/** The address of the list with this filter. */
export function filterQuery({ state, admissionClass, from, to, search }: EnquiryFilter): string {
  const values = { state, class: admissionClass, from, to, q: search }
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1])
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** For the history, which must not hold what was searched: it may be a name. */
export function filterText({ state, admissionClass, from, to, search }: EnquiryFilter): string {
  const parts = [
    state,
    admissionClass && classLabel(admissionClass),
    from && `from ${from}`,
    to && `to ${to}`,
    search && 'a search',
  ].filter(Boolean)
  return parts.join(', ') || 'all'
}

const startOf = (day: string) => (parseDate(day) as Date).getTime()

export function selectEnquiries(db: Db, filter: EnquiryFilter): EnquiryQuery {
  const { state, admissionClass, from, to, search } = filter
  let query: EnquiryQuery = db.selectFrom('enquiries')
  if (state) query = query.where('state', '=', state)
  if (admissionClass) query = query.where('admission_class', '=', admissionClass)
  if (from) query = query.where('created_at', '>=', startOf(from))
  if (to) query = query.where('created_at', '<', startOf(to) + dayMilliseconds)
  return search ? query.where(matching(search)) : query
}

/** Part of a number: a telephone number in any of the ways that people write it. */
const numberLike = /^[\d\s+().-]{3,}$/

const matching =
  (search: string) =>
  ({ and, or, fn, eb }: ExpressionBuilder<Database, 'enquiries'>) => {
    const has = (column: 'name' | 'email' | 'reference', word: string) =>
      eb(fn<string>('lower', [column]), 'like', `%${word}%`)
    if (numberLike.test(search)) return eb('contact', 'like', `%${withoutPrefix(search)}%`)
    const words = search
      .toLowerCase()
      .split(' ')
      .map((word) => word.replace(/[\\%_]/g, ''))
    return and(
      words.map((word) => or([has('name', word), has('email', word), has('reference', word)])),
    )
  }
