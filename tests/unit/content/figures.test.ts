/**
 * Every figure of R-CONTENT-4 that the information pages print, written out here by hand and held against the data.
 * @jest-environment node
 */
import { readFileSync } from 'node:fs'
import { helpDeskHours } from '@/content/constants'
import { admissionDates, admissionInstructions, admissionSchedule } from '@/content/data/admission'
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
import { picturesOf, resultGalleries } from '@/content/data/galleries'
import { hostelFacts, hostelFeeTerms, hostelRooms } from '@/content/data/hostel'
import * as staff from '@/content/data/staff'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { transportRoutes } from '@/content/data/transport'
import { routes } from '@/content/routes'
import { rupees } from '@/lib/rupees'
import { filesBelow, isPublicFile } from '@/tests/support/files'

describe('fees 2026-27', () => {
  it.each([
    ['prePrimary', 29700, 29000, 58700, 4200],
    ['oneToEight', 43000, 29000, 72000, 4690],
    ['nine', 49500, 29000, 78500, 4690],
    ['elevenAllStreams', 39990, 40000, 79990, 4990],
    ['elevenExisting', null, 44000, 44000, 5490],
    ['elevenNew', 45990, 44000, 89990, 5490],
  ] as const)('%s', (group, admission, annual, totalAtAdmission, monthlyTuition) => {
    expect(feeGroups[group]).toMatchObject({ admission, annual, totalAtAdmission, monthlyTuition })
  })

  it.each(Object.values(feeGroups))('$name: the total is its parts', (group) => {
    expect((group.admission ?? 0) + group.annual).toBe(group.totalAtAdmission)
  })

  it('registration is 2,500 for every class, one time at registration', () => {
    expect(feeTerms).toMatchObject({
      session: '2026-27',
      registration: 2500,
      items: { registration: { frequency: 'One time', payable: 'At registration' } },
    })
  })

  it('every item is non-refundable, and tuition is due by the 10th of each month', () => {
    const items = Object.values(feeTerms.items)
    expect(items.map(({ type }) => type)).toEqual(items.map(() => 'Non-refundable'))
    expect(items.map(({ frequency }) => frequency)).toEqual([
      'One time',
      'One time',
      'Annually',
      'Monthly',
    ])
    expect(feeTerms.items.tuition.payable).toBe('By the 10th of each month')
  })

  it('the index shows the class groups in the order of the cards', () => {
    expect(feeCards.map(({ path }) => path)).toEqual([
      '/fee-structure/pre-nursery-nursery-prep-2026-27',
      '/fee-structure/class-one-to-eight-2026-27',
      '/fee-structure/class-nine-2026-27',
      '/fee-structure/class-elleven-new-students',
      '/fee-structure/class-elleven-2026-27',
    ])
  })

  it('transport has five routes, without a revised fee', () => {
    expect(transportRoutes).toEqual([
      { number: 1, locations: 'Within the town', revisedFee: null },
      { number: 2, locations: 'Goaltuli area', revisedFee: null },
      { number: 3, locations: 'Raninagar area', revisedFee: null },
      { number: 4, locations: 'Assam More/Kranti', revisedFee: null },
      { number: 5, locations: 'Odlabari/Jalpaiguri', revisedFee: null },
    ])
  })
})

describe('the hostel', () => {
  it.each([
    ['Non-AC', 175000, 70000, 245000],
    ['AC', 185000, 80000, 265000],
  ])('%s room', (name, first, second, total) => {
    const room = hostelRooms.find(({ room }) => room === name)
    expect(room?.instalments).toEqual([
      { name: '1st', payable: 'at admission', amount: first },
      { name: '2nd', payable: 'before the Durga Puja vacations', amount: second },
    ])
    expect(room?.total).toBe(total)
    expect(first + second).toBe(total)
  })

  it('is annual and non-refundable', () => {
    expect(hostelFeeTerms).toEqual({ type: 'Non-refundable', frequency: 'Annually' })
  })

  it('takes boys from Class III, in shared rooms, with four vegetarian meals and security 24x7', () => {
    expect(hostelFacts.map(({ detail }) => detail)).toEqual([
      'Boys, Class III onwards',
      'Inside the school campus',
      'Shared, non-AC or AC',
      'Four vegetarian meals daily',
      '24x7',
    ])
  })
})

