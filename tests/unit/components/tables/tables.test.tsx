/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { BoardYearTable } from '@/components/tables/BoardYearTable/BoardYearTable'
import { DisclosureTable } from '@/components/tables/DisclosureTable/DisclosureTable'
import { DocumentTable } from '@/components/tables/DocumentTable/DocumentTable'
import { FeeCards } from '@/components/information/FeeCards/FeeCards'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { StreamTable } from '@/components/tables/StreamTable/StreamTable'
import { StrengthTable } from '@/components/tables/StrengthTable/StrengthTable'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { transportFeePath } from '@/content/data/transport'
import { streamBands } from '@/content/data/streams'
import type { FeeGroup } from '@/content/types'
import { ageRows, agesAsOn } from '@/tests/fixtures/tables/ages'
import { feeCards, feeGroups, feeTerms } from '@/tests/fixtures/tables/fees'
import { transportRoutes } from '@/tests/fixtures/tables/transport'
import { figures } from '@/tests/support/fixtures/figures'

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00a0', ' '))

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(cellsOf)

/** The rows of a table in the list of figures, with the header row if the list has one. */
const expectedRows = (name: string) =>
  figures.filter(({ context }) => context.startsWith(name)).map(({ cells }) => cells)

describe('the fee table', () => {
  const show = (fees: FeeGroup) => {
    render(<FeeTable fees={fees} terms={feeTerms} />)
    return rowsOf(screen.getByRole('table', { name: /^Fees, Class/ }))
  }
  const parts = (admission: string, annual: string, tuition: string) => [
    ['Particulars', 'Frequency', 'Payable', 'Amount'],
    ['Registration and processing', 'One time', 'At registration', '2,500'],
    ['Admission', 'One time', 'At admission', admission],
    ['Annual fee', 'Annually', 'At admission, then every year', annual],
    ['Tuition', 'Monthly', 'By the 10th of each month', tuition],
  ]

  it('shows every fee of new pupils with its terms, and the total at admission', () => {
    expect(show(feeGroups.oneToEight)).toEqual([
      ...parts('43,000', '29,000', '4,690'),
      ['Total at admission', 'Admission and annual fee', '72,000'],
    ])
  })

  it('says what pupils of the school do not pay', () => {
    expect(show(feeGroups.elevenExisting)).toEqual([
      ...parts('Not applicable', '44,000', '5,490'),
      ['Total at admission', 'Annual fee', '44,000'],
    ])
  })
})

describe('the fee index', () => {
  const transport = { path: transportFeePath }

  it('has six cards, and refers to the transport desk for bus fees', () => {
    render(<FeeCards groups={feeCards} transport={{ ...transport, routes: transportRoutes }} />)
    expect(screen.getAllByRole('link')).toHaveLength(6)
    expect(screen.getByText('Ask the transport desk')).toBeInTheDocument()
  })

  it('shows the lowest bus fee if the school has set one', () => {
    const routes = [
      { number: 1, locations: 'Within the town', revisedFee: 1450 } as const,
      { number: 2, locations: 'Raninagar area', revisedFee: null } as const,
    ]
    render(<FeeCards groups={[]} transport={{ ...transport, routes }} />)
    expect(screen.getByText('From ₹ 1,450')).toBeInTheDocument()
  })
})

describe('the transport table', () => {
  it('shows a dash if there is no revised fee', () => {
    render(<TransportTable terms={feeTerms} routes={transportRoutes} />)
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Route', 'Locations', 'Revised fee (₹)'],
      ...transportRoutes.map(({ number, locations }) => [`Route ${number}`, locations, '-']),
    ])
  })
})

describe('the age table', () => {
  it('shows years and dates of birth for each age', () => {
    render(<AgeTable caption="Age for each class" asOn={agesAsOn} rows={ageRows.slice(0, 2)} />)
    const table = screen.getByRole('table', { name: /as on 31 March 2026/ })
    expect(rowsOf(table)).toEqual([
      ['Class', 'Year of birth', 'Born between', 'Age'],
      ['Pre-Nursery', '2022-23', '01/04/2022 and 01/04/2023', '3 to 4 years'],
      ['Nursery', '2021-22', '01/04/2021 and 31/03/2022', '4 to 5 years'],
    ])
  })
})

