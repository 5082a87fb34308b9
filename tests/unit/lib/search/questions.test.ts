import { feeGroups } from '@/content/data/fees'
import { transportFeePath } from '@/content/data/transport'
import { routes } from '@/content/routes'
import { embeddedSearch } from '@/tests/support/fixtures/search'
import { parentQuestions } from '@/tests/fixtures/parent-questions'

jest.mock('@/content/data/fees', () => jest.requireActual('@/tests/fixtures/tables/fees'))
jest.mock('@/content/data/hostel', () => jest.requireActual('@/tests/fixtures/tables/hostel'))

/*
 * Queries of parents, and the expected first result. The clock is fixed, because sample records are published on
 * their date and old records rank lower. Queries about pages have the same result on any day.
 */
const setClock = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['performance', 'setImmediate', 'nextTick'],
  })
afterAll(() => jest.useRealTimers())

/** The first query waits for the index: a second, on a busy machine several. */
const indexingTimeout = 60_000
const prepare = (search: (query: string) => Promise<unknown>, now: string) => {
  setClock(now)
  return search('fees')
}

const pageQueries = [
  // Fees
  ['fees', '/fee-structure'],
  ['fee strucutre', '/fee-structure'],
  ['how much does it cost', '/fee-structure'],
  ['cost', '/fee-structure'],
  ['news', '/news'],
  ['notices', '/news'],
  ['age', '/admission/admission-criteria-class-pre-nursery-to-class-nine'],
  ['classes', '/class'],
  ['campus', '/our-campus'],
  ['academics', '/academics'],
  ['how much', '/fee-structure'],
  ['fees kitna hai', '/fee-structure'],
  ['class 9 fees', feeGroups.nine.path],
  ['fee IX', feeGroups.nine.path],
  ['fees for nine', feeGroups.nine.path],
  ['class 5 fee', feeGroups.oneToEight.path],
  ['nursery fees', feeGroups.prePrimary.path],
  ['11th fees new student', '/fee-structure/class-elleven-new-students'],
  ['bus fees', transportFeePath],
  ['refund', '/fee-structure/fee-norms-and-policies'],
  ['বেতন', '/bn/fee-structure'],
  ['फीस', '/hi/fee-structure'],
  ['boarding fees', '/hostel/hostel-fee'],
  ['pay fees online', '/pphelp'],
  // Admission
  ['admision', '/admission'],
  ['ভর্তি', '/bn/admission'],
  ['भर्ती', '/hi/admission'],
  ['admission form', '/admission/admission-enquiry'],
  ['what documents are required for admission', '/admission/admission-information'],
  ['last date of admission', '/admission/admission-schedule'],
  ['age limit for pre nursery', '/admission/admission-criteria-class-pre-nursery-to-class-nine'],
  ['which stream', '/admission/admission-criteria-class-elleven'],
  ['science stream marks class 11', '/admission/admission-criteria-class-elleven'],
  ['commerce stream', '/admission/admission-criteria-class-elleven'],
  // Every day
  ['tc', '/academics/student-transfer-certificate'],
  ['transfer cirtificate', '/academics/student-transfer-certificate'],
  ['school leaving certificate', '/academics/student-transfer-certificate'],
  ['bus', '/our-campus/facilities/transport'],
  ['trasnport', '/our-campus/facilities/transport'],
  ['school bus Odlabari', '/our-campus/facilities/transport'],
  ['school timings', '/contact'],
  ['phone number', '/contact'],
  ['email', '/contact'],
  ['mail id', '/contact'],
  ['uniform', '/contact'],
  ['book list', '/academics/book-list'],
  ['book list class 7', '/academics/book-list'],
  ['syllabus', '/academics/curriculum'],
  ['forgot password', '/pphelp'],
  ['hostel', '/hostel/hostel'],
  ['mess food', '/hostel/hostel'],
  ['doctor', '/our-campus/facilities/infirmary'],
  ['principal', '/about/message-from-principal'],
  ['library', '/our-campus/library'],
  ['swimming pool', '/our-campus#swimming-pool'],
  ['tennis court', '/our-campus#tennis-court'],
  ['basketball court', '/our-campus#basketball-court'],
  ['class 10 result', '/topper-x'],
  ['photos', '/beyond-academic/events-gallery'],
  ['cbse affiliation number', '/mandatory-disclosure'],
  ['holidays', '/calendar'],
  ['holiday', '/calendar'],
  ['date sheet', '/documents'],
  ['datesheet', '/documents'],
  ['circulars', '/documents'],
  ['documents', '/documents'],
  ['छुट्टी', '/calendar'],
  // In Bengali and Hindi
  ['মাইনে', '/bn/fee-structure'],
  ['স্কুলের মাইনে কত', '/bn/fee-structure'],
  ['নবম শ্রেণির ফি', feeGroups.nine.path],
  ['টি সি', '/bn/academics/student-transfer-certificate'],
  ['হস্টেল', '/bn/hostel/hostel'],
  ['পুলকার', '/bn/our-campus/facilities/transport'],
  ['ড্রেস', '/contact'],
  ['ডাক্তার', '/our-campus/facilities/infirmary'],
  ['প্রিন্সিপাল', '/about/message-from-principal'],
  ['ছুটির তালিকা', '/calendar'],
  ['স্কুল কবে ছুটি', '/calendar'],
  ['स्कूल बस', '/hi/our-campus/facilities/transport'],
  ['परिवहन', '/hi/our-campus/facilities/transport'],
  ['पासवर्ड', '/pphelp'],
  ['छुट्टियाँ', '/calendar'],
  ['बोर्डिंग', '/hi/hostel/hostel'],
  ['school calendar', '/calendar'],
] as const

