import 'server-only'
import { toRecordDate } from '@/lib/dates'
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

const formulaStart = /^\s*[=+\-@|]/

function toCell(text: string): string {
  const plain = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
