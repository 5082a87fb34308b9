import { enquiryClasses } from '@/content/data/enquiry'
import { languages } from '@/content/languages'
import { parseIsoDay } from '@/lib/core/dates'
import { formatRupees } from '@/lib/core/rupees'
import { getNextSteps } from '@/lib/enquiries/next-steps'
import { toSubmittedClass } from '@/lib/enquiries/schema'

jest.mock('@/content/data/fees', () => jest.requireActual('@/tests/fixtures/tables/fees'))
jest.mock('@/content/data/ages', () => jest.requireActual('@/tests/fixtures/tables/ages'))

const listSteps = (label: string, language = languages[0]!, today = '2026-03-31') =>
  getNextSteps(
    { contact: '9830012345', admissionClass: toSubmittedClass(label) },
    language,
    parseIsoDay(today),
  )

it('says who will be rung, what the class costs, and which documents it needs (R-ENQUIRY-7)', () => {
  expect(listSteps('Class 9')).toEqual({
    contact: '98300 12345',
    className: 'Class IX',
    facts: [
      { term: 'At registration', detail: formatRupees(2500) },
      { term: 'At admission', detail: formatRupees(78_500) },
      { term: 'Each month', detail: formatRupees(4690) },
      { term: 'Ages as on 31 March 2026', detail: '14 to 15 years' },
      {
        term: 'What to bring',
        detail: 'The registration form with a photograph, and the birth certificate',
      },
    ],
    links: [
      { label: 'What will it cost us?', href: '/fee-structure?class=9#cost' },
      { label: 'The rules of admission', href: '/admission/admission-information' },
    ],
  })
})

it.each(languages.map((language) => [language.englishName, language] as const))(
  'has an answer for each class of the form in %s',
  (_, language) => {
    for (const label of enquiryClasses) expect(listSteps(label, language).facts).toHaveLength(5)
  },
)

it('names the ages of the next session once registration has closed (R-ADMISSION-8)', () => {
  expect(listSteps('Class 9', languages[0], '2026-11-28').facts).toContainEqual({
    term: 'Ages as on 31 March 2027',
    detail: '14 to 15 years',
  })
})

it('leads to pages in the language', () => {
  const [cost, rules] = listSteps('Nursery', languages[1]).links
  expect(cost!.href).toBe('/bn/fee-structure?class=nursery#cost')
  expect(rules!.href).toBe('/admission/admission-information')
})
