import { english } from '@/content/words/en/words'
import {
  type Choice,
  chooseCost,
  formatChoice,
  buildCostHref,
  isRefusal,
  parseCostFields,
  formatReason,
} from '@/lib/calculators/cost-choice'
import {
  formatCostMessage,
  calculateCost,
  formatCostTitle,
  listNewDayPupilCosts,
  type Payment,
  getPaymentWords,
} from '@/lib/calculators/cost'
import { groupDigits } from '@/lib/core/rupees'

jest.mock('@/content/data/fees', () => jest.requireActual('@/tests/fixtures/tables/fees'))
jest.mock('@/content/data/hostel', () => jest.requireActual('@/tests/fixtures/tables/hostel'))

const ask = (query: string) =>
  chooseCost(parseCostFields(Object.fromEntries(new URLSearchParams(query))))

const choose = (query: string): Choice => {
  const result = ask(query)
  if (isRefusal(result)) throw new Error(result.reason.is)
  return result
}

const refuse = (query: string) => {
  const result = ask(query)
  if (!isRefusal(result)) throw new Error(`${query} is possible`)
  return {
    reason: formatReason(result.reason, english),
    nearest: result.nearest.map((choice) => buildCostHref(choice)),
  }
}

/*
 * The totals of the first year and of a year after it for a day pupil, a boarder in a non-AC room and one in an AC
 * room, worked out by hand from the specification: registration 2,500; the total at admission; 12 months of tuition;
 * hostel 2,45,000 or 2,65,000.
 */
const prePrimary = { new: ['1,11,600 79,400'], existing: ['79,400'] }
const oneAndTwo = { new: ['1,30,780 85,280'], existing: ['85,280'] }
const threeToEight = {
  new: ['1,30,780 85,280', '3,75,780 3,30,280', '3,95,780 3,50,280'],
  existing: ['85,280', '3,30,280', '3,50,280'],
}
const totals: Record<string, { new: string[]; existing: string[] }> = {
  'pre-nursery': prePrimary,
  nursery: prePrimary,
  prep: prePrimary,
  1: oneAndTwo,
  2: oneAndTwo,
  3: threeToEight,
  4: threeToEight,
  5: threeToEight,
  6: threeToEight,
  7: threeToEight,
  8: threeToEight,
  9: {
    new: ['1,37,280 85,280', '3,82,280 3,30,280', '4,02,280 3,50,280'],
    existing: ['85,280', '3,30,280', '3,50,280'],
  },
  10: { new: [], existing: [] },
  11: {
    new: ['1,58,370 1,09,880', '4,03,370 3,54,880', '4,23,370 3,74,880'],
    existing: ['1,12,380 1,09,880', '3,57,380 3,54,880', '3,77,380 3,74,880'],
  },
  12: { new: [], existing: [] },
}

const cases = Object.entries(totals).flatMap(([value, pupils]) =>
  (['new', 'existing'] as const).flatMap((pupil) =>
    ['no', 'non-ac', 'ac'].map(
      (hostel, index) =>
        [`class=${value}&pupil=${pupil}&hostel=${hostel}`, pupils[pupil][index]] as const,
    ),
  ),
)

it('covers every class, both kinds of pupils and every room', () => {
  expect(cases).toHaveLength(15 * 2 * 3)
})

it.each(cases)('%s costs %s', (query, expected) => {
  if (expected === undefined) {
    expect(refuse(query)).toEqual({ reason: expect.any(String), nearest: expect.any(Array) })
    return
  }
  const { first, later } = calculateCost(choose(query))
  expect(
    [first, later].flatMap((year) => year ?? []).map(({ total }) => groupDigits(total)),
  ).toEqual(expected.split(' '))
})

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

const formatLine = (payment: Payment) => {
  const { when, what, each } = getPaymentWords(payment, english)
  return spaced(`${when}${each ? ` ${each}` : ''}: ${what}: ${groupDigits(payment.amount)}`)
}
const lines = (query: string) => calculateCost(choose(query)).first.payments.map(formatLine)

