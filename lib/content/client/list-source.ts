import { listEndpoints, type ListEndpoint } from '@/lib/content/cache-policies'
import type { ListName } from '@/lib/desk/records/kinds'
import type { FileConditions, Source, SourceFile } from './source'

export type Row = Record<string, unknown>

type Lists = {
  origin: string
  /** The records that are published now. */
  list(name: ListName): Promise<Row[]>
  file(path: string, conditions: FileConditions): Promise<SourceFile | undefined>
  size(path: string): Promise<number | undefined>
}

const listNames: Record<ListEndpoint, ListName> = {
  highlight: 'highlight',
  'highlight/all': 'highlight',
  news: 'news',
  'news/All': 'news',
  events: 'events',
  'events/All': 'events',
  gallery: 'gallery',
  'gallery/All': 'gallery',
  'blog/All': 'blog',
  notification: 'notification',
  onlineRegistration: 'onlineRegistration',
}

/** Creates a source that serves the endpoints of R-SERVICE-2 from lists. */
export function createListSource({ origin, list, file, size }: Lists): Source {
  async function read(requestPath: string): Promise<unknown> {
    const { pathname, searchParams } = new URL(requestPath, 'http://embedded')
    const blog = searchParams.get('blog')
    const id = searchParams.get('id')
    switch (pathname) {
      case '/api/innerBlog':
        return (await list('blog')).find((row) =>
          id === null ? row.blog_seo === blog : row._id === id,
        )
      case '/api/subGallery':
        return (await list('gallery')).find((row) => row._id === id)
      default: {
        const endpoint = listEndpoints.find(
          (name) => pathname.startsWith(`/api/${name}/`) && isList(pathname, name),
        )
        return endpoint && list(listNames[endpoint])
      }
    }
  }

  return { origin, read, file, size }
}

/** `/api/highlight/all/dvs` is the endpoint `highlight/all`, not `highlight` for a school named `all`. */
const isList = (pathname: string, name: ListEndpoint) =>
  !pathname.slice(`/api/${name}/`.length).includes('/')

/** Returns whether an `If-None-Match` header has the entity tag. */
export const hasEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(/,\s*/).some((candidate) => candidate.replace(/^W\//, '') === etag) ?? false
