import { cachePolicies } from '@/lib/content/cache-policies'
import { createHttpSource } from '@/lib/content/client/http'
import { extractList, validateList, validateOptionalList } from '@/lib/content/response-shape'
import { env } from '@/lib/core/env'
import { maxPictureBytes } from '@/lib/core/file-types'
import type { ListName } from '@/lib/desk/records/kinds'
import { readUpTo } from '@/lib/http/read-body'
import { UsageError } from '../support/command-line'
import type { ImportSource } from './import'

/** The endpoints that together have all records of a list. The first endpoint with a record decides its position. */
const endpointsByList: Record<ListName, readonly string[]> = {
  highlight: ['highlight', 'highlight/all'],
  news: ['news/All', 'news'],
  events: ['events/All', 'events'],
  gallery: ['gallery/All', 'gallery'],
  blog: ['blog/All'],
  notification: ['notification'],
  onlineRegistration: ['onlineRegistration'],
}

/** The endpoints where "nothing found" is an empty list (R-SERVICE-11). Elsewhere, records would be lost silently. */
const mayBeEmpty = new Set<string>(
  Object.values(cachePolicies)
    .filter((policy) => policy.mayBeEmpty)
    .flatMap(({ endpoints }) => [...endpoints.home, ...endpoints.list]),
)

const maxFileBytes = 4 * maxPictureBytes
const timeoutMilliseconds = 30_000

/** Creates the source for the read calls of a provider (R-SERVICE-2). No call lists certificates. */
export function createProviderSource(url: string): ImportSource {
  const source = createHttpSource({
    url,
    token: process.env.CONTENT_API_TOKEN || undefined,
    timeoutMilliseconds,
    pictureMilliseconds: timeoutMilliseconds,
  })

  async function readEndpoint(endpoint: string): Promise<Record<string, unknown>[]> {
    const path = `/api/${endpoint}/${env.schoolCode}`
    const validate = mayBeEmpty.has(endpoint) ? validateOptionalList : validateList
    try {
      const body = await source.read(path)
      validate(body)
      const rows = extractList(body) ?? []
      return rows.filter((row): row is Record<string, unknown> => Object(row) === row)
    } catch (error) {
      const reason = (error as Error).message
      throw new UsageError(`${url}${path} cannot be read (${reason}). Nothing was imported.`)
    }
  }

  return {
    isLive: true,
    async list(name) {
      const lists = await Promise.all(endpointsByList[name].map(readEndpoint))
      const rows = new Map(lists.flat().map((row) => [JSON.stringify(row._id ?? row), row]))
      return [...rows.values()]
    },
    async file(name) {
      const file = await source.file(name, {}).catch(() => undefined)
      return file?.body ? readUpTo(file.body, maxFileBytes) : undefined
    },
    times: async () => new Map(),
    certificates: async () => [],
    certificateFile: async () => undefined,
  }
}