describe.each(['2026-11-21T06:00:00Z', '2027-06-01T06:00:00Z'])('on %s', (today) => {
  const { search } = embeddedSearch()
  beforeAll(() => prepare(search, today), indexingTimeout)

  it.each(pageQueries)('%s: %s', async (query, first) => {
    const { results } = await search(query)
    expect(results[0]?.href).toBe(first)
  })
})

describe('in the records of November 2026', () => {
  const { search } = embeddedSearch()
  beforeAll(() => prepare(search, '2026-11-21T06:00:00Z'), indexingTimeout)

  it.each([
    ['winter bus timings', 'news', 'Winter bus timings begin'],
    ['sports day programme', 'news', 'Sports day programme for 5 December'],
    ['half yearly exam', 'news', 'Half-yearly examination is over'],
    ['date sheet class 9', 'news', 'Half-yearly examination: date sheet, Classes III to XII'],
    ['date sheet class 10', 'news', 'Half-yearly examination: date sheet, Classes III to XII'],
    ['durga puja', 'news', 'দুর্গাপূজার ছুটি'],
    ['winter vacation', 'news', 'शीतकालीन अवकाश'],
    ['founders day', 'event', 'Founders’ Day'],
    ['elephant on the road', 'tabloid', 'How to share a road with an elephant'],
    ['sports day photos', 'gallery', 'Sports day 2025'],
    ['সরস্বতী পূজা', 'gallery', 'সরস্বতী পূজা ২০২৪'],
  ])('%s: %s, %s', async (query, kind, title) => {
    const [first] = (await search(query)).results
    expect([first?.kind, first?.title.join('')]).toEqual([kind, title])
  })
})

it(
  'date sheet class 9: the shelf of the class is offered, too',
  async () => {
    const { search } = embeddedSearch()
    await prepare(search, '2026-11-21T06:00:00Z')
    const { results } = await search('date sheet class 9')
    expect(results.map(({ href }) => href)).toContain('/documents?class=9')
  },
  indexingTimeout,
)

describe.each([
  [
    '2026-11-21T06:00:00Z',
    [
      ['date sheet', 'Half-yearly examination: date sheet, Classes III to XII'],
      ['holiday', 'School closed for Kali Puja, Diwali and Bhai Phonta'],
      ['uniform', 'Blazers from Monday'],
      ['durga puja', 'দুর্গাপূজার ছুটি'],
      ['winter vacation', 'शीतकालीन अवकाश'],
    ],
  ],
  [
    '2027-06-01T06:00:00Z',
    [
      ['date sheet', 'Annual examination 2027: date sheet'],
      ['holiday', 'School closed for Dol'],
      ['winter vacation', 'শীতের ছুটি'],
    ],
  ],
] as const)('on %s, the first notice', (today, queries) => {
  const { search } = embeddedSearch()
  beforeAll(() => prepare(search, today), indexingTimeout)

  it.each(queries)('for %s is the newest: %s', async (query, title) => {
    const { results } = await search(query)
    const places = results.slice(0, 2).map((result) => [result.kind, result.title.join('')])
    expect(places).toContainEqual(['news', title])
  })
})

