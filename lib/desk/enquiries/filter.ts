import 'server-only'
import { enquiryClasses } from '@/content/data/enquiry'
import { parseIsoDay, dayMilliseconds, formatDay, parseDate } from '@/lib/core/dates'
import { toComparisonKey, toEuropeanDigits, toPlainLine } from '@/lib/core/normalise'
import { maxSearchLength } from '@/lib/core/search-length'
import type { EnquiryState } from '@/lib/database/tables'
import { isNumberLike, readContact, removePrefix } from '@/lib/enquiries/contact-number'
import type { EnquiryQuery } from '@/lib/enquiries/read-enquiries'
import { toSubmittedClass } from '@/lib/enquiries/schema'
import { isEnquiryState } from '@/lib/enquiries/states'
import type { Db } from '../operation'
import { isDay } from '../records/fields'
import { createSearch } from '../text/search'

/** The filter of a list of enquiries. A missing property filters nothing. */
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

/** The classes as they are submitted, with labels for a choice. */
export const classOptions = enquiryClasses.map((label) => ({
  value: toSubmittedClass(label),
  label,
}))

/** Returns the label of a submitted class: 'Class 9' for '9'. */
export const getClassLabel = (value: string): string =>
  classOptions.find((option) => option.value === value)?.label ?? value

/** Reads the filter from a query or a form. Leaves out invalid values. */
export function readFilter(values: Record<string, unknown>): EnquiryFilter {
  const { state, class: admissionClass, from, to, q } = values
  const search = typeof q === 'string' ? toPlainLine(q).slice(0, maxSearchLength) : ''
  return {
    ...(isEnquiryState(state) && { state }),
    ...(classOptions.some(({ value }) => value === admissionClass) && {
      admissionClass: String(admissionClass),
    }),
    ...parseDay('from', from),
    ...parseDay('to', to),
    ...(search && { search }),
  }
}

function parseDay(name: 'from' | 'to', value: unknown): Pick<EnquiryFilter, 'from' | 'to'> {
  const day = typeof value === 'string' ? toEuropeanDigits(value).trim() : ''
  return isDay(day) ? { [name]: day } : {}
}

/** Formats the query of the list with this filter. */
export function formatFilterQuery({
  state,
  admissionClass,
  from,
  to,
  search,
}: EnquiryFilter): string {
  const values = { state, class: admissionClass, from, to, q: search }
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1])
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Formats the filter for the history. Without the searched text, which may be a name. */
export function describeFilter({ state, admissionClass, from, to, search }: EnquiryFilter): string {
  const parts = [
    state,
    admissionClass && getClassLabel(admissionClass),
    from && `from ${formatLongDay(from)}`,
    to && `to ${formatLongDay(to)}`,
    search && 'a search',
  ].filter(Boolean)
  return parts.join(', ') || 'all'
}

const formatLongDay = (day: string) => formatDay(parseIsoDay(day), 'long')

const getStart = (day: string) => (parseDate(day) as Date).getTime()

export async function selectEnquiries(db: Db, filter: EnquiryFilter): Promise<EnquiryQuery> {
  const { state, admissionClass, from, to, search } = filter
  let query: EnquiryQuery = db.selectFrom('enquiries')
  if (state) query = query.where('state', '=', state)
  if (admissionClass) query = query.where('admission_class', '=', admissionClass)
  if (from) query = query.where('created_at', '>=', getStart(from))
  if (to) query = query.where('created_at', '<', getStart(to) + dayMilliseconds)
  if (!search) return query
  const number = findNumber(search)
  if (number) return query.where('contact', 'like', `%${number}%`)
  const ids = await findMatchingIds(query, search)
  return ids.length > 0 ? query.where('id', 'in', ids) : query.where(({ lit }) => lit(false))
}

/** Returns the digits of a telephone number or a part of one, with any of the usual separators. */
function findNumber(search: string): string | undefined {
  if (!isNumberLike(search)) return undefined
  const digits = readContact(search).number ?? removePrefix(search).replace(/^0/, '')
  return digits.length > 2 ? digits : undefined
}

async function findMatchingIds(query: EnquiryQuery, search: string): Promise<string[]> {
  const isMatch = createSearch(search, toComparisonKey)
  const rows = await query.select(['id', 'name', 'email', 'reference']).execute()
  return rows.flatMap(({ id, ...row }) => (isMatch(Object.values(row)) ? [id] : []))
}
