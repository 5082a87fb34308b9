import { feeGroups } from '@/content/data/fees'
import { currentSession } from '@/content/data/sessions'
import { transportFeePath } from '@/content/data/transport'
import { english } from '@/content/languages'
import { formatHours } from '@/lib/school/help-desk'
import { embeddedSearch } from '@/tests/support/fixtures/search'

jest.mock('@/content/data/fees', () => jest.requireActual('@/tests/fixtures/tables/fees'))
jest.mock('@/content/data/hostel', () => jest.requireActual('@/tests/fixtures/tables/hostel'))
jest.mock('@/content/data/ages', () => jest.requireActual('@/tests/fixtures/tables/ages'))
jest.mock('@/content/data/transport', () => jest.requireActual('@/tests/fixtures/tables/transport'))
jest.mock('@/content/data/school-year', () =>
  jest.requireActual('@/tests/fixtures/tables/school-year'),
)

const fees = '/fee-structure'
const ages = '/admission/admission-criteria-class-pre-nursery-to-class-nine'
const streams = '/admission/admission-criteria-class-elleven'
const transport = '/our-campus/facilities/transport'

const { suggest } = embeddedSearch()

const listLines = async (query: string) =>
  (await suggest(query)).suggestions.map(
    ({ href, line }) => [href, line.replaceAll('\u00a0', ' ')] as const,
  )

const setClock = (now: string) =>
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['performance', 'setImmediate', 'nextTick'] })

beforeEach(() => setClock('2026-11-21T06:00:00Z'))
/** The first query indexes all records. */
beforeAll(() => suggest('fees'), 60_000)
afterAll(() => jest.useRealTimers())

it.each([
  ['class 9 fees', feeGroups.nine.path, 'Class IX · ₹ 78,500 at admission'],
  ['fees of class 5', feeGroups.oneToEight.path, 'Class I to VIII · ₹ 72,000'],
  ['fees', fees, '₹ 58,700 to ₹ 89,990 at admission'],
  ['বেতন', '/bn/fee-structure', 'নতুন ছাত্র বা ছাত্রী, ভর্তির সময় · ₹ 58,700'],
  ['फीस', '/hi/fee-structure', '₹ 58,700 से ₹ 89,990'],
  ['age for nursery', ages, 'Nursery · age 4 to 5 years'],
  ['which class for a 4 year old', ages, 'Nursery · age 4 to 5 years'],
  ['৬ বছর বয়স', ages, 'Class I · age 6 to 7 years'],
  ['how old for class 1', ages, 'Class I · age 6 to 7 years'],
  ['class 11 admission', streams, 'Class XI · age 16 to 17 years'],
  ['commerce stream', streams, 'Commerce with Maths · English 61 to 70, mathematics 71 to 80'],
  ['uniform', '/contact', 'Ring 00000 00001, press 5 · Books and uniforms'],
  ['phone', '/contact', `00000 00001, ${formatHours(english.words.layout)}`],
  ['bus', transport, 'Our campus › Facilities · Ring 00000 00001, press 4 · Transport desk'],
  ['bus fees', transportFeePath, 'press 4 · Transport desk'],
  ['odlabari bus fees', transportFeePath, 'Route 5 · Odlabari/Jalpaiguri'],
  ['hostel fees', '/hostel/hostel-fee', 'Non-AC ₹ 2,45,000, AC ₹ 2,65,000 a year'],
  ['class 10 result', '/topper-x', '95% passed, top score 96.4%'],
  ['tc', '/academics/student-transfer-certificate', 'Academics · Find and download'],
  ['tennis court', '/our-campus#tennis-court', 'Our campus · Learn lawn tennis with a coach.'],
  ['principal', '/about/message-from-principal', 'About Us · Message to parents'],
  ['holiday', '/calendar', 'Holiday · 24 December 2026 to 2 January 2027'],
  ['छुट्टी', '/calendar', 'Holiday · 24 December 2026 to 2 January 2027'],
  ['exam dates', '/calendar', 'Examination · 7 to 11 December 2026 · Classes III to XII'],
  ['school calendar', '/calendar', 'Term · Winter bus timings begin, 24 November 2026'],
  [
    'registration date',
    '/admission/admission-schedule',
    'Registration for 2026-27 closed on 31 March 2026.',
  ],
  ['events', '/events', 'Night with the telescope · 21 November 2026'],
])('%s: %s answers “%s”', async (query, href, answer) => {
  const [first] = await listLines(query)
  expect(first?.[0]).toBe(href)
  expect(first?.[1]).toContain(answer)
})