describe('the total', () => {
  it('of a new day pupil in Class IX is the one of the specification', () => {
    const { first, later } = calculateCost(choose('class=9'))
    expect(spaced(first.sum)).toBe('2,500 + 78,500 + 12 × 4,690')
    expect(spaced(later!.sum)).toBe('29,000 + 12 × 4,690')
    expect(lines('class=9')).toEqual([
      'At registration: Registration and processing: 2,500',
      'At admission: Admission 49,500 + annual fee 29,000: 78,500',
      'Each month ₹ 4,690: Tuition, by the 10th of each month, 12 × 4,690: 56,280',
    ])
  })

  it('of a boarder has both instalments with the days on which they are due', () => {
    expect(lines('class=4&hostel=ac').slice(2, 4)).toEqual([
      'At admission: Hostel, AC room, 1st instalment: 1,85,000',
      'Before the Durga Puja vacations: Hostel, AC room, 2nd instalment: 80,000',
    ])
    expect(lines('class=4&hostel=non-ac').slice(2, 4)).toEqual([
      'At admission: Hostel, Non-AC room, 1st instalment: 1,75,000',
      'Before the Durga Puja vacations: Hostel, Non-AC room, 2nd instalment: 70,000',
    ])
  })

  it('of a pupil who goes on to Class XI has the registration, and no admission fee', () => {
    expect(lines('class=11&pupil=existing')).toEqual([
      'At registration: Registration and processing: 2,500',
      'At admission: Annual fee 44,000: 44,000',
      'Each month ₹ 5,490: Tuition, by the 10th of each month, 12 × 5,490: 65,880',
    ])
  })

  it('of another pupil of the school has nothing that is paid once', () => {
    expect(lines('class=prep&pupil=existing')).toEqual([
      'Every year: Annual fee: 29,000',
      'Each month ₹ 4,200: Tuition, by the 10th of each month, 12 × 4,200: 50,400',
    ])
  })

  it('is always the sum of its lines', () => {
    for (const [query, expected] of cases) {
      if (!expected) continue
      const { first, later } = calculateCost(choose(query))
      for (const { payments, total, sum } of [first, later].flatMap((year) => year ?? [])) {
        expect(payments.reduce((all, { amount }) => all + amount, 0)).toBe(total)
        const terms = spaced(sum).replaceAll(',', '').split(' + ')
        const product = (term: string) => term.split(' × ').reduce((all, n) => all * Number(n), 1)
        expect(terms.reduce((all, term) => all + product(term), 0)).toBe(total)
      }
    }
  })

  it('lists each group of classes once for a new day pupil', () => {
    expect(listNewDayPupilCosts().map(({ group, total }) => [group.name, total])).toEqual([
      ['Pre-Nursery, Nursery and Prep', 111600],
      ['Class I to VIII', 130780],
      ['Class IX', 137280],
      ['Class XI, new students', 158370],
    ])
  })
})

