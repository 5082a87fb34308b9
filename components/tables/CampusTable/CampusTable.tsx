import { campus as campusWords } from '@/content/words/en/campus'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

const { table: words } = campusWords

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
  { title: words.item, cell: ({ item }) => item },
  { title: words.figure, cell: ({ figure }) => figure, amount: true },
]

const rooms = ({ count, area }: Rooms) => words.rooms(count, area)

/** Size of the campus and its rooms, as published in the mandatory disclosure (R-INFO-14). */
export function CampusTable({ campus }: CampusTableProps) {
  const rows: Row[] = [
    { item: words.campus, figure: words.area(groupDigits(campus.area)) },
    { item: words.classrooms, figure: rooms(campus.classrooms) },
    { item: words.laboratories, figure: rooms(campus.laboratories) },
    { item: words.toiletsForGirls, figure: String(campus.toilets.girls) },
    { item: words.toiletsForBoys, figure: String(campus.toilets.boys) },
    { item: words.internet, figure: campus.internet ? words.available : words.notAvailable },
  ]
  return <DataTable caption={words.caption} note={words.note} columns={columns} rows={rows} />
}
