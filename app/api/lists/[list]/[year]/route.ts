import { applyFilters, type Listed, readFilters } from '@/lib/updates/filters'
import { type ListName, lists } from '@/lib/updates/lists'
import { readList } from '@/lib/updates/read-list'

const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

const missing = (what: string) => Response.json({ error: `No such ${what}` }, { status: 404 })

/** The entries of one year, or of `all`, for the filters of a list: what the first view left out. */
export async function GET(_: Request, { params }: RouteContext<'/api/lists/[list]/[year]'>) {
  const { list, year } = await params
  if (!isList(list)) return missing('list')
  const filters = readFilters({ year }, { year: Number.NaN, month: 'all', search: '' })
  if (Number.isNaN(filters.year)) return missing('year')

  const reading = await readList[list]()
  if (reading.source === 'none') return Response.json({ error: reading.failure }, { status: 502 })
  const records: readonly Listed[] = reading.records
  return Response.json(applyFilters(records, filters))
}
