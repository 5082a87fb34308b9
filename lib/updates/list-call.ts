import 'server-only'
import { z } from 'zod'
import { refuse } from '@/lib/content-service/api'
import { lifetimeOf } from '@/lib/content-service/cache'
import type { Collection, Reading } from '@/lib/content-service/types'
import { type Filters, type Listed, longestSearch } from './filters'
import { answerList } from './list-answer'
import { answerSize, type ListName, lists } from './lists'
import { readList } from './read-list'
import { tabloidPage } from './read-tabloid'

/** The site's own calls for what the first view of a list leaves out. Every answer is bounded. */

const whole = (pattern: RegExp) => z.string().regex(pattern).transform(Number)
const from = whole(/^\d{1,5}$/).default(0)

const listQuery = z.strictObject({
  year: z.union([z.literal('all'), whole(/^(?:19|[2-9]\d)\d\d$/)]).default('all'),
  month: z.union([z.literal('all'), whole(/^(?:[1-9]|1[0-2])$/)]).default('all'),
  q: z.string().max(longestSearch).default(''),
  from,
})
const tabloidQuery = z.strictObject({ from })

/** `?year=2026&month=9&q=exam&from=60` → 200 with a `ListAnswer`, 400, 404 for another list, 502. */
export async function answerListCall(name: string, query: URLSearchParams): Promise<Response> {
  if (!isList(name)) return refuse(404, 'There is no such list.')
  const asked = parse(listQuery, query)
  if (!asked) return refuse(400, 'A list takes year, month, q and from.')
  const { year, month, q, from } = asked
  const filters: Filters = { year, month, search: q.trim() }
  const reading = await readList[name]()
  const records: readonly Listed[] = reading.records
  return reply(name, reading, () =>
    answerList(records, lists[name], filters, { from, most: answerSize }),
  )
}

/** `?from=6` → 200 with the cards that follow the first six, 400, 502 (R-TABLOID-1). */
export async function answerTabloidCall(query: URLSearchParams): Promise<Response> {
  const asked = parse(tabloidQuery, query)
  if (!asked) return refuse(400, 'The tabloid takes from.')
  const { reading, entries } = await tabloidPage(asked.from)
  return reply('tabloid', reading, () => entries)
}

const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

/** @returns `undefined` for what a call does not take, and for a parameter that stands there twice. */
function parse<T>(schema: z.ZodType<T>, query: URLSearchParams): T | undefined {
  const given = Object.fromEntries(query)
  return Object.keys(given).length === query.size ? schema.safeParse(given).data : undefined
}

function reply(collection: Collection, reading: Reading<unknown>, body: () => unknown): Response {
  if (reading.source === 'none') return refuse(502, reading.failure)
  const seconds = lifetimeOf(collection, reading.source)
  return Response.json(body(), {
    headers: {
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    },
  })
}
