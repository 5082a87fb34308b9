import { expect, test } from '../support/test'
import { readTable } from '../support/tables'

/*
 * Every figure of R-CONTENT-4, written out here by hand, on the page that shows it. Nothing is taken from
 * `content/data`: a slip there must not pass.
 */

/** Path, name of the table, amounts of admission, annual fee, tuition, and the total at admission. */
const fees = [
  [
    '/fee-structure/pre-nursery-nursery-prep-2026-27',
    'Pre-Nursery, Nursery and Prep',
    '29,700',
    '29,000',
    '4,200',
    '58,700',
  ],
  [
    '/fee-structure/class-one-to-eight-2026-27',
    'Class I to VIII',
    '43,000',
    '29,000',
    '4,690',
    '72,000',
  ],
  ['/fee-structure/class-nine-2026-27', 'Class IX', '49,500', '29,000', '4,690', '78,500'],
  [
    '/fee-structure/fee-class-XI-AllStreams',
    'Class XI, all streams',
    '39,990',
    '40,000',
    '4,990',
    '79,990',
  ],
  [
    '/fee-structure/class-elleven-2026-27',
    'Class XI, existing students',
    'Not applicable',
    '44,000',
    '5,490',
    '44,000',
  ],
  [
    '/fee-structure/class-elleven-new-students',
    'Class XI, new students',
    '45,990',
    '44,000',
    '5,490',
    '89,990',
  ],
] as const

for (const [path, group, admission, annual, tuition, total] of fees) {
  test(`${path}: what ${group} pays`, async ({ page }) => {
    await page.goto(path)
    const { columns, rows } = await readTable(page, new RegExp(`Fees, ${group}.*2026-27`))
    expect(columns).toEqual(['Particulars', 'Type', 'Frequency', 'Payable', 'Amount (₹)'])
    expect(rows).toEqual([
      ['Registration and processing', 'Non-refundable', 'One time', 'At registration', '2,500'],
      ['Admission', 'Non-refundable', 'One time', 'At admission', admission],
      ['Annual fee', 'Non-refundable', 'Annually', 'At admission, then every year', annual],
      ['Tuition', 'Non-refundable', 'Monthly', 'By the 10th of each month', tuition],
      ['Total at admission', expect.stringMatching(/annual fee/i), total],
    ])
    const main = page.getByRole('main')
    await expect(main.getByText('All fee items are non-refundable')).toBeVisible()
    await expect(main.getByText(/due by the 10th of each month/)).toBeVisible()
    await expect(main.getByText(/revised yearly by the managing committee/)).toBeVisible()
  })
}

test('/fee-structure: the six cards', async ({ page }) => {
  await page.goto('/fee-structure')
  const cards = page.getByRole('list', { name: 'Fees by class' }).getByRole('listitem')
  const expected = [
    ['Pre-Nursery, Nursery and Prep', '₹ 58,700', '₹ 4,200'],
    ['Class I to VIII', '₹ 72,000', '₹ 4,690'],
    ['Class IX', '₹ 78,500', '₹ 4,690'],
    ['Class XI, new students', '₹ 89,990', '₹ 5,490'],
    ['Class XI, existing students', '₹ 44,000', '₹ 5,490'],
    ['Transport', '5', 'Ask the transport desk'],
  ]
  await expect(cards).toHaveCount(expected.length)
  for (const [index, [name, ...amounts]] of expected.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(name!)
    await expect(card.getByRole('definition')).toHaveText(amounts)
  }
})

for (const path of ['/fee-structure/transport-fee-2026-27', '/our-campus/facilities/transport']) {
  test(`${path}: the five routes`, async ({ page }) => {
    await page.goto(path)
    const { columns, rows } = await readTable(page, /Transport fee by route/)
    expect(columns).toEqual(['Route', 'Locations', 'Revised fee (₹)'])
    expect(rows).toEqual([
      ['Route 1', 'Within the town', '-'],
      ['Route 2', 'Goaltuli area', '-'],
      ['Route 3', 'Raninagar area', '-'],
      ['Route 4', 'Assam More/Kranti', '-'],
      ['Route 5', 'Odlabari/Jalpaiguri', '-'],
    ])
    const main = page.getByRole('main')
    await expect(main.getByText(/due by the 10th of each month/).first()).toBeVisible()
    await expect(main.getByText(/may rise if diesel prices rise/).first()).toBeVisible()
  })
}

