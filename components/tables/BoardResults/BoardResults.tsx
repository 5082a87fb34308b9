import { results as resultWords } from '@/content/words/en/results'
import { type Column, DataTable } from '../DataTable/DataTable'

const { table: words } = resultWords

type BoardResult = { examination: string; passed: string; topScore: string }

const columns: readonly Column<BoardResult>[] = [
  { title: words.examination, cell: ({ examination }) => examination },
  { title: words.passed, cell: ({ passed }) => passed },
  { title: words.topScore, cell: ({ topScore }) => topScore, amount: true },
]

/** Board results of the annual report (R-INFO-2). */
export function BoardResults({ results }: { results: readonly BoardResult[] }) {
  return <DataTable caption={words.caption} note={words.note} columns={columns} rows={results} />
}
