/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { examples as ageTables } from '@/components/tables/AgeTable/AgeTable.examples'
import { examples as boardYears } from '@/components/tables/BoardYearTable/BoardYearTable.examples'
import { examples as disclosureContents } from '@/components/tables/DisclosureContents/DisclosureContents.examples'
import { examples as disclosures } from '@/components/tables/DisclosureTable/DisclosureTable.examples'
import { examples as documents } from '@/components/tables/DocumentTable/DocumentTable.examples'
import { FeeCards } from '@/components/information/FeeCards/FeeCards'
import { examples as feeIndexes } from '@/components/information/FeeCards/FeeCards.examples'
import { examples as feeTables } from '@/components/tables/FeeTable/FeeTable.examples'
import { StreamTable } from '@/components/tables/StreamTable/StreamTable'
import { examples as strengths } from '@/components/tables/StrengthTable/StrengthTable.examples'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { transportFeePath } from '@/content/data/transport'
import { streamBands } from '@/content/data/streams'
import { feeCards, feeTerms } from '@/tests/fixtures/tables/fees'
import { transportRoutes } from '@/tests/fixtures/tables/transport'
import { figures } from '@/tests/support/fixtures/figures'

const listCells = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00a0', ' '))

const listRows = (table: HTMLElement) => within(table).getAllByRole('row').map(listCells)

/** The rows of a table in the list of figures, with the header row if the list has one. */
const expectedRows = (name: string) =>
  figures.filter(({ context }) => context.startsWith(name)).map(({ cells }) => cells)

describe('the fee table', () => {
  const show = (name: keyof typeof feeTables) => {
    render(feeTables[name])
    return listRows(screen.getByRole('table', { name: /^Fees, Class/ }))
  }
  const parts = (admission: string, annual: string, tuition: string) => [
    ['Particulars', 'Frequency', 'Payable', 'Amount'],
    ['Registration and processing', 'One time', 'At registration', '2,500'],
    ['Admission', 'One time', 'At admission', admission],
    ['Annual fee', 'Annually', 'At admission, then every year', annual],
    ['Tuition', 'Monthly', 'By the 10th of each month', tuition],
  ]

  it('shows every fee of new pupils with its terms, and the totals at admission and of the first year', () => {
    expect(show('new pupils')).toEqual([
      ...parts('43,000', '29,000', '4,690'),
      ['Total at admission', 'Admission and annual fee', '72,000'],
      ['First year', '2,500 + 72,000 + 12 × 4,690', '1,30,780'],
    ])
  })

  it('says what pupils of the school do not pay', () => {
    expect(show('pupils of the school, without the note')).toEqual([
      ...parts('Not applicable', '44,000', '5,490'),
      ['Total at admission', 'Annual fee', '44,000'],
      ['First year', '2,500 + 44,000 + 12 × 5,490', '1,12,380'],
    ])
  })
})

describe('the fee index', () => {
  const transport = { href: transportFeePath }

  it('has six cards, and refers to the transport desk for bus fees', () => {
    render(<FeeCards groups={feeCards} transport={{ ...transport, routes: transportRoutes }} />)
    expect(screen.getAllByRole('link')).toHaveLength(6)
    expect(screen.getByText('Ask the transport desk')).toBeInTheDocument()
  })

  it('shows the lowest bus fee if the school has set one', () => {
    render(feeIndexes['a class group, and bus fees from an amount'])
    expect(screen.getByText('From ₹ 1,450')).toBeInTheDocument()
  })
})

describe('the transport table', () => {
  it('shows a dash if there is no revised fee', () => {
    render(<TransportTable terms={feeTerms} routes={transportRoutes} />)
    expect(listRows(screen.getByRole('table'))).toEqual([
      ['Route', 'Locations', 'Revised fee (₹)'],
      ...transportRoutes.map(({ number, locations }) => [`Route ${number}`, locations, '-']),
    ])
  })
})