const getFirstLineAt = async (now: string, query: string) => {
  setClock(now)
  return (await listLines(query))[0]?.[1]
}

it('names the next holiday by the clock', async () => {
  const next = (now: string) => getFirstLineAt(now, 'holiday')
  expect(await next('2027-01-02T18:29:59Z')).toMatch('24 December 2026')
  expect(await next('2027-01-02T18:30:00Z')).toBe('Holiday · 26 January 2027 · No lessons')
  expect(await next('2040-01-01T00:00:00Z')).not.toMatch(/20\d\d/)
})

it('names the next event by the clock', async () => {
  const next = (now: string) => getFirstLineAt(now, 'events')
  expect(await next('2026-11-21T18:29:59Z')).toMatch('Night with the telescope')
  expect(await next('2026-11-21T18:30:00Z')).toBe(
    'Science and craft exhibition · 27 to 28 November 2026',
  )
  expect(await next('2040-01-01T00:00:00Z')).toBe('What is coming up')
})

it.each([
  ['fe', fees],
  ['ag', ages],
  ['class 11 streams', streams],
  ['admission', '/admission'],
])(
  'lists the pages of frequent questions before others that match as well: %s',
  async (query, first) => {
    expect((await listLines(query))[0]?.[0]).toBe(first)
  },
)

it.each([
  [
    'class 9 fees',
    '/fee-structure?class=9#cost',
    'Class IX, new, day: ₹ 1,37,280 in the first year',
  ],
  [
    'nursery fees',
    '/fee-structure?class=nursery#cost',
    'Nursery, new, day: ₹ 1,11,600 in the first year',
  ],
  [
    'fees of class 11',
    '/fee-structure?class=11#cost',
    'Class XI, new, day: ₹ 1,58,370 in the first year',
  ],
])('%s: %s has the total “%s”', async (query, href, sum) => {
  const lines = new Map(await listLines(query))
  expect(lines.get(href)).toBe(sum)
})

it.each([
  ['class 5 hostel', '?class=5&hostel=ac#cost', 'Class V, new, hostel, AC room: ₹ 3,95,780'],
  ['class 5 hostel non ac', '?class=5&hostel=non-ac#cost', '₹ 3,75,780 in the first year'],
  ['class 11 existing student total', '?class=11&pupil=existing#cost', '₹ 1,12,380'],
  ['class 1 hostel', '?class=1&hostel=ac#cost', 'The hostel takes boys from Class III onwards.'],
  [
    'fees of class 10',
    '?class=10&pupil=existing#cost',
    'The fees of Class X are not on this site.',
  ],
])('lists the calculator first for %s: %s, %s', async (query, path, answer) => {
  const [first] = await listLines(query)
  expect(first?.[0]).toBe(fees + path)
  expect(first?.[1]).toContain(answer)
})

it('marks the words in the title, and names its language', async () => {
  const { suggestions } = await suggest('class 9 fees')
  expect(suggestions[0]?.title).toEqual([
    '',
    'Fees',
    ' for ',
    'Class IX',
    `, ${currentSession.name}`,
  ])
  expect(suggestions[0]?.lang).toBeUndefined()
  const bengali = (await suggest('durga puja')).suggestions[0]
  expect([bengali?.lang, bengali?.line]).toEqual(['bn', 'News · 13 October 2026'])
})

it.each(['c', 'cl', 'class 9', 'a', 'xyzzyx', '<script>', '__proto__'])(
  'has at most five for “%s”, each on this site, with a description',
  async (query) => {
    const lines = await listLines(query)
    expect(lines.length).toBeLessThanOrEqual(5)
    for (const [href, line] of lines) {
      expect(href).toMatch(/^\/(?!\/)/)
      expect(line).toMatch(/^\S.{1,140}$/)
    }
  },
)