test('/hostel/hostel-fee: what a room costs in a year', async ({ page }) => {
  await page.goto('/hostel/hostel-fee')
  const first = '1st, at admission'
  const second = '2nd, before the Durga Puja vacations'
  const kind = ['Non-refundable', 'Annually']
  expect((await readTable(page, /Hostel fee, Non-AC room/)).rows).toEqual([
    ['Non-AC room', ...kind, first, '1,75,000'],
    ['Non-AC room', ...kind, second, '70,000'],
    ['Total for the year', 'Both instalments', '2,45,000'],
  ])
  expect((await readTable(page, /Hostel fee, AC room/)).rows).toEqual([
    ['AC room', ...kind, first, '1,85,000'],
    ['AC room', ...kind, second, '80,000'],
    ['Total for the year', 'Both instalments', '2,65,000'],
  ])
  const main = page.getByRole('main')
  await expect(
    main.getByText(/exclude uniforms, books, school fees, prospectus and registration/),
  ).toBeVisible()
  await expect(
    main.getByText(/portal, by demand draft, net banking or card, or by RTGS or NEFT/),
  ).toBeVisible()
})

test('/hostel/hostel: the hostel at a glance', async ({ page }) => {
  await page.goto('/hostel/hostel')
  const main = page.getByRole('main')
  for (const fact of [
    'Boys, Class III onwards',
    'Four vegetarian meals daily',
    'Shared, non-AC or AC',
    '24x7',
    'Non-AC ₹ 2,45,000, AC ₹ 2,65,000',
  ]) {
    await expect(main.getByRole('definition').filter({ hasText: fact })).toHaveCount(1)
  }
})

const ages = [
  ['Pre-Nursery', '2022-23', '01/04/2022 and 01/04/2023', '3 to 4 years'],
  ['Nursery', '2021-22', '01/04/2021 and 31/03/2022', '4 to 5 years'],
  ['Prep', '2020-21', '01/04/2020 and 31/03/2021', '5 to 6 years'],
  ['Class I', '2019-20', '01/04/2019 and 31/03/2020', '6 to 7 years'],
  ['Class II', '2018-19', '01/04/2018 and 31/03/2019', '7 to 8 years'],
  ['Class III', '2017-18', '01/04/2017 and 31/03/2018', '8 to 9 years'],
  ['Class IV', '2016-17', '01/04/2016 and 31/03/2017', '9 to 10 years'],
  ['Class V', '2015-16', '01/04/2015 and 31/03/2016', '10 to 11 years'],
  ['Class VI', '2014-15', '01/04/2014 and 31/03/2015', '11 to 12 years'],
  ['Class VII', '2013-14', '01/04/2013 and 31/03/2014', '12 to 13 years'],
  ['Class VIII', '2012-13', '01/04/2012 and 31/03/2013', '13 to 14 years'],
  ['Class IX', '2011-12', '01/04/2011 and 31/03/2012', '14 to 15 years'],
]

test('the ages for each class, as on 31-03-2026', async ({ page }) => {
  await page.goto('/admission/admission-criteria-class-pre-nursery-to-class-nine')
  const { columns, rows } = await readTable(page, /Age for each class.*31 March 2026/)
  expect(columns).toEqual(['Class', 'Year of birth', 'Born between', 'Age'])
  expect(rows).toEqual(ages)
})

