import type { Band, StreamBands } from '@/content/types'
import { streams as streamWords } from '@/content/words/en/streams'
import { fillFigures } from '@/lib/school/figures'
import { type Column, DataTable } from '../DataTable/DataTable'

const words = fillFigures(streamWords.bands)

const range = (band: Band | null) => (band ? `${band.from}-${band.to}` : words.notAsked)

const columns: readonly Column<StreamBands>[] = [
  { title: words.stream, cell: ({ stream }) => stream },
  { title: words.english, cell: ({ english }) => range(english) },
  { title: words.science, cell: ({ science }) => range(science) },
  { title: words.mathematics, cell: ({ mathematics }) => range(mathematics) },
  { title: words.socialStudies, cell: ({ socialStudies }) => range(socialStudies) },
]

/** Minimum score bands of the streams of Class XI (R-ADMISSION-3), folded, as the tool has their lowest scores. */
export const StreamTable = ({ streams }: { streams: readonly StreamBands[] }) => (
  <DataTable caption={words.caption} folded={words.note} columns={columns} rows={streams} pairs />
)
