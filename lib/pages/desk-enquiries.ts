import 'server-only'
import { createDate, formatDate, formatDateTime, toRecordDate } from '@/lib/core/dates'
import type { Channel, DeliveryRow, EnquiryState } from '@/lib/database/tables'
import {
  getClassLabel,
  classOptions,
  formatFilterQuery,
  readFilter,
  type EnquiryFilter,
} from '@/lib/desk/enquiries/filter'
import {
  countEnquiries,
  enquiriesPerPage,
  getEnquiry,
  listEnquiries,
} from '@/lib/desk/enquiries/list'
import type { Actor } from '@/lib/desk/operation'
import { openSearch, sealSearch } from '@/lib/desk/web/sealed-search'
import type { ListedEnquiry } from '@/lib/enquiries/read-enquiries'
import { getLanguageName } from '@/lib/enquiries/consent'
import type { Query } from './desk-query'

const listPath = '/desk/enquiries'

/** Loads the data of the screen of enquiries. */
export async function loadEnquiries(actor: Actor, query: Query) {
  const filter = readFilter({ ...query, q: openSearch(query.q) })
  const page = parsePage(query.page)
  const [enquiries, counts] = await Promise.all([
    listEnquiries(actor, filter, (page - 1) * enquiriesPerPage),
    countEnquiries(actor, filter),
  ])
  return {
    filter,
    counts,
    classes: classOptions,
    enquiries: enquiries.map(toEntry),
    buildHref: (state: EnquiryFilter['state']) => listPath + buildQuery({ ...filter, state }),
    exportHref: `${listPath}/export${buildQuery(filter)}`,
    newer: page > 1 ? buildPageHref(filter, page - 1) : undefined,
    older: enquiries.length === enquiriesPerPage ? buildPageHref(filter, page + 1) : undefined,
    isFiltered: formatFilterQuery(filter) !== '',
  }
}

const parsePage = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1

/** Builds the query of an address, in which nobody can read the search. */
const buildQuery = ({ search = '', ...filter }: EnquiryFilter) =>
  formatFilterQuery({ ...filter, search: sealSearch(search) })

function buildPageHref(filter: EnquiryFilter, page: number): string {
  const query = buildQuery(filter)
  return page === 1 ? listPath + query : `${listPath}${query || '?'}${query && '&'}page=${page}`
}

function toEntry({ deliveries, notes, ...row }: ListedEnquiry) {
  const { reference, name, contact, state } = row
  return {
    reference,
    name,
    contact,
    state,
    className: getClassLabel(row.admission_class),
    sentAt: formatDate(toRecordDate(row.created_at), 'card'),
    note: notes.findLast(({ text }) => text)?.text,
    fault: deliveries.some((delivery) => delivery.state === 'dead')
      ? 'It could not be delivered. Tell whoever runs the site.'
      : undefined,
  }
}

/** Loads the data of the screen of an enquiry; `undefined` when none has this reference number. */
export async function loadEnquiry(actor: Actor, reference: string) {
  const enquiry = await getEnquiry(actor, reference)
  if (!enquiry) return undefined
  const { name, contact, email, state, deliveries, notes } = enquiry
  return {
    reference,
    name,
    contact,
    email,
    state,
    isDelivered: deliveries.length > 0,
    facts: [
      { term: 'Class', detail: getClassLabel(enquiry.admission_class) },
      { term: 'Session', detail: enquiry.session },
      { term: 'Sent', detail: formatMoment(enquiry.created_at) },
      { term: 'Written in', detail: getLanguageName(enquiry.language) },
      { term: 'Reference', detail: reference },
      { term: 'Agreed to', detail: `Notice of ${enquiry.consent_version}` },
      { term: 'Delivery', detail: deliveries.map(describeDelivery).join(' ') || 'Kept here only' },
    ],
    log: notes.toReversed().map(({ id, actor_name: by, at, text, state: set }) => ({
      id,
      by,
      at: { iso: createDate(at).toISOString(), text: formatMoment(at) },
      state: set,
      text,
    })),
  }
}

/** Returns the message about the last action. */
export function getEnquiryDoneText(done: unknown, state: EnquiryState): string | undefined {
  if (done === 'note') return 'The note is saved.'
  if (done === 'state') return `The state is now: ${state}.`
  if (done === 'conflict')
    return `Somebody else has just set the state to: ${state}. Nothing was changed.`
  return undefined
}

const formatMoment = (time: number) => formatDateTime(createDate(time).toISOString())

const channelWords: Record<Channel, string> = {
  provider: 'To the provider',
  office: 'E-mail to the office',
}

function describeDelivery({
  channel,
  state,
  delivered_at,
}: Pick<DeliveryRow, 'channel' | 'state' | 'delivered_at'>): string {
  const words = {
    waiting: 'on its way',
    delivered: `delivered ${formatMoment(delivered_at ?? 0)}`,
    dead: 'could not be delivered; tell whoever runs the site',
  }
  return `${channelWords[channel]}: ${words[state]}.`
}