describe('admission', () => {
  it('keeps its dates and limits', () => {
    expect(admissionDates).toEqual({
      registrationStarts: '2025-10-08',
      transferCertificateBefore: '2026-04-01',
      transferCertificateLatest: '2026-04-30',
      admissionWithinDays: 2,
      midSessionCertificateDays: 15,
    })
    expect(admissionSchedule.map(({ when }) => when)).toEqual([
      '8 October 2025',
      'On the registration day',
      'The same day',
      'Within two days of the result',
      'Before April 2026',
      'Within 15 days',
    ])
  })

  it('has the eight instructions', () => {
    expect(admissionInstructions).toHaveLength(8)
    const text = admissionInstructions.map((instruction) => instruction.text).join('\n')
    for (const rule of [
      /₹\s2,500.*8 October 2025/,
      /filled in by the parents.*guardian must be stated.*signature in the school almanac/,
      /Incomplete, illegible or photo-less forms are invalid/,
      /must match the birth certificate exactly/,
      /Doctor, nursing home or hospital certificates are not accepted/,
      /registration day.*result is notified the same day/,
      /within two days of the result.*does not guarantee admission/,
      /before April 2026.*end of April 2026.*within 15 days.*cancelled without refund/,
    ]) {
      expect(text).toMatch(rule)
    }
  })

  it('reckons ages as on 31-03-2026', () => {
    expect(agesAsOn).toBe('2026-03-31')
    expect(
      ageRows.map((row) => [row.class, row.minimumAge, row.maximumAge, row.born.from, row.born.to]),
    ).toEqual([
      ['Pre-Nursery', 3, 4, '2022-04-01', '2023-04-01'],
      ['Nursery', 4, 5, '2021-04-01', '2022-03-31'],
      ['Prep', 5, 6, '2020-04-01', '2021-03-31'],
      ['Class I', 6, 7, '2019-04-01', '2020-03-31'],
      ['Class II', 7, 8, '2018-04-01', '2019-03-31'],
      ['Class III', 8, 9, '2017-04-01', '2018-03-31'],
      ['Class IV', 9, 10, '2016-04-01', '2017-03-31'],
      ['Class V', 10, 11, '2015-04-01', '2016-03-31'],
      ['Class VI', 11, 12, '2014-04-01', '2015-03-31'],
      ['Class VII', 12, 13, '2013-04-01', '2014-03-31'],
      ['Class VIII', 13, 14, '2012-04-01', '2013-03-31'],
      ['Class IX', 14, 15, '2011-04-01', '2012-03-31'],
    ])
    expect(ageRowEleven).toEqual({
      class: 'Class XI',
      minimumAge: 16,
      maximumAge: 17,
      born: { from: '2009-04-01', to: '2010-03-31' },
    })
  })

  it('has the score bands of the six streams', () => {
    const bands = streamBands.map(({ stream, english, science, mathematics, socialStudies }) => [
      stream,
      ...[english, science, mathematics, socialStudies].map((band) =>
        band ? `${band.from}-${band.to}` : '',
      ),
    ])
    expect(bands).toEqual([
      ['Science with Maths', '61-70', '81-90', '81-90', ''],
      ['Science without Maths', '61-70', '81-90', '71-80', ''],
      ['Commerce with Maths', '61-70', '', '71-80', ''],
      ['Commerce without Maths', '61-70', '', '61-70', ''],
      ['Humanities with Economics', '71-80', '', '61-70', '61-70'],
      ['Humanities without Economics', '71-80', '', '', '61-70'],
    ])
  })

  it('has the subjects of the three streams', () => {
    const lists = subjectCombinations.map(({ stream, compulsory, choices }) => [
      stream,
      compulsory.join(', '),
      ...choices.map((subjects) => subjects.join(', ')),
    ])
    expect(lists).toEqual([
      [
        'Science',
        'English, Physics, Chemistry',
        'Biology, Computer Science',
        'Mathematics, Informatics Practices, Psychology, Entrepreneurship, Applied Mathematics',
        'Physical Education, Kathak, Economics, Painting',
      ],
      [
        'Commerce',
        'English, Accountancy, Business Studies, Economics',
        'Mathematics, Informatics Practices, Applied Mathematics, Entrepreneurship, Legal Studies',
        'Physical Education, Kathak, Hindi, Bengali, Painting',
      ],
      [
        'Humanities',
        'English, History, Political Science, Geography',
        'Economics, Informatics Practices, Psychology, Sociology, Legal Studies',
        'Physical Education, Kathak, Hindi, Bengali, Painting',
      ],
    ])
  })
})

describe('the help desk', () => {
  it('answers from 8:00 AM to 8:00 PM, under six numbers', () => {
    expect(helpDeskHours).toEqual({ opens: 8, closes: 20, text: '8:00 AM to 8:00 PM' })
    expect(helpDeskMenu.map(({ digit, desk }) => `${digit} ${desk}`)).toEqual([
      '1 Reception',
      '2 Fee desk',
      '3 Admission desk',
      '4 Transport desk',
      '5 Books and uniforms',
      '6 Mobile app',
    ])
  })
})

describe('the annual report', () => {
  it('has the board results', () => {
    expect(boardResults).toEqual([
      { examination: 'AISSE, Class X', passed: '95%', topScore: '96.4%' },
      { examination: 'AISSCE, Class XII', passed: '92%', topScore: '96.8%' },
    ])
  })
})