test.describe('Class XI', () => {
  test.beforeEach(({ page }) => page.goto('/admission/admission-criteria-class-elleven'))

  test('the age', async ({ page }) => {
    expect((await readTable(page, /Age for Class XI.*31 March 2026/)).rows).toEqual([
      ['Class XI', '2009-10', '01/04/2009 and 31/03/2010', '16 to 17 years'],
    ])
  })

  test('the score bands of the six streams', async ({ page }) => {
    const { columns, rows } = await readTable(page, /score bands/)
    const none = 'Not asked'
    expect(columns).toEqual(['Stream', 'English', 'Science', 'Mathematics', 'Social Studies'])
    expect(rows).toEqual([
      ['Science with Maths', '61-70', '81-90', '81-90', none],
      ['Science without Maths', '61-70', '81-90', '71-80', none],
      ['Commerce with Maths', '61-70', none, '71-80', none],
      ['Commerce without Maths', '61-70', none, '61-70', none],
      ['Humanities with Economics', '71-80', none, '61-70', '61-70'],
      ['Humanities without Economics', '71-80', none, none, '61-70'],
    ])
  })

  test('the subjects of the three streams', async ({ page }) => {
    const subjects = {
      Science: [
        'English, Physics, Chemistry',
        ['Biology', 'Computer Science'],
        [
          'Mathematics',
          'Informatics Practices',
          'Psychology',
          'Entrepreneurship',
          'Applied Mathematics',
        ],
        ['Physical Education', 'Kathak', 'Economics', 'Painting'],
      ],
      Commerce: [
        'English, Accountancy, Business Studies, Economics',
        [
          'Mathematics',
          'Informatics Practices',
          'Applied Mathematics',
          'Entrepreneurship',
          'Legal Studies',
        ],
        ['Physical Education', 'Kathak', 'Hindi', 'Bengali', 'Painting'],
      ],
      Humanities: [
        'English, History, Political Science, Geography',
        ['Economics', 'Informatics Practices', 'Psychology', 'Sociology', 'Legal Studies'],
        ['Physical Education', 'Kathak', 'Hindi', 'Bengali', 'Painting'],
      ],
    }
    for (const [name, [compulsory, ...choices]] of Object.entries(subjects)) {
      const stream = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
      await expect(stream.getByText(compulsory as string, { exact: true })).toBeVisible()
      const lists = stream.getByRole('list')
      await expect(lists).toHaveCount(choices.length)
      for (const [index, choice] of choices.entries()) {
        await expect(lists.nth(index).getByRole('listitem')).toHaveText(choice as string[])
      }
    }
  })
})

for (const path of ['/admission/admission-information', '/admission/admission-schedule']) {
  test(`${path}: the dates of admission`, async ({ page }) => {
    await page.goto(path)
    const { rows } = await readTable(page, /Admission schedule 2026-27/)
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
      ['Registration starts', '8 October 2025'],
      ['Observation and interaction', 'On the registration day'],
      ['Result', 'The same day'],
      ['Admission', 'Within two days of the result'],
      ['Transfer certificate', 'Before April 2026'],
      ['Transfer certificate, mid-session', 'Within 15 days'],
    ])
    expect(rows[0]![2]).toContain('₹ 2,500')
    expect(rows[4]![2]).toBe('By the end of April 2026 at the latest.')
    expect(rows[5]![2]).toBe('Otherwise admission is cancelled without refund.')
  })
}

for (const path of [
  '/admission/admission-information',
  '/admission/admission-schedule',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine',
]) {
  test(`${path}: the eight instructions`, async ({ page }) => {
    await page.goto(path)
    const { rows } = await readTable(page, /Instructions for admission/)
    const instructions = [
      /₹ 2,500 is paid at registration, from 8 October 2025/,
      /filled in by the parents.*guardian.*signature in the school almanac/,
      /Incomplete, illegible or photo-less forms are invalid/,
      /date of birth must match the birth certificate exactly/,
      /Doctor, nursing home or hospital certificates are not accepted/,
      /on the registration day.*notified the same day/,
      /within two days of the result.*does not guarantee admission/,
      /before April 2026.*end of April 2026.*within 15 days.*cancelled without refund/,
    ]
    expect(rows.map(([, text]) => text)).toEqual(
      instructions.map((text) => expect.stringMatching(text)),
    )
  })
}

test('/contact: hours and numbers of the help desk', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  const desks = main.locator('section', {
    has: page.getByRole('heading', { name: 'Parent help desk' }),
  })
  await expect(desks.getByText('8:00 AM to 8:00 PM')).toBeVisible()
  await expect(desks.getByRole('listitem')).toHaveText([
    /^1\s*Reception/,
    /^2\s*Fee desk/,
    /^3\s*Admission desk/,
    /^4\s*Transport desk/,
    /^5\s*Books and uniforms/,
    /^6\s*Mobile app/,
  ])
})

test('/mandatory-disclosure: staff and infrastructure', async ({ page }) => {
  await page.goto('/mandatory-disclosure')
  expect((await readTable(page, 'D. Staff (teaching)')).rows).toEqual([
    ['1. Principal', '1'],
    [
      '2. Total no. of teachers (PGT, TGT, PRT)',
      '105 (PGT 28, TGT 25, PRT 18, PET 7, NTT 7, other 19)',
    ],
    ['3. Teachers section ratio', '2:1'],
    ['4. Details of special educator', '1 special educator'],
    ['5. Details of counsellor and wellness teacher', '2 counsellors'],
  ])
  expect((await readTable(page, 'E. School infrastructure')).rows).toEqual([
    ['1. Total campus area (sq. m.)', '29,782'],
    ['2. No. and size of the class rooms (sq. m.)', '72 class rooms of 52 sq. m.'],
    [
      '3. No. and size of laboratories including computer labs (sq. m.)',
      '5 laboratories of 131 sq. m.',
    ],
    ['4. Internet facility (Y/N)', 'Y'],
    ['5. No. of girls’ toilets', '32'],
    ['6. No. of boys’ toilets', '32'],
    [expect.stringMatching(/^7\. Link of YouTube video/), 'Awaited'],
  ])
})

