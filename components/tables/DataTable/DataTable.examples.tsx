import { DataTable } from './DataTable'

type Row = { item: string; when: string; amount: string }

const rows: readonly Row[] = [
  { item: 'Admission', when: 'One time', amount: '43,000' },
  { item: 'Annual fee', when: 'Annually', amount: '29,000' },
]

const amount = { title: 'Amount (₹)', amount: true, cell: (row: Row) => row.amount }
const columns = [
  { title: 'Particulars', cell: ({ item }: Row) => item },
  { title: 'Frequency', unnamed: true, cell: ({ when }: Row) => when },
  amount,
]

export const examples = {
  'with a note and a total': (
    <DataTable
      caption="Fees"
      note="Session 2026-27"
      columns={columns}
      rows={rows}
      totals={[{ label: 'Total', amount: '72,000' }]}
    />
  ),
  'cells in pairs on phones': (
    <DataTable
      caption="Scores"
      columns={[
        { title: 'Stream', cell: ({ stream }: { stream: string }) => stream },
        { title: 'English', cell: () => '61-70' },
        { title: 'Science', cell: () => '81-90' },
        { title: 'Mathematics', cell: () => '71-80' },
      ]}
      rows={[{ stream: 'Science' }, { stream: 'Commerce' }]}
      pairs
    />
  ),
  folded: <DataTable caption="Papers" columns={columns.slice(0, 1)} rows={rows} folded="Awaited" />,
  'without rows': (
    <DataTable caption="Fees of 2027-28" columns={columns} rows={[]} empty="Not published yet." />
  ),
}