describe('the mandatory disclosure', () => {
  it('has the staff as given, posts of 104 beside a total of 105', () => {
    expect(staff.teachersTotal).toBe(105)
    expect(staff.teachingPosts.map(({ count }) => count)).toEqual([28, 25, 18, 7, 7, 19])
    expect(staffRows.map(({ value }) => value)).toEqual([
      1,
      '105 (PGT 28, TGT 25, PRT 18, PET 7, NTT 7, other 19)',
      '2:1',
      '1 special educator',
      '2 counsellors',
    ])
  })

  it('has the grounds and buildings as given', () => {
    expect(campus).toEqual({
      area: 29782,
      classrooms: { count: 72, area: 52 },
      laboratories: { count: 5, area: 131 },
      toilets: { girls: 32, boys: 32 },
      internet: true,
    })
    expect(infrastructureRows.map(({ value }) => value)).toEqual([
      29782,
      '72 class rooms of 52 sq. m.',
      '5 laboratories of 131 sq. m.',
      'Y',
      32,
      32,
      undefined,
    ])
  })

  it('has all the rows of Appendix IX', () => {
    expect(
      [generalInformation, documents, academics, staffRows, infrastructureRows].map(
        (rows) => rows.length,
      ),
    ).toEqual([7, 8, 5, 5, 7])
  })

  it('opens only documents that exist', () => {
    const paths = routes.map(({ path }) => path)
    const links = [...documents, ...academics].flatMap(({ file }) => file?.href ?? [])
    expect(links.filter((href) => !paths.includes(href) && !isPublicFile(href))).toEqual([])
  })

  it('marks as awaited what the school has not given (R-DISCLOSURE-2)', () => {
    const rows = [...generalInformation, ...staffRows, ...infrastructureRows]
    expect(rows.filter(({ value }) => value === undefined).map(({ item }) => item)).toEqual([
      'Principal name & qualification',
      'Link of YouTube video of the inspection of school covering the infrastructure of the school',
    ])
    expect(boardYears.map(({ className, years }) => [className, years.length])).toEqual([
      ['Class X', 0],
      ['Class XII', 0],
    ])
    expect(teacherDetails).toEqual([])
  })
})

describe('other figures', () => {
  it('counters', () => {
    expect(counters.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '100+ teachers',
      '2000+ students',
      '50+ subjects',
      '20+ co-curricular activities',
    ])
  })

  it('book lists of the session 2026-27, for fifteen classes', () => {
    expect(bookListSession).toBe('2026-27')
    expect(bookLists).toHaveLength(15)
  })

  it('galleries of 16, 8 and 9 pictures', () => {
    expect(Object.values(resultGalleries).map((gallery) => picturesOf(gallery).length)).toEqual([
      16, 8, 9,
    ])
  })

  it('classes one may enquire about', () => {
    expect(enquiryClasses.join(', ')).toBe(
      'Pre Nursery, Nursery, Prepatory, Class 1, Class 2, Class 3, Class 4, Class 5, Class 6, Class 7, Class 8, Class 9, Class 11',
    )
  })

  it.each([
    [
      'academics.md',
      /April to March.*Term I is from April to September, Term II from October to March/,
    ],
    ['academics/careercounseling.md', /twice a week/],
    ['our-campus/facilities/counselling.md', /started in the session 2025-26/],
    ['about/school-annual-report.md', /table tennis tournament.*34 teams/],
  ])('in the words of %s', (file, figure) => {
    expect(readFileSync(`content/pages/${file}`, 'utf8')).toMatch(figure)
  })
})

describe('amounts in the words', () => {
  const amounts = new Set(
    [
      feeTerms.registration,
      ...Object.values(feeGroups).flatMap(
        ({ admission, annual, totalAtAdmission, monthlyTuition }) => [
          admission ?? [],
          annual,
          totalAtAdmission,
          monthlyTuition,
        ],
      ),
      ...hostelRooms.flatMap(({ instalments, total }) => [
        total,
        ...instalments.map(({ amount }) => amount),
      ]),
    ]
      .flat()
      .map(rupees),
  )

  it.each([...filesBelow('content/pages'), 'admission.ts'])(
    'of %s are figures of the data',
    (file) => {
      const folder = file.endsWith('.md') ? 'content/pages' : 'content/data'
      const words = readFileSync(`${folder}/${file}`, 'utf8')
      const unknown = [...words.matchAll(/₹\s?[\d,]*\d/gu)]
        .map(([amount]) => amount.replace(/₹\s?/u, '₹\u00a0'))
        .filter((amount) => !amounts.has(amount))
      expect(unknown).toEqual([])
    },
  )

  it.each(Object.values(feeGroups))('of the first sentence on $path are its own', (group) => {
    const lead = /^lead: (.*)$/m.exec(readFileSync(`content/pages${group.path}.md`, 'utf8'))?.[1]
    expect(lead).toContain(rupees(group.totalAtAdmission))
    expect(lead).toContain(rupees(group.monthlyTuition))
  })
})
