import { findLanguage } from '@/content/languages'
import { fillFigures, findUnknownFigures } from '@/lib/school/figures'

jest.mock('@/content/data/fees', () => ({
  ...jest.requireActual<object>('@/content/data/fees'),
  registration: { fee: 1234567 },
  tuition: { months: 12, dueDay: 22 },
}))
jest.mock('@/content/data/ages', () => ({
  ...jest.requireActual<object>('@/content/data/ages'),
  agesAsOn: '2031-03-31',
}))
jest.mock('@/content/data/campus', () => ({
  campus: {
    ...jest.requireActual<{ campus: object }>('@/content/data/campus').campus,
    classrooms: { count: 21, area: 7 },
  },
}))
jest.mock('@/content/constants', () => ({ helpDeskHours: { opens: 9, closes: 19 } }))

const bengali = findLanguage('bn')
const hindi = findLanguage('hi')

it.each([
  ['rupees', '{registration.fee}', '₹\u00a012,34,567', '₹\u00a012,34,567'],
  ['a date', '{agesAsOn}', '31 March 2031', '31 मार्च 2031'],
  ['a day of the month', '{tuition.dueDay}', '22nd', '22'],
  ['a time', '{helpDesk.opens}', '9:00 AM', 'सुबह 9 बजे'],
  ['a count', '{campus.classrooms.count}', '21', '21'],
  ['a count in words', 'of {campus.classrooms.area.words}', 'of seven', 'of सात'],
  ['a count that has no word', '{campus.classrooms.count.words}', '21', '21'],
])('writes %s', (_, text, inEnglish, inHindi) => {
  expect(fillFigures(text)).toBe(inEnglish)
  expect(fillFigures(text, hindi)).toBe(inHindi)
})

it('writes times and numbers as Bengali does, with European digits', () => {
  expect(fillFigures('{helpDesk.closes}', bengali)).toBe('সন্ধ্যা সাতটা')
  expect(fillFigures('{campus.classrooms.area.words}টি', bengali)).toBe('সাতটি')
})

it('names a row in an address, and finds it by that name', () => {
  expect(fillFigures('{session}')).toMatch(/^20\d\d-\d\d$/)
  expect(fillFigures('{ages.pre-nursery.class}, {hostel.non-ac.room}')).toBe('Pre-Nursery, Non-AC')
})

it('begins a sentence with a capital letter', () => {
  const seven = '{campus.classrooms.area.words}'
  expect(fillFigures(`${seven}, and ${seven}. ${seven}\n\n${seven}\n- ${seven}`)).toBe(
    'Seven, and seven. Seven\n\nSeven\n- Seven',
  )
})

it('fills in all texts of an object, and leaves other braces', () => {
  expect(fillFigures({ a: ['{agesAsOn}', 3], b: { c: null } })).toEqual({
    a: ['31 March 2031', 3],
    b: { c: null },
  })
  expect(fillFigures('\\{agesAsOn} { } {1}')).toBe('\\{agesAsOn} { } {1}')
})

it.each(['fees.ten.total', 'fees.elevenExisting.admission', 'constructor', 'campus'])(
  'refuses {%s}, which is not a figure',
  (name) => {
    expect(() => fillFigures(`Pay {${name}}`)).toThrow(`There is no figure {${name}}`)
    expect(findUnknownFigures(`Pay\n{${name}}`)).toEqual([{ name: `{${name}}`, line: 2 }])
  },
)
