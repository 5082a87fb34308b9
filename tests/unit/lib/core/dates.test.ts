import {
  formatComingDays,
  formatDate,
  formatDays,
  parseIsoDay,
  toRecordDate,
} from '@/lib/core/dates'

const day = (text: string) => `${text}T00:00:00Z`

it.each([
  [day('2026-11-21'), null, '21 November 2026'],
  [day('2026-11-21'), day('2026-11-21'), '21 November 2026'],
  [day('2026-11-19'), day('2026-11-21'), '19 to 21 November 2026'],
  [day('2026-11-30'), day('2026-12-02'), '30 November to 2 December 2026'],
  [day('2026-12-30'), day('2027-01-02'), '30 December 2026 to 2 January 2027'],
  [null, day('2026-11-21'), ''],
  ['invalid', null, ''],
] as const)('from %s to %s is "%s"', (date, end, text) => {
  expect(formatDays(date, end)).toBe(text)
})

it.each([
  ['2026-12-05', '2026-12-05', 'Sat 5 December'],
  ['2027-03-27', '2027-03-27', 'Sat 27 March 2027'],
  ['2026-12-07', '2026-12-11', 'Mon 7 to Fri 11 December'],
  ['2026-11-30', '2026-12-02', 'Mon 30 November to Wed 2 December'],
  ['2026-12-24', '2027-01-02', 'Thu 24 December to Sat 2 January 2027'],
])('what comes from %s to %s is "%s" in November 2026', (first, last, text) => {
  const [from, to, today] = [first, last, '2026-11-29'].map(parseIsoDay)
  expect(formatComingDays(from!, to!, today!)).toBe(text)
})

it('names the day of the week in Kolkata', () => {
  expect(formatDate('2026-11-20T19:00:00Z', 'full')).toBe('Saturday, 21 November 2026')
  expect(formatDate('2024-02-29', 'full')).toBe('Thursday, 29 February 2024')
})

describe('a date of the content service', () => {
  const [midnight, morning] = ['2026-05-11T18:30:00.000Z', '2026-05-12T05:00:00.000Z']

  it.each([
    '2026-05-12',
    '2026-5-12',
    '2026/05/12',
    '12/05/2026',
    '12-05-2026',
    '12.5.2026',
    '20260512',
    '12 May 2026',
    '12th May, 2026',
    '12-May-2026',
    'May 12, 2026',
    'Tuesday, 12 May 2026',
    'Tue May 12 2026',
    ' 2026-05-12 00:00:00 ',
    '2026-05-11T18:30:00Z',
    '2026-05-12T00:00:00+0530',
    1_778_524_200,
    1_778_524_200_000,
    '1778524200',
    '1778524200000',
    { $date: '2026-05-11T18:30:00Z' },
    { $date: 1_778_524_200_000 },
    { $date: { $numberLong: '1778524200000' } },
    { $numberLong: '1778524200000' },
    '১২/০৫/২০২৬',
    '12–05–2026',
    '\u200e12\u200e/\u200e05\u200e/\u200e2026',
    '20260512000000',
    20_260_512_000_000,
    '/Date(1778524200000)/',
    '/Date(1778524200000+0530)/',
  ])('%j is 12 May in Kolkata', (value) => expect(toRecordDate(value)).toBe(midnight))

  it.each([
    '2026-05-12T10:30',
    '2026-05-12 10:30:00.000',
    '2026-05-12T05:00:00.000000Z',
    '2026-05-12T05:00:00+00:00',
    '2026-05-12 05:00:00 UTC',
    '2026-05-12 10:30 IST',
    '12/05/2026 10:30',
    '12/05/2026, 10:30:00 am',
    'Tue, 12 May 2026 05:00:00 GMT',
    'Tue May 12 2026 10:30:00 GMT+0530 (India Standard Time)',
    'Tue May 12 2026 07:00:00 GMT+0200 (CEST)',
    '2026-05-12T10:30:00+05:30[Asia/Kolkata]',
    '20260512T050000Z',
  ])('%j is half past ten in Kolkata', (value) => expect(toRecordDate(value)).toBe(morning))

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '31/04/2026',
    '05/13/2026',
    '29/02/2026',
    '2026-00-10',
    '2026-13-01',
    '2026-05-12T25:00',
    '2026-05-12T24:01',
    '12/05/26',
    '2026',
    '2026-05',
    'May 2026',
    '46154',
    46_154,
    1,
    '86400001',
    '20260230103000',
    '20261305',
    20_260_512_103_000_000,
    '/Date(-62135596800000)/',
    '0001-01-01T00:00:00',
    'soon',
    true,
    {},
    { $date: {} },
    ['2026-05-12'],
  ])('%j is not a date', (value) => expect(toRecordDate(value)).toBe('invalid'))

  it.each([
    null,
    undefined,
    '',
    ' ',
    0,
    '0',
    '0000-00-00',
    '1970-01-01',
    '1970-01-01T00:00:00.000Z',
  ])('%j is a missing date', (value) => expect(toRecordDate(value)).toBeNull())
})
