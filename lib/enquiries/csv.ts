import 'server-only'
import { createDate, formatTableTime } from '@/lib/core/dates'
import { getLanguageName } from './consent'
import type { ListedEnquiry } from './read-enquiries'

const columns: Record<string, (enquiry: ListedEnquiry) => string> = {
  Reference: (enquiry) => enquiry.reference,
  'Sent at': (enquiry) => formatTime(enquiry.created_at),
  Session: (enquiry) => enquiry.session,
  Class: (enquiry) => enquiry.admission_class,
  Name: (enquiry) => enquiry.name,
  'Contact number': (enquiry) => enquiry.contact,
  'E-mail': (enquiry) => enquiry.email ?? '',
  Language: (enquiry) => getLanguageName(enquiry.language),
  'Consent version': (enquiry) => enquiry.consent_version,
  'Consent at': (enquiry) => formatTime(enquiry.consent_at),
  'Form key': (enquiry) => enquiry.form_key,
  Deliveries: (enquiry) => formatDeliveries(enquiry),
  State: (enquiry) => enquiry.state,
  Notes: (enquiry) => formatNotes(enquiry),
}

/** Formats a time so that spreadsheets recognise it and its text sorts by time. */
const formatTime = (milliseconds: number) => formatTableTime(createDate(milliseconds))

/** Formats deliveries: 'provider: delivered, office: waiting' */
export const formatDeliveries = ({ deliveries }: ListedEnquiry) =>
  deliveries.map(({ channel, state }) => `${channel}: ${state}`).join(', ')

/** Formats notes: 'Clerk: Rings back on Monday; Clerk: Comes on Friday' */
const formatNotes = ({ notes }: ListedEnquiry) =>
  notes.flatMap(({ actor_name, text }) => (text ? [`${actor_name}: ${text}`] : [])).join('; ')

/** Formats enquiries as CSV (RFC 4180). Spreadsheets open it as UTF-8 and interpret no cell as a formula. */
export function toCsv(enquiries: readonly ListedEnquiry[]): string {
  const rows = enquiries.map((enquiry) => Object.values(columns).map((valueOf) => valueOf(enquiry)))
  const lines = [Object.keys(columns), ...rows].map((cells) => cells.map(toCell).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

/**
 * Where a spreadsheet may start a formula (OWASP, "CSV Injection"): at the start of a cell, and after every character
 * that some locale uses as a separator. Spaces, quotes and invisible characters may precede the sign, which may be
 * full-width or small. A cell that starts with a tab or a line break is dangerous, too.
 */
const formulaStart =
  /(?<=^|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=["\s\p{Cf}]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])|^(?=[\t\r\n])/gu

/** Quotes a cell, so that separators do not split it, and escapes each formula with an apostrophe. */
const toCell = (text: string) => `"${text.replace(formulaStart, "'").replaceAll('"', '""')}"`
