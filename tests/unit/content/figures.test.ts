/**
 * Compares the data and the texts with the signed list of figures (R-CONTENT-4, R-CONTENT-6).
 */
import { readFileSync } from 'node:fs'
import { ageRowEleven, ageRows, agesAsOn } from '@/content/data/ages'
import { boardResults } from '@/content/data/annual-report'
import { bookLists, bookListSession } from '@/content/data/book-list'
import { campus } from '@/content/data/campus'
import { helpDeskMenu } from '@/content/data/contact'
import { counters } from '@/content/data/counters'
import {
  academics,
  boardYears,
  documents,
  generalInformation,
  infrastructureRows,
  staffRows,
  teacherDetails,
} from '@/content/data/disclosure'
import { enquiryClasses } from '@/content/data/enquiry'
import { feeCards, feeGroups, feeTerms } from '@/content/data/fees'
import { listPictures, resultGalleries } from '@/content/data/galleries'
import { hostelRooms } from '@/content/data/hostel'
import { sessions } from '@/content/data/sessions'
import { teacherSectionRatio, teachersTotal, teachingPosts } from '@/content/data/staff'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { transportFeePath, transportRoutes } from '@/content/data/transport'
import { figures as namedFigures } from '@/content/figures'
import { english } from '@/content/languages'
import { routes } from '@/content/routes'
import type { AgeRow, DisclosureRow, FeeGroup, HostelRoom } from '@/content/types'
import { fees } from '@/content/words/en/fees'
import { tables } from '@/content/words/en/tables'
import { listAdmissionInstructions, listAdmissionSchedule } from '@/lib/school/admission'
import { fillFigures } from '@/lib/school/figures'
import { formatHours } from '@/lib/school/help-desk'
import { listFeeItems, listNewDayPupilCosts } from '@/lib/calculators/cost'
import { pageFile } from '@/lib/rich-text/page-file'
import {
  expectedRows,
  type Figure,
  figures,
  pattern,
  signature,
} from '@/tests/support/fixtures/figures'
import { isPublicFile } from '@/tests/support/fixtures/files'

const grouped = (number: number) => number.toLocaleString('en-IN')
const inRupees = (amount: number) => `₹ ${grouped(amount)}`
const dayMonthYear = (day: string) => day.split('-').reverse().join('/')
const words = (page: string) => fillFigures(readFileSync(pageFile(page), 'utf8'))

function feeRows({ admission, annual, monthlyTuition, total }: FeeGroup) {
  const items = listFeeItems(fees)
  const { registration } = feeTerms
  const amounts = { registration, admission, annual, tuition: monthlyTuition }
  const parts = admission === null ? 'Annual fee' : 'Admission and annual fee'
  return [
    ...(['registration', 'admission', 'annual', 'tuition'] as const).map((item) => {
      const { particulars, frequency, payable } = items[item]
      const amount = amounts[item]
      const shown = amount === null ? 'Not applicable' : grouped(amount)
      return [particulars, frequency, payable, shown]
    }),
    ['Total at admission', parts, grouped(total)],
    [
      'First year',
      `${grouped(registration)} + ${grouped(total)} + 12 × ${grouped(monthlyTuition)}`,
      grouped(registration + total + 12 * monthlyTuition),
    ],
  ]
}

const hostelRow = ({ room, instalments, total }: HostelRoom) => [
  `${room} room`,
  ...instalments.map(({ amount }) => grouped(amount)),
  grouped(total),
]

const ageCells = ({ class: name, born: { from, to }, minimumAge, maximumAge }: AgeRow) => [
  name,
  // The dates of birth for the session to join are computed.
  '',
  `${dayMonthYear(from)} and ${dayMonthYear(to)}`,
  `${from.slice(0, 4)}-${Number(from.slice(2, 4)) + 1}`,
  `${minimumAge} to ${maximumAge} years`,
]

const numbered = (rows: readonly DisclosureRow[]) =>
  rows.map(({ item, value = 'Awaited' }, index) => [
    `${index + 1}. ${item}`,
    typeof value === 'number' ? grouped(value) : value,
  ])

const pictures = (page: string, gallery: Parameters<typeof listPictures>[0]) => [
  [/^title: (.*)$/m.exec(words(page))![1]!, String(listPictures(gallery).length)],
]