describe('a query that names a class and something else', () => {
  const { search } = embeddedSearch()
  beforeAll(() => prepare(search, '2026-11-27T06:00:00Z'), indexingTimeout)
  const firstFive = async (query: string) =>
    (await search(query)).results.slice(0, 5).map(({ href }) => href)

  it.each([
    ['class 5 hostel', ['/hostel/hostel', '/hostel/hostel-fee', '/class/5']],
    ['timing for nursery', ['/contact', '/class/nursery']],
    ['class 2 uniform', ['/contact', '/class/2']],
    ['prep school bus', ['/our-campus/facilities/transport', '/class/prep']],
    ['class 6 library', ['/our-campus/library', '/class/6']],
    ['कक्षा 11 विज्ञान के लिए अंक', ['/admission/admission-criteria-class-elleven', '/class/11']],
    ['দ্বাদশ শ্রেণির ফলাফল', ['/topper-xii', '/class/12']],
    ['बारहवीं का परिणाम', ['/topper-xii', '/class/12']],
  ])('%s: lists what it asks for, and the page of the class', async (query, pages) => {
    expect(await firstFive(query)).toEqual(expect.arrayContaining(pages))
  })

  it('leaves out pages of other classes', async () => {
    const { results } = await search('class 9 fees')
    expect(results.map(({ href }) => href)).not.toContain(feeGroups.oneToEight.path)
  })

  it('says so when nothing has the other word', async () => {
    const { isPartialMatch, results } = await search('class 5 zebra')
    expect(isPartialMatch).toBe(true)
    expect(results.map(({ href }) => href)).toContain('/class/5')
  })
})

describe('a query that is the word of a section, or of a tool', () => {
  const { search } = embeddedSearch()
  beforeAll(() => prepare(search, '2026-11-27T06:00:00Z'), indexingTimeout)

  it.each([
    ['fees', routes.filter(({ section }) => section === 'fees').map(({ path }) => path)],
    ['hostel', ['/hostel/hostel', '/hostel/hostel-fee']],
    ['classes', ['/class', '/class/pre-nursery', '/class/nursery', '/class/prep', '/class/1']],
    [
      'admission',
      [
        '/admission',
        '/admission/admission-information',
        '/admission/admission-schedule',
        '/admission/admission-criteria-class-pre-nursery-to-class-nine',
        '/admission/admission-criteria-class-elleven',
        '/admission/admission-enquiry',
      ],
    ],
  ])('%s: lists the index and the pages of the section first', async (query, pages) => {
    const { results } = await search(query)
    expect(results.map(({ href }) => href).slice(0, pages.length)).toEqual(pages)
    expect(new Set(results.slice(0, pages.length).map(({ section }) => section?.id)).size).toBe(1)
  })

  it('tells the amounts of each class in its own words', async () => {
    const { results } = await search('fees')
    const snippets = results.map(({ snippet }) => snippet.join('').replaceAll('\u00a0', ' '))
    expect(new Set(snippets).size).toBe(10)
    expect(snippets).toContain('Class I to VIII: ₹ 72,000 at admission, tuition ₹ 4,690 a month')
  })

  it.each([
    ['fees', '/fee-structure#cost', '₹ 58,700 to ₹ 89,990'],
    ['how much', '/fee-structure#cost', '₹ 58,700 to ₹ 89,990'],
    ['মাইনে', '/bn/fee-structure#cost', '₹ 58,700 থেকে ₹ 89,990'],
    ['hostel', '/hostel/hostel-fee', '₹ 2,45,000'],
    ['admission', '/admission/admission-schedule', 'closed on 31 March 2026'],
    ['age', '/admission/admission-criteria-class-pre-nursery-to-class-nine', 'from 3 years'],
    ['holidays', '/calendar', '24 December 2026'],
  ])('%s is answered by %s: %s', async (query, href, says) => {
    const { answers } = await search(query)
    expect(answers.map((answer) => answer.href)).toEqual([href])
    expect(answers[0]?.line.replaceAll('\u00a0', ' ')).toContain(says)
  })

  it('a page about fees is not the answer for all words with them', async () => {
    expect((await search('late fee')).answers).toEqual([])
  })
})

describe('questions of parents', () => {
  const { search, suggest } = embeddedSearch()
  beforeAll(() => prepare(suggest, '2026-11-27T06:00:00Z'), indexingTimeout)

  it.each(parentQuestions.map(([question, pages, says = '']) => [question, [pages].flat(), says]))(
    '%s: %s',
    async (question: string, pages: string[], says: string) => {
      const [first] = (await suggest(question)).suggestions
      expect(pages).toContain(first?.href)
      expect(first?.line.replaceAll('\u00a0', ' ')).toContain(says)
    },
  )

  it('answers with the marks for a stream', async () => {
    const { answers } = await search('कक्षा 11 विज्ञान के लिए अंक')
    expect(answers.map(({ line }) => line)).toEqual([expect.stringContaining('science 81 to 90')])
  })

  it('answers above the results, too', async () => {
    const { answers } = await search('class 5 hostel')
    expect(answers.map(({ href }) => href)).toEqual([
      '/fee-structure?class=5&hostel=ac#cost',
      '/fee-structure?class=5&hostel=non-ac#cost',
    ])
    expect((await search('class 5 hostel', 'news')).answers).toEqual([])
  })
})
