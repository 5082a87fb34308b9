import { type Column, DataTable } from '../DataTable/DataTable'

type BoardResult = { examination: string; passed: string; topScore: string }

const columns: readonly Column<BoardResult>[] = [
  { title: 'Examination', cell: ({ examination }) => examination },
  { title: 'Passed', cell: ({ passed }) => passed },
  { title: 'Topper’s score', cell: ({ topScore }) => topScore, amount: true },
]

/** Board results of the annual report (R-INFO-2). */
export function BoardResults({ results }: { results: readonly BoardResult[] }) {
  return (
    <DataTable
      caption="Board results"
      note="CBSE, Class X and Class XII"
      columns={columns}
      rows={results}
    />
  )
}