const { registrationStarts, transferCertificateBefore, transferCertificateLatest } = sessions[0]
const { classrooms, laboratories, toilets } = campus
const elevenPage = '/admission/admission-criteria-class-elleven'
const asOn = new Date(agesAsOn).toLocaleDateString('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

const terms = (list: readonly { label: string; value: string }[]) =>
  list.map(({ label, value }) => [label, value])

/** The rows of the list, generated from the data. */
const data: Readonly<Record<string, readonly (readonly (string | undefined)[])[]>> = {
  ...Object.fromEntries(
    Object.values(feeGroups).map((group) => [
      `${group.path}: Fees, ${group.name} … ${feeTerms.session}`,
      feeRows(group),
    ]),
  ),
  '/fee-structure: Fees by class': [
    ...feeCards.map(({ name, total, monthlyTuition }) => [
      name,
      inRupees(feeTerms.registration + total + 12 * monthlyTuition),
      inRupees(total),
      inRupees(monthlyTuition),
    ]),
    ['Transport', String(transportRoutes.length), 'Ask the transport desk'],
  ],
  [`${transportFeePath}: Transport fee by route`]: transportRoutes.map(
    ({ number, locations, revisedFee }) => [
      `Route ${number}`,
      locations,
      revisedFee === null ? '-' : grouped(revisedFee),
    ],
  ),
  '/hostel/hostel-fee: Hostel fee by room': hostelRooms.map(hostelRow),
  '/hostel/hostel: At a glance': [
    [
      'A year in a shared room',
      hostelRooms.map(({ room, total }) => `${room} ${inRupees(total)}`).join(', '),
    ],
    ...Object.values(tables.hostel.facts).map(({ term, detail }) => [term, detail]),
  ],
  [`/admission/admission-criteria-class-pre-nursery-to-class-nine: Age for each class … ${asOn}`]:
    ageRows.map(ageCells),
  [`${elevenPage}: Age for Class XI … ${asOn}`]: [ageCells(ageRowEleven)],
  [`${elevenPage}: score bands`]: streamBands.map(
    ({ stream, english, science, mathematics, socialStudies }) => [
      stream,
      ...[english, science, mathematics, socialStudies].map((band) =>
        band ? `${band.from}-${band.to}` : 'Not asked',
      ),
    ],
  ),
  [`${elevenPage}: `]: subjectCombinations.map(({ stream, compulsory, choices }) => [
    stream,
    ...[compulsory, ...choices].map((subjects) => subjects.join(', ')),
  ]),
  [`/admission/admission-schedule: Admission schedule ${sessions[0].name}`]:
    listAdmissionSchedule().map(({ step, when, note }) => [step, when, note]),
  '/admission/admission-information: Instructions for admission': listAdmissionInstructions().map(
    ({ subject, text }, index) => [`${index + 1}. ${subject}`, text],
  ),
  '/admission/admission-schedule: admissionDates': Object.entries({
    registrationStarts,
    transferCertificateBefore,
    transferCertificateLatest,
  }).map(([name, value]) => [name, String(value)]),
  '/contact: Parent help desk': helpDeskMenu.map(({ digit, desk }) => [String(digit), desk]),
  '/mandatory-disclosure: D. Staff (teaching)': numbered(staffRows),
  '/mandatory-disclosure: E. School infrastructure': numbered(infrastructureRows),
  [`/academics/faculty: Teachers by post … ${teacherSectionRatio}`]: [
    ...teachingPosts.map(({ post, short, count }) => [
      short ? `${post} (${short})` : post,
      String(count),
    ]),
    ['Teachers in all', String(teachersTotal)],
  ],
  '/our-campus/infrastructure: The campus in figures': [
    ['Campus', `${grouped(campus.area)} sq m`],
    ['Classrooms', `${classrooms.count} rooms, ${classrooms.area} sq m each`],
    ['Laboratories', `${laboratories.count} rooms, ${laboratories.area} sq m each`],
    ['Toilets for girls', String(toilets.girls)],
    ['Toilets for boys', String(toilets.boys)],
    ['Internet', campus.internet ? 'Available' : 'Not available'],
  ],
  '/about/school-annual-report: Board results': boardResults.map(
    ({ examination, passed, topScore }) => [examination, passed, topScore],
  ),
  '/admission/admission-enquiry: The school in numbers': terms(counters),
  '/admission/admission-enquiry: Class': [enquiryClasses],
  [`/academics/book-list: Book lists … ${bookListSession}`]: bookLists.map(({ className }) => [
    className,
    '',
  ]),
  '/topper-x: ': pictures('/topper-x', resultGalleries.classX),
  '/topper-xii: ': pictures('/topper-xii', resultGalleries.classXII),
  '/coup-delite: ': pictures('/coup-delite', resultGalleries.honours),
}

const getName = ({ pages, context }: Figure) => `${pages[0]}: ${context}`
const listed = figures.filter(({ kind }) => !['columns', 'text'].includes(kind))

it.each(listNewDayPupilCosts())(
  'the first year of $group.name is that of the cost tool',
  (cost) => {
    const group = Object.values(namedFigures.fees).find(({ path }) => path === cost.group.path)
    expect(group?.firstYear).toBe(cost.total)
  },
)

describe('the list of figures', () => {
  it('has a valid checksum', () => {
    expect(signature.actual).toBe(signature.expected)
  })

  it.each([...new Set(listed.map(getName))])('matches the data of %s', (name) => {
    const rows = listed.filter((row) => getName(row) === name)
    expect(data[name]).toEqual(expectedRows(rows, expect))
  })

  it.each(
    figures
      .filter(({ kind, context }) => kind === 'text' && !context)
      .flatMap(({ pages, cells }) => pages.map((page) => [page, cells[0]!] as const))
      .filter(([page]) => !/fee|facilities.transport/.test(page)),
  )('matches the text of %s: %s', (page, figure) => {
    expect(words(page)).toMatch(pattern(figure))
  })

  const sums = figures.flatMap(({ context, cells: [text = ''] }) =>
    context === 'What will it cost us?' && text.includes('=') ? text : [],
  )

  it.each(sums)('matches the sums of amounts in the tables: %s', (text) => {
    const number = (digits: string) => Number(digits.replace(/,/g, ''))
    const [parts = '', total = ''] = text.split(' = ')
    const amounts = parts.split(' + ').map((part) => part.split(' × ').map(number))
    expect(number(total)).toBe(
      amounts.map((factors) => factors.reduce((a, b) => a * b)).reduce((a, b) => a + b),
    )
    const known = [
      feeTerms.registration,
      ...Object.values(feeGroups).flatMap(({ annual, monthlyTuition, total }) => [
        annual,
        monthlyTuition,
        total,
      ]),
      ...hostelRooms.flatMap(({ instalments }) => instalments.map(({ amount }) => amount)),
    ]
    for (const factors of amounts) expect(known).toContain(factors.at(-1))
  })

  it('has the hours of the help desk', () => {
    expect(formatHours(english.words.layout)).toBe(
      figures.find(({ pages, kind }) => pages[0] === '/contact' && kind === 'text')?.cells[0],
    )
  })
})

describe('the mandatory disclosure', () => {
  it('has all the rows of Appendix IX', () => {
    expect(
      [generalInformation, documents, academics, staffRows, infrastructureRows].map(
        (rows) => rows.length,
      ),
    ).toEqual([7, 8, 5, 5, 7])
  })

  it('links only to documents that exist', () => {
    const paths = routes.map(({ path }) => path)
    const links = [...documents, ...academics].flatMap(({ file }) => file?.href ?? [])
    expect(links.filter((href) => !paths.includes(href) && !isPublicFile(href))).toEqual([])
  })

  it('marks missing information as awaited (R-DISCLOSURE-2)', () => {
    const rows = [...generalInformation, ...staffRows, ...infrastructureRows]
    expect(rows.filter(({ value }) => value === undefined).map(({ item }) => item)).toEqual([
      // As long as the numbers stand in for those of the school.
      'Affiliation no. (if applicable)',
      'School code (if applicable)',
      'Principal name & qualification',
      'Contact details (landline/mobile)',
      'Link of YouTube video of the inspection of school covering the infrastructure of the school',
    ])
    expect(boardYears.map(({ className, years }) => [className, years.length])).toEqual([
      ['Class X', 0],
      ['Class XII', 0],
    ])
    expect(teacherDetails).toEqual([])
  })
})
