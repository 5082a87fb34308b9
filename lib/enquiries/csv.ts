import 'server-only'
import { toRecordDate } from '@/lib/core/dates'
import type { ListedEnquiry } from './store'

const columns: Record<string, (enquiry: ListedEnquiry) => string> = {
  Reference: (enquiry) => enquiry.reference,
  'Sent at': (enquiry) => moment(enquiry.created_at),
  Session: (enquiry) => enquiry.session,
  Class: (enquiry) => enquiry.admission_class,
  Name: (enquiry) => enquiry.name,
  'Contact number': (enquiry) => enquiry.contact,
  'E-mail': (enquiry) => enquiry.email ?? '',
  'Consent version': (enquiry) => enquiry.consent_version,
  'Consent at': (enquiry) => moment(enquiry.consent_at),
  'Form key': (enquiry) => enquiry.form_key,
  Deliveries: (enquiry) => deliveriesText(enquiry),
}

const moment = (milliseconds: number) => toRecordDate(milliseconds) ?? ''

/** 'provider: delivered, office: waiting' */
export const deliveriesText = ({ deliveries }: ListedEnquiry) =>
  deliveries.map(({ channel, state }) => `${channel}: ${state}`).join(', ')

/** Enquiries as CSV (RFC 4180) that a spreadsheet opens as UTF-8 and never takes for formulas. */
export function toCsv(enquiries: readonly ListedEnquiry[]): string {
  const rows = enquiries.map((enquiry) => Object.values(columns).map((valueOf) => valueOf(enquiry)))
  const lines = [Object.keys(columns), ...rows].map((cells) => cells.map(toCell).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

/**
 * Where a spreadsheet may see the beginning of a formula (OWASP, "CSV Injection"): at the start of a cell, and
 * behind whatever another country's setting splits at. Spaces, quotes and invisible signs may stand before the
 * sign, which may be of full or small width. A cell that starts with a tab or a line break is one, too.
 */
const formulaStart =
  /(?<=^|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=["\s\p{Cf}]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])|^(?=[\t\r\n])/gu

/** Quoted, so that a separator splits nothing, with an apostrophe before each formula. */
const toCell = (text: string) => `"${text.replace(formulaStart, "'").replaceAll('"', '""')}"`
