import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type Rooms = { count: number; area: number }

type CampusTableProps = {
  /** Areas in square metres. */
  campus: {
    area: number
    classrooms: Rooms
    laboratories: Rooms
    toilets: { girls: number; boys: number }
    internet: boolean
  }
}

type Row = { item: string; figure: string }

const columns: readonly Column<Row>[] = [
  { title: 'What', cell: ({ item }) => item },
  { title: 'Number and size', cell: ({ figure }) => figure, amount: true },
]

const rooms = ({ count, area }: Rooms) => `${count} of ${area} sq m each`

/** Size of the campus and its rooms, as published in the mandatory disclosure (R-INFO-14). */
export function CampusTable({ campus }: CampusTableProps) {
  const rows: Row[] = [
    { item: 'Campus', figure: `${groupDigits(campus.area)} sq m` },
    { item: 'Classrooms', figure: rooms(campus.classrooms) },
    { item: 'Laboratories', figure: rooms(campus.laboratories) },
    { item: 'Toilets for girls', figure: String(campus.toilets.girls) },
    { item: 'Toilets for boys', figure: String(campus.toilets.boys) },
    { item: 'Internet', figure: campus.internet ? 'Available' : 'Not available' },
  ]
  return (
    <DataTable
      caption="The campus in figures"
      note="As published in the mandatory disclosure"
      columns={columns}
      rows={rows}
    />
  )
}