describe('the stream table', () => {
  it('notes that examination and unit of the scores are unknown, and whom to ask', () => {
    render(<StreamTable streams={streamBands} />)
    const note = screen.getByText(
      /which examination these scores are from, and whether they are marks/,
    )
    expect(note).toHaveTextContent(/ask the admission desk/)
  })

  it('shows the bands of each stream', () => {
    render(<StreamTable streams={streamBands} />)
    expect(rowsOf(screen.getByRole('table'))).toEqual(expectedRows('score bands'))
  })
})

describe('the mandatory disclosure', () => {
  it('numbers its rows, groups digits and marks awaited values', () => {
    render(
      <DisclosureTable
        caption="E. School infrastructure"
        rows={[{ item: 'Total campus area (sq. m.)', value: 29782 }, { item: 'Video' }]}
      />,
    )
    expect(rowsOf(screen.getByRole('table')).slice(1)).toEqual([
      ['1. Total campus area (sq. m.)', '29,782'],
      ['2. Video', 'Awaited'],
    ])
  })

  it('links an available document with its type, size and date', () => {
    render(
      <DocumentTable
        caption="B. Documents and information"
        documents={[
          {
            item: 'Fire safety certificate',
            file: {
              href: '/documents/fire.pdf',
              type: 'PDF',
              size: '240 KB',
              date: '2026-04-02',
              attested: { by: 'the principal', on: '2026-04-03' },
              validUntil: '2027-03-31',
            },
          },
          { item: 'Building safety certificate' },
        ]}
      />,
    )
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    const [, available, awaited] = screen.getAllByRole('row')
    expect(available).toHaveTextContent('Available')
    expect(available).toHaveTextContent('PDF, 240 KB, 2 April 2026')
    expect(available).toHaveTextContent(
      'Attested by the principal on 3 April 2026. Valid until 31 March 2027.',
    )
    expect(within(available!).getByRole('link')).toHaveAttribute('href', '/documents/fire.pdf')
    expect(awaited).toHaveTextContent('Awaited')
    expect(within(awaited!).queryByRole('link')).not.toBeInTheDocument()
  })

  it('says once that all documents are awaited, without a column for them', () => {
    const items = ['Fire safety certificate', 'Building safety certificate']
    render(<DocumentTable caption="B. Documents" documents={items.map((item) => ({ item }))} />)
    expect(
      screen.getByRole('table', { name: /None of the two papers is here yet\./ }),
    ).toBeVisible()
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Document'],
      ['1. Fire safety certificate'],
      ['2. Building safety certificate'],
    ])
  })

  it('adds up the students of the classes, and says once that they are awaited', () => {
    const { rerender } = render(<StrengthTable classes={[]} />)
    expect(screen.getByText(/^Awaited: one row/)).toBeInTheDocument()
    expect(rowsOf(screen.getByRole('table'))).toHaveLength(2)
    rerender(
      <StrengthTable
        classes={[
          { className: 'Nursery', students: 80 },
          { className: 'Class I', students: 1120 },
        ]}
      />,
    )
    expect(rowsOf(screen.getByRole('table')).slice(1)).toEqual([
      ['Nursery', '80'],
      ['Class I', '1,120'],
      ['All classes', '1,200'],
    ])
  })

  it('keeps the columns of the result table while the results are awaited', () => {
    const { rerender } = render(<BoardYearTable className="Class X" years={[]} />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(6)
    expect(screen.getByText(/^Awaited: the results/)).toBeInTheDocument()
    const year = { year: 2025, registered: 120, passed: 114, passPercentage: 95, remarks: '' }
    rerender(<BoardYearTable className="Class X" years={[year]} />)
    expect(screen.queryByText(/^Awaited/)).not.toBeInTheDocument()
    expect(rowsOf(screen.getByRole('table'))[1]).toEqual(['1', '2025', '120', '114', '95%', ''])
  })
})