describe('the age table', () => {
  it('shows years and dates of birth for each age', () => {
    render(ageTables['two classes'])
    const table = screen.getByRole('table', { name: /as on 31 March 2026/ })
    expect(listRows(table)).toEqual([
      ['Class', 'Born between', 'Year of birth', 'Age'],
      ['Pre-Nursery', '01/04/2022 and 01/04/2023', '2022-23', '3 to 4 years'],
      ['Nursery', '01/04/2021 and 31/03/2022', '2021-22', '4 to 5 years'],
    ])
  })

  it('begins with the dates of birth for the session to join (R-ADMISSION-8)', () => {
    render(ageTables['another session is the next to join'])
    const table = screen.getByRole('table', {
      name: /Ages as on 31 March 2027 for 2027-28 ?, and on 31 March 2026 for 2026-27/,
    })
    expect(listRows(table)).toEqual([
      ['Class', 'Born between, for 2027-28', 'Born between, for 2026-27', 'Year of birth', 'Age'],
      ...[
        [
          'Pre-Nursery',
          '01/04/2023 and 31/03/2024',
          '01/04/2022 and 01/04/2023',
          '2022-23',
          '3 to 4 years',
        ],
        [
          'Nursery',
          '01/04/2022 and 31/03/2023',
          '01/04/2021 and 31/03/2022',
          '2021-22',
          '4 to 5 years',
        ],
      ],
    ])
  })
})

describe('the stream table', () => {
  it('shows the bands of each stream', () => {
    render(<StreamTable streams={streamBands} />)
    expect(listRows(screen.getByRole('table'))).toEqual(expectedRows('score bands'))
  })
})

describe('the mandatory disclosure', () => {
  it('leads to its parts, and says how much of each is awaited', () => {
    render(disclosureContents['two parts are incomplete'])
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'A. General 3 awaited',
      'B. Documents 8 awaited',
      'C. Results ',
      'D. Staff ',
      'E. Infrastructure ',
    ])
    expect(links[4]).toHaveAttribute('href', '#part-e')
  })

  it('numbers its rows, groups digits and marks awaited values', () => {
    render(disclosures['a value, a link, and one that is awaited'])
    expect(listRows(screen.getByRole('table')).slice(1)).toEqual([
      ['1. Total campus area (sq. m.)', '29,782'],
      ['2. Video', 'https://video.example/inspection (opens in a new tab)'],
      ['3. No. of girls’ toilets', 'Awaited'],
    ])
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://video.example/inspection')
  })

  it('links an available document with its type, size and date', () => {
    render(documents['an available document, and one that is awaited'])
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    const [, available, awaited] = screen.getAllByRole('row')
    expect(available).toHaveTextContent('Available')
    expect(available).toHaveTextContent('240 KB, 2 April 2026')
    expect(available).toHaveTextContent(
      'Attested by the principal on 3 April 2026. Valid until 31 March 2027.',
    )
    expect(
      within(available!).getByRole('link', { name: 'Open the PDF (Fire safety certificate)' }),
    ).toHaveAttribute('href', '/documents/fire.pdf')
    expect(awaited).toHaveTextContent('Awaited')
    expect(within(awaited!).queryByRole('link')).not.toBeInTheDocument()
  })

  it('says once that all documents are awaited, without a column for them', () => {
    render(documents['all are awaited'])
    expect(
      screen.getByRole('table', { name: /None of the two papers is here yet\./ }),
    ).toBeVisible()
    expect(listRows(screen.getByRole('table'))).toEqual([
      ['Document'],
      ['1. Fire safety certificate'],
      ['2. Building safety certificate'],
    ])
    expect(screen.getByRole('group')).toHaveTextContent(/Awaited$/)
  })

  it('adds up the students of the classes, and says once that they are awaited', () => {
    const { rerender } = render(strengths.awaited)
    expect(screen.getByText(/^Awaited: one row/)).toBeInTheDocument()
    expect(listRows(screen.getByRole('table'))).toHaveLength(2)
    rerender(strengths['two classes'])
    expect(listRows(screen.getByRole('table')).slice(1)).toEqual([
      ['Nursery', '80'],
      ['Class I', '1,120'],
      ['All classes', '1,200'],
    ])
  })

  it('keeps the columns of the result table while the results are awaited', () => {
    const { rerender } = render(boardYears.awaited)
    expect(screen.getAllByRole('columnheader')).toHaveLength(6)
    expect(screen.getByText(/^Awaited: the results/)).toBeInTheDocument()
    rerender(boardYears['one year'])
    expect(screen.queryByText(/^Awaited/)).not.toBeInTheDocument()
    expect(listRows(screen.getByRole('table'))[1]).toEqual(['1', '2025', '120', '114', '95%', ''])
  })
})
