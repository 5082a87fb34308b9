import { toCsv } from '@/lib/enquiries/csv'
import type { ListedEnquiry } from '@/lib/enquiries/read-enquiries'

const row: ListedEnquiry = {
  id: 'an-id',
  reference: 'ENQ-2345-6789',
  form_key: 'dif',
  session: '2026-2027',
  name: 'Parent',
  admission_class: '9',
  contact: '9000000001',
  email: null,
  language: 'bn',
  consent_version: '2026-11-21',
  consent_at: 1_800_000_000_000,
  created_at: 1_800_000_000_000,
  expired_seen_at: null,
  state: 'called',
  deliveries: [],
  notes: [
    { id: 'a', enquiry_id: 'an-id', at: 1, actor_name: 'Clerk', state: null, text: 'Rings back' },
    { id: 'b', enquiry_id: 'an-id', at: 2, actor_name: 'Clerk', state: 'called', text: '' },
    { id: 'c', enquiry_id: 'an-id', at: 3, actor_name: 'Head', state: null, text: '=1+1' },
  ],
}

/** The cell with the name in a spreadsheet that splits at commas. */
const exportCell = (name: string) =>
  /,"2026-2027","9","((?:[^"]|"")*)",/.exec(toCsv([{ ...row, name }]))?.[1]?.replaceAll('""', '"')

it('is CSV that spreadsheets can read', () => {
  expect(toCsv([row])).toBe(
    '\uFEFF"Reference","Sent at","Session","Class","Name","Contact number","E-mail","Language","Consent version","Consent at","Form key","Deliveries","State","Notes"\r\n' +
      '"ENQ-2345-6789","2027-01-15 13:30:00","2026-2027","9","Parent","9000000001","","Bengali","2026-11-21","2027-01-15 13:30:00","dif","","called","Clerk: Rings back; Head: =1+1"\r\n',
  )
})

it('has times of India that sort as text, also around midnight', () => {
  const times = ['2026-11-26T18:29:59Z', '2026-11-26T18:30:00Z', '2026-11-27T03:35:07.900Z']
  const rows = times.map((time) => ({ ...row, created_at: Date.parse(time) }))
  const cells = [...toCsv(rows).matchAll(/"ENQ-2345-6789","([^"]*)"/g)].map(([, cell]) => cell)
  expect(cells).toEqual(['2026-11-26 23:59:59', '2026-11-27 00:00:00', '2026-11-27 09:05:07'])
})

it.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['+911', "'+911"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['\u200b=1', "'\u200b=1"],
  ['\t=1', "'\t'=1"],
  ['\tParent', "'\tParent"],
  ['\rParent', "'\rParent"],
  ['\nParent', "'\nParent"],
])('escapes %j', (name, cell) => {
  expect(exportCell(name)).toBe(cell)
})

/** The separator depends on the locale and the settings of the user. */
it.each([
  [';=1+1', ";'=1+1"],
  ['Parent;=1+1;', "Parent;'=1+1;"],
  ['Parent; =1+1', "Parent;' =1+1"],
  ['Parent;"=1+1"', `Parent;'"=1+1"`],
  ['Parent,＝1', "Parent,'＝1"],
  ['Parent\t@SUM(A1)', "Parent\t'@SUM(A1)"],
  ['Parent\n-1', "Parent\n'-1"],
  ['Parent\u2028-1', "Parent\u2028'-1"],
  ["Parent|=cmd|' /C calc'!A0", "Parent|'=cmd|' /C calc'!A0"],
  ['";=1+1', `";'=1+1`],
])('escapes %j behind a possible separator', (name, cell) => {
  expect(exportCell(name)).toBe(cell)
})

it.each(['Parent, of two', 'Anita - mother', 'A + B = C', 'mail@school.example', 'অভিভাবক', '"'])(
  'does not change %j',
  (name) => {
    expect(exportCell(name)).toBe(name)
  },
)
