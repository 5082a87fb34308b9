import { Note } from '@/components/ui/Note/Note'
import type { Band, StreamBands } from '@/content/types'
import { type Column, DataTable } from '../DataTable/DataTable'

const range = (band: Band | null) => (band ? `${band.from}-${band.to}` : 'Not asked')

const columns: readonly Column<StreamBands>[] = [
  { title: 'Stream', cell: ({ stream }) => stream },
  { title: 'English', cell: ({ english }) => range(english) },
  { title: 'Science', cell: ({ science }) => range(science) },
  { title: 'Mathematics', cell: ({ mathematics }) => range(mathematics) },
  { title: 'Social Studies', cell: ({ socialStudies }) => range(socialStudies) },
]

/** Minimum score bands of the streams of Class XI (R-ADMISSION-3). */
export function StreamTable({ streams }: { streams: readonly StreamBands[] }) {
  return (
    <>
      <DataTable
        caption="Streams and minimum score bands"
        note="Class XI; minimum score in each subject"
        columns={columns}
        rows={streams}
        pairs
      />
      <Note tone="warn">
        The school has not yet said which examination these scores are from, and in what unit, marks
        or per cent. Please ask the admission desk before you choose: press 3 on the help desk menu.
      </Note>
    </>
  )
}