describe('an impossible choice', () => {
  it.each([
    [
      'class=10',
      'Class X takes no new pupils.',
      ['/fee-structure?class=9#cost', '/fee-structure?class=11#cost'],
    ],
    ['class=12', 'Class XII takes no new pupils.', ['/fee-structure?class=11#cost']],
    [
      'class=10&pupil=existing&hostel=ac',
      'The fees of Class X are not on this site. Ring the help desk and press 2.',
      [
        '/fee-structure?class=9&pupil=existing&hostel=ac#cost',
        '/fee-structure?class=11&pupil=existing&hostel=ac#cost',
      ],
    ],
    [
      'class=2&hostel=non-ac',
      'The hostel takes boys from Class III onwards.',
      ['/fee-structure?class=2#cost', '/fee-structure?class=3&hostel=non-ac#cost'],
    ],
    [
      'class=KG&hostel=ac',
      'There is no KG here. Before Class I come Pre-Nursery, Nursery and Prep.',
      ['/fee-structure?class=nursery#cost', '/fee-structure?class=prep#cost'],
    ],
    [
      'class=13',
      'The classes here are Pre-Nursery to Class XII, not “13”.',
      ['/fee-structure?class=11#cost'],
    ],
    [
      'class=',
      'The classes here are Pre-Nursery to Class XII.',
      ['/fee-structure?class=pre-nursery#cost'],
    ],
    [
      'class=1&pupil=old',
      'A pupil is either new or already here.',
      ['/fee-structure?class=1#cost', '/fee-structure?class=1&pupil=existing#cost'],
    ],
    [
      'class=1&hostel=5star',
      'A pupil comes by day, or lives in a non-AC or AC room of the hostel.',
      ['/fee-structure?class=1#cost'],
    ],
    [
      `class=${'x'.repeat(5000)}`,
      `The classes here are Pre-Nursery to Class XII, not “${'x'.repeat(20)}”.`,
      ['/fee-structure?class=pre-nursery#cost'],
    ],
  ])('%s gets a reason and the nearest possible choices', (query, reason, nearest) => {
    expect(refuse(query)).toEqual({ reason, nearest })
  })

  it.each(cases.filter(([, expected]) => !expected))('%s leads to possible choices', (query) => {
    const { nearest } = refuse(query)
    expect(nearest).not.toEqual([])
    for (const href of nearest) choose(new URL(href, 'http://site').search)
  })
})

describe('the URL', () => {
  it('opens the same choice again', () => {
    for (const [query, expected] of cases) {
      if (!expected) continue
      const choice = choose(query)
      expect(choose(new URL(buildCostHref(choice), 'http://site').search)).toEqual(choice)
    }
  })

  it('means a new day pupil unless it says otherwise, and uses the first of repeated values', () => {
    expect(formatChoice(choose('class=9'), english)).toBe('Class IX, new, day')
    expect(parseCostFields({ class: ['9', '10'], hostel: ['ac', 'no'] })).toEqual({
      class: '9',
      pupil: 'new',
      hostel: 'ac',
    })
  })
})

it('the message has the figures, the total and the address', () => {
  const message = formatCostMessage(choose('class=9&hostel=ac'), 'The School', 'https://school/x')
  expect(spaced(message).split('\n')).toEqual([
    'The School, fees 2026-27: Class IX, new, hostel, AC room',
    'At registration: ₹ 2,500 (Registration and processing)',
    'At admission: ₹ 78,500 (Admission 49,500 + annual fee 29,000)',
    'At admission: ₹ 1,85,000 (Hostel, AC room, 1st instalment)',
    'Before the Durga Puja vacations: ₹ 80,000 (Hostel, AC room, 2nd instalment)',
    'Each month: ₹ 4,690 (Tuition, by the 10th of each month, 12 × 4,690 = ₹ 56,280)',
    'First year: 2,500 + 78,500 + 1,85,000 + 80,000 + 12 × 4,690 = ₹ 4,02,280',
    'A year after it, at the same fees: 29,000 + 1,85,000 + 80,000 + 12 × 4,690 = ₹ 3,50,280',
    'Not in this sum: the bus, books, uniform, the prospectus of the hostel.',
    'https://school/x',
  ])
})

it.each(cases.filter(([, expected]) => expected))(
  'the message for %s asks for no more each month than the month’s tuition',
  (query) => {
    const monthly = { 9: '4,690', 11: '5,490', p: '4,200', n: '4,200' }[
      /class=(\d+|.)/.exec(query)![1]!
    ]
    const message = spaced(formatCostMessage(choose(query), 'The School', 'https://school/x'))
    expect(message).toContain(`\nEach month: ₹ ${monthly ?? '4,690'} (`)
  },
)

it('the title of the answer states the cost', () => {
  expect(formatCostTitle(parseCostFields({ class: '9' }))).toBe(
    'Class IX, new, day: ₹\u00a01,37,280 in the first year',
  )
  expect(formatCostTitle(parseCostFields({ class: '10' }))).toBeUndefined()
})
