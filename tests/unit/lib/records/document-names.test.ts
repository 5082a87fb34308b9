/** @jest-environment jsdom */
import { getLevelsName } from '@/lib/school/class-levels'
import {
  isDocumentUrl,
  detectKind,
  detectLevels,
  getDocumentSession,
} from '@/lib/records/document-names'
import { parseSession, getSessionName, getSession } from '@/lib/school/sessions'

const named = (title: string, file = '6afadbfc5f3ac1d07ed1d1f0.pdf', text = '') => ({
  title,
  href: `/api/image/documents/${file}`,
  text,
})

describe('the kind of a document', () => {
  it.each([
    ['Half-yearly examination: date sheet, Classes III to XII', 'date-sheet'],
    ['DATESHEET 2026', 'date-sheet'],
    ['Exam routine of Class X', 'date-sheet'],
    ['Annual examination time table', 'date-sheet'],
    ['Book list, Class IX', 'book-list'],
    ['List of books for the new session', 'book-list'],
    ['School calendar 2026-27', 'calendar'],
    ['List of holidays', 'calendar'],
    ['Registration form', 'form'],
    ['Hostel packing list', 'form'],
    ['School magazine, autumn', 'magazine'],
    ['Platform duty and information', 'circular'],
    ['দুর্গাপূজার ছুটি', 'circular'],
    ['', 'circular'],
    ['The school calendar 2026-27', 'calendar'],
    ['Revised date sheet, Class X', 'date-sheet'],
    ['The date sheet is out', 'date-sheet'],
    ['Classes X and XII: consent form', 'form'],
    // A name that only mentions the kind.
    ['Reading an entrance calendar without panic', 'circular'],
    ['Filling in a college form', 'circular'],
    ['How to fill in the admission form', 'circular'],
    ['No form is needed for the trip', 'circular'],
    ['A photograph for the magazine', 'circular'],
    ['What is not on the book list', 'circular'],
  ])('%s: %s', (title, kind) => {
    expect(detectKind(named(title))).toBe(kind)
  })

  it.each([
    ['annual-exam-2027-date-sheet.pdf', 'date-sheet'],
    ['Date_Sheet%20Class%20X.PDF', 'date-sheet'],
    ['calendar+2026-27.pdf', 'calendar'],
    ['class-xi-registration-checklist.pdf', 'form'],
    ['how-to-read-the-calendar.pdf', 'circular'],
    ['transfer-certificate-guide.pdf', 'circular'],
    ['%E0%A4%A.pdf', 'circular'],
  ])('is also determined by the file %s: %s', (file, kind) => {
    expect(detectKind(named('Annual examination', file))).toBe(kind)
  })
})

describe('the classes of a document', () => {
  it.each([
    ['Date sheet, Classes III to V', '', [3, 4, 5], 'Classes III to V'],
    ['Classes X and XII: last week to correct names', '', [10, 12], 'Classes X and XII'],
    ['Nursery to Class II: first day', '', [-1, 0, 1, 2], 'Nursery to Class II'],
    ['Pre-Nursery', '', [-2], 'Pre-Nursery'],
    ['Registration', 'class-xi-registration-checklist.pdf', [11], 'Class XI'],
    ['Fees', 'fees_class_9.pdf', [9], 'Class IX'],
    ['Classes III to IX and XI', '', [3, 4, 5, 6, 7, 8, 9, 11], 'Classes III to IX and XI'],
    ['Class V, Class II', '', [2, 5], 'Classes II and V'],
    ['Three classes went to the zoo', '', [], ''],
    ['Pre-Nursery to Class XII', '', [], ''],
  ])('%s %s: %j', (title, file, levels, name) => {
    const found = detectLevels(named(title, file || undefined))
    expect(found).toEqual(levels)
    expect(getLevelsName(found)).toBe(name)
  })

  it('are those of the text for a date sheet without any in its names', () => {
    const text = 'One paper a day for Classes III to V.'
    expect(detectLevels(named('Annual examination: date sheet', undefined, text))).toEqual([
      3, 4, 5,
    ])
    expect(detectLevels(named('Date sheet, Class X', undefined, text))).toEqual([10])
    expect(
      detectLevels(named('Textbook exchange', undefined, 'Sets for Class VI go fastest.')),
    ).toEqual([])
  })
})

describe('the session of a document', () => {
  it.each([
    ['Calendar 2026-27', 2026],
    ['Calendar 2026–2027', 2026],
    ['registration 2025/26 form', 2025],
    ['1999-00', undefined],
    ['on 2026-11-03', undefined],
    ['2026-28', undefined],
    ['12026-27', undefined],
    ['in 2026', undefined],
  ])('%s: %s', (text, session) => {
    expect(parseSession(text)).toBe(session)
  })

  it.each([
    ['2026-03-31T18:29:59Z', 2025],
    ['2026-03-31T18:30:00Z', 2026],
    ['2027-03-31T00:00:00Z', 2026],
    [null, undefined],
    ['invalid' as const, undefined],
  ])('of the date %s: %s', (date, session) => {
    expect(getSession(date)).toBe(session)
  })

  it('is determined by the names before the date', () => {
    const opens = '2025-10-08T00:00:00.000Z'
    expect(getDocumentSession(named('Registration for 2026-27'), opens)).toBe(2026)
    expect(getDocumentSession(named('Registration', 'form-2026-27.pdf'), opens)).toBe(2026)
    expect(getDocumentSession(named('Registration'), opens)).toBe(2025)
    expect(getDocumentSession(named('Registration'), null)).toBeNull()
  })

  it('has the name of both its years', () => {
    expect([1999, 2009, 2026].map(getSessionName)).toEqual(['1999-00', '2009-10', '2026-27'])
  })
})

it.each([
  ['https://example.org/a/list.PDF?x=1#page=2', true],
  ['/api/image/documents/form.docx', true],
  ['/news', false],
  ['https://example.org/pdf', false],
])('%s leads to a file: %s', (url, expected) => {
  expect(isDocumentUrl(url)).toBe(expected)
})
