/** @jest-environment node */
import { toCsv } from '@/lib/enquiries/csv'
import type { ListedEnquiry } from '@/lib/enquiries/store'

const row: ListedEnquiry = {
  id: 'an-id',
  reference: 'ENQ-2345-6789',
  form_key: 'dif',
  session: '2026-2027',
  name: 'Parent',
  admission_class: '9',
  contact: '9000000001',
  email: null,
  consent_version: '2026-11-21',
  consent_at: 1_800_000_000_000,
  created_at: 1_800_000_000_000,
  expired_seen_at: null,
  deliveries: [],
}

const nameCell = (name: string) => toCsv([{ ...row, name }]).split(',2026-2027,9,')[1]

it('is what spreadsheets read', () => {
  expect(toCsv([row])).toBe(
    '\uFEFFReference,Sent at,Session,Class,Name,Contact number,E-mail,Consent version,Consent at,Form key,Deliveries\r\n' +
      'ENQ-2345-6789,2027-01-15T08:00:00.000Z,2026-2027,9,Parent,9000000001,,2026-11-21,2027-01-15T08:00:00.000Z,dif,\r\n',
  )
})

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")",`],
  ['+911', "'+911,"],
  ['-2+3', "'-2+3,"],
  ['@SUM(A1)', "'@SUM(A1),"],
  [' =1', "' =1,"],
  ['Parent, of two', '"Parent, of two",'],
  ['অভিভাবক', 'অভিভাবক,'],
])('keeps %j from being anything but text', (name, cell) => {
  expect(nameCell(name)?.startsWith(cell)).toBe(true)
})