test('/academics/faculty: teachers by post', async ({ page }) => {
  await page.goto('/academics/faculty')
  const { rows } = await readTable(page, /Teachers by post.*2:1/)
  expect(rows.map(([post, count]) => [/\b[A-Z]{3}\b/.exec(post!)?.[0] ?? post, count])).toEqual([
    ['PGT', '28'],
    ['TGT', '25'],
    ['PRT', '18'],
    ['PET', '7'],
    ['NTT', '7'],
    ['Other teachers', '19'],
    ['Teachers in all', '105'],
  ])
})

test('/our-campus/infrastructure: the campus in figures', async ({ page }) => {
  await page.goto('/our-campus/infrastructure')
  expect((await readTable(page, /The campus in figures/)).rows).toEqual([
    ['Campus', '29,782 sq m'],
    ['Classrooms', '72 of 52 sq m each'],
    ['Laboratories', '5 of 131 sq m each'],
    ['Toilets for girls', '32'],
    ['Toilets for boys', '32'],
    ['Internet', 'Available'],
  ])
})

test('/about/school-annual-report: results and the tournament', async ({ page }) => {
  await page.goto('/about/school-annual-report')
  expect((await readTable(page, /Board results/)).rows).toEqual([
    ['AISSE, Class X', '95%', '96.4%'],
    ['AISSCE, Class XII', '92%', '96.8%'],
  ])
  await expect(page.getByText(/table tennis tournament.*34 teams/)).toBeVisible()
})

test('/admission/admission-enquiry: the counters', async ({ page }) => {
  await page.goto('/admission/admission-enquiry')
  const counters = page.getByRole('region', { name: 'The school in numbers' })
  await expect(counters.getByRole('term')).toHaveText([
    'teachers',
    'students',
    'subjects',
    'co-curricular activities',
  ])
  await expect(counters.getByRole('definition')).toHaveText(['100+', '2000+', '50+', '20+'])
})

for (const [path, about, sentence] of [
  [
    '/academics',
    'the terms of the year',
    /from April to March.*Term I .*April to September.*Term II .*October to March/,
  ],
  [
    '/academics/careercounseling',
    'sessions twice a week',
    /Class (?:12|XII).*twice a week|twice a week.*Class (?:12|XII)/,
  ],
  [
    '/our-campus/facilities/counselling',
    'the counselling cell since 2025-26',
    /started in the session 2025-26/,
  ],
] as const) {
  test(`${path}: ${about}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible()
  })
}

test('/admission/admission-enquiry: the classes one may ask for', async ({ page }) => {
  await page.goto('/admission/admission-enquiry')
  const classes = page.getByRole('combobox', { name: /^Class/ }).first()
  const names = await classes.getByRole('option').allTextContents()
  expect(names.slice(1)).toEqual([
    ...['Pre Nursery', 'Nursery', 'Prepatory'],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11].map((number) => `Class ${number}`),
  ])
})

test('/academics/book-list: fifteen classes, session 2026-27', async ({ page }) => {
  await page.goto('/academics/book-list')
  const { rows } = await readTable(page, /Book lists.*2026-27/)
  expect(rows.map(([name]) => name)).toEqual([
    ...['Pre-Nursery', 'Nursery', 'Prep'],
    ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].map(
      (numeral) => `Class ${numeral}`,
    ),
  ])
  for (const name of ['Pre-Nursery', 'Class IX', 'Class XII']) {
    const link = page.getByRole('link', { name: `Book list, ${name} (PDF)`, exact: true })
    const document = await page.request.get((await link.getAttribute('href'))!)
    expect(document.headers()['content-type']).toContain('application/pdf')
  }
})

for (const [path, title, count] of [
  ['/topper-x', /AISSE 2025.*Class X|Class X.*AISSE 2025/, 16],
  ['/topper-xii', /AISSCE 2025.*Class XII|Class XII.*AISSCE 2025/, 8],
  ['/coup-delite', /Coup/, 9],
] as const) {
  test(`${path}: ${count} pictures`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`of ${count}\\b`) }),
    ).toHaveCount(count)
  })
}
