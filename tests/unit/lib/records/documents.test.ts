/** @jest-environment jsdom */
import {
  arrangeDocuments,
  countKinds,
  buildDocumentsHref,
  filterDocuments,
  parseDocumentFilters,
  listSessions,
  toDocument,
} from '@/lib/records/documents'

const file = (name: string) => `/api/image/documents/${name}.pdf`
const everything = { kind: 'all', level: 'all', session: 'all', search: '' } as const

const sheet = toDocument({
  title: 'Date sheet, Classes IX and X',
  // Its file is named as a provider names it.
  href: file('650f3b2e9d1c4a0012ab34cd'),
  date: '2026-09-08T00:00:00.000Z',
})
const circular = toDocument({
  title: 'Winter bus timings',
  href: file('a1'),
  date: '2026-11-16T00:00:00.000Z',
})
const books = toDocument({ title: 'Book list, Class IX', href: '/documents/9.pdf' })
const newBooks = toDocument({ title: 'Book list 2026-27, Class V', href: '/documents/5.pdf' })
const old = toDocument({
  title: 'Calendar 2024-25',
  href: file('calendar'),
  date: '2024-04-01T00:00:00.000Z',
})
const shelf = arrangeDocuments([old, books, newBooks, sheet, circular])

describe('the shelf', () => {
  it('has the newest session first, then the newest document, and what has no session last', () => {
    expect(shelf).toEqual([circular, sheet, newBooks, old, books])
    expect(listSessions(shelf)).toEqual([2026, 2024])
  })

  it('keeps a document of several lists once, with the title of the first', () => {
    const again = toDocument({ title: 'See the timings', href: circular.href })
    expect(arrangeDocuments([circular, again])).toEqual([circular])
  })

  it('counts the documents of each kind', () => {
    expect(Object.fromEntries(countKinds(shelf))).toEqual({
      circular: 1,
      'date-sheet': 1,
      'book-list': 2,
      calendar: 1,
    })
  })

  it('can be empty', () => {
    expect(arrangeDocuments([])).toEqual([])
    expect(filterDocuments([], { ...everything, level: 9, search: 'x' })).toEqual([])
    expect(listSessions([])).toEqual([])
  })
})

describe('the filters', () => {
  it.each([
    [{ kind: 'book-list' as const }, [newBooks, books]],
    [{ session: 2024 }, [old]],
    // Those that name the class, then those for every class.
    [{ level: 9 }, [sheet, books, circular, old]],
    [{ level: 5, session: 2026 }, [newBooks, circular]],
    [{ search: 'BUS winter' }, [circular]],
    [{ search: 'date-sheet' }, [sheet]],
    [{ search: 'Date‑Sheet, ix' }, [sheet]],
    [{ search: '2026 27' }, [newBooks]],
    [{ search: 'book - list' }, [newBooks, books]],
    [{ search: 'bus class' }, []],
    [{ search: 'circular, bus' }, [circular]],
  ])('%j', (filters, found) => {
    expect(filterDocuments(shelf, { ...everything, ...filters })).toEqual(found)
  })

  it.each([
    ['?kind=date-sheet&class=9&year=2026-27&q=exam', 'date-sheet', 9, 2026, 'exam'],
    ['?class=pre-nursery', 'all', -2, 'all', ''],
    ['?class=IX&year=2026', 'all', 9, 2026, ''],
    ['?class=all&year=all&kind=', 'all', 'all', 'all', ''],
    ['?class=13&year=2026-28&kind=toString', 'all', 'all', 'all', ''],
    ['?class=9&class=10&q=%20%20bus%20', 'all', 9, 'all', 'bus'],
    [`?q=${'x'.repeat(300)}`, 'all', 'all', 'all', 'x'.repeat(100)],
    // The class in the words counts as chosen, unless another class is.
    ['?q=date+sheet+class+9', 'all', 9, 'all', 'date sheet'],
    ['?q=Class+IX,+book+list', 'all', 9, 'all', 'book list'],
    ['?q=books+for+nursery&class=all', 'all', -1, 'all', 'books for'],
    ['?q=class+9&class=5', 'all', 5, 'all', 'class 9'],
    ['?q=classes+9+and+10', 'all', 'all', 'all', 'classes 9 and 10'],
  ])('%s', (query, kind, level, session, search) => {
    const parameters: Record<string, string | string[]> = {}
    for (const key of new Set(new URLSearchParams(query).keys())) {
      parameters[key] = new URLSearchParams(query).getAll(key)
    }
    const filters = parseDocumentFilters(parameters)
    expect(filters).toEqual({ kind, level, session, search })
  })

  it.each([
    ['/documents', everything],
    [
      '/documents?kind=date-sheet&class=9&year=2026-27&q=a%26b',
      { kind: 'date-sheet' as const, level: 9, session: 2026, search: 'a&b' },
    ],
    ['/documents?class=pre-nursery', { ...everything, level: -2 }],
  ])('are in the address %s', (href, filters) => {
    expect(buildDocumentsHref(filters)).toBe(href)
    expect(
      parseDocumentFilters(Object.fromEntries(new URL(href, 'http://site').searchParams)),
    ).toEqual(filters)
  })
})
