/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocumentsScreen } from '@/components/records/DocumentsScreen/DocumentsScreen'
import { documents as documentWords } from '@/content/words/en/documents'
import { school } from '@/content/school'
import { countKinds, filterDocuments, toDocument } from '@/lib/records/documents'

type Props = ComponentProps<typeof DocumentsScreen>

const frame = {
  page: { path: '/documents', title: 'Documents', lead: 'In one place.' },
  breadcrumb: [],
  quickLinks: [],
  phone: school.phones[0],
} as unknown as Props['frame']

const everything = { kind: 'all', level: 'all', session: 'all', search: '' } as const

function show(documents: Props['documents'], props: Partial<Props> = {}) {
  const filters = props.filters ?? everything
  document.body.innerHTML = renderToStaticMarkup(
    <DocumentsScreen
      frame={frame}
      href="/documents"
      day="2026-11-21"
      filters={filters}
      counts={countKinds(documents)}
      sessions={[2026]}
      documents={filterDocuments(documents, filters)}
      from={0}
      total={documents.length}
      isIncomplete={false}
      freshness={{ source: 'live', readAt: '2026-11-21T06:00:00.000Z' }}
      {...props}
    />,
  )
}

const sheet = {
  ...toDocument({
    title: 'Date sheet, Classes IX and X',
    href: '/api/image/a.pdf',
    date: '2026-09-08T00:00:00.000Z',
  }),
  bytes: 28_404,
}
const unnamed = toDocument({ title: 'দুর্গাপূজার ছুটি', href: '/api/image/6afadbfc' })

describe('the document shelf', () => {
  it('shows kind, classes, type, size and date, and has one link', () => {
    show([sheet])
    const region = screen.getByRole('region', { name: 'Session 2026-27' })
    const entry = within(region).getByRole('listitem')
    expect(entry).toHaveTextContent('Date sheet · Classes IX and X')
    expect(entry).toHaveTextContent('28 KB 8 Sep 2026')
    expect(within(entry).getByText('PDF')).toBeVisible()
    const link = within(entry).getByRole('link')
    expect(link).toHaveAccessibleName(/^Date sheet, Classes\sIX and X \(opens in a new tab\)$/)
    expect(link).toHaveAttribute('href', '/api/image/a.pdf')
  })

  it('invents no size, date or type', () => {
    show([unnamed])
    const entry = within(screen.getByRole('region', { name: documentWords.undated })).getByRole(
      'listitem',
    )
    expect(entry).toHaveTextContent(/^দুর্গাপূজার ছুটি \(opens in a new tab\) File Circular$/)
    expect(within(entry).getByRole('heading')).toHaveAttribute('lang', 'bn')
  })

  it('puts the documents that name the class before those for every class', () => {
    show([unnamed, sheet], { filters: { ...everything, level: 9 } })
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map((h) => h.textContent),
    ).toEqual(['For Class IX', documentWords.forEveryClass])
    expect(screen.getByRole('combobox', { name: 'Class' })).toHaveValue('9')
  })

  it('keeps the chosen kind in the form, and the other filters in the links of the kinds', () => {
    show([sheet], { filters: { ...everything, kind: 'date-sheet', level: 9 } })
    const form = screen.getByRole('search', { name: documentWords.filters })
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      kind: 'date-sheet',
      class: '9',
      year: 'all',
      q: '',
    })
    expect(screen.getByRole('link', { name: 'All 1' })).toHaveAttribute(
      'href',
      '/documents?class=9',
    )
  })

  it('says that nothing matches only when every list was read', () => {
    show([])
    expect(screen.getByText(documentWords.empty)).toBeVisible()
    expect(screen.queryByText(documentWords.incomplete)).not.toBeInTheDocument()
  })

  it('says that documents may be missing while a list cannot be read', () => {
    show([], { isIncomplete: true, freshness: { source: 'none', readAt: null } })
    expect(screen.getByText(documentWords.incomplete)).toBeVisible()
    expect(screen.queryByText(documentWords.empty)).not.toBeInTheDocument()
  })
})
