import { dynamicRoutes, fileRoutes, routes } from '@/content/routes'
import { queryPages, queryKeys } from '@/lib/routing/query-pages'
import { filesBelow } from '../fixtures/files'

const publicFolders = [
  ...new Set(filesBelow('public').flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? [])),
]
const publicFiles = filesBelow('public').filter((file) => !file.includes('/'))

/** Folders of records: the middleware limits how many of their pages are rendered at the same time. */
const records = ['tabloid', 'news', 'events']

const escapeDots = (text: string) => text.replaceAll('.', String.raw`\.`)

const paths = [
  ...routes.map(({ path }) => path.slice(1)),
  // The middleware redirects this one to the entry that its query names (R-ROUTE-11).
  ...dynamicRoutes.map((path) => path.slice(1)).filter((path) => !/\[|^tabloid-inner$/.test(path)),
  ...fileRoutes.map((path) => path.slice(1)),
]

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
const nameOf = (path: string) => path.split('/').at(-1)!
const ancestors = (path: string): string[] => (path ? [path, ...ancestors(folderOf(path))] : [])

const folders = [
  ...new Set([...paths.flatMap((path) => ancestors(folderOf(path))), ...records]),
].sort()

const alternatives = (names: string[]) => `(?:${[...new Set(names)].sort().join('|')})`

/** A pattern of `matcher`: everything below the root or a folder except its known paths. */
function patternFor(folder: string): string {
  const own = paths
    .filter((path) => path && folderOf(path) === folder)
    .map(nameOf)
    .map(escapeDots)
  const below = folders
    .filter((path) => folderOf(path) === folder && path !== folder)
    .map(nameOf)
    .map(escapeDots)
  if (records.includes(folder)) return `/${folder}/(.*)`
  if (folder) {
    const deeper = below.length > 0 ? `|${alternatives(below)}/` : ''
    return `/${escapeDots(folder)}/((?!${alternatives(own)}$${deeper}).*)`
  }
  const files = [...own, 'api', upload, ...publicFiles.map(escapeDots)]
  const excludedFolders = alternatives(['_next', 'api', ...publicFolders.map(escapeDots)])
  return `/((?!$|${alternatives(files)}$|${alternatives(below)}/|${excludedFolders}/[^%]*\\w$).*)`
}

/** Next would keep the body of an upload in memory for the middleware. */
const uploads = 'certificates/upload|media/upload|records/save'
const upload = `desk/(?:${uploads})`
const outsideApi = `/((?!(?:api|_next)/|${upload}$).*)`

/** What is made on demand: filtered lists, search results, albums, resized pictures, answers to forms without script. */
const onDemand = [
  ...queryKeys.map((key) => ({
    source: `/:list(${queryPages.map((path) => path.slice(1)).join('|')})`,
    has: [{ type: 'query', key }],
  })),
  { source: '/beyond-academic/photo-categories', has: [{ type: 'query', key: 'id' }] },
  '/_next/image',
  {
    source: outsideApi,
    has: [
      {
        type: 'header',
        key: 'content-type',
        value: '(?:multipart/form-data|application/x-www-form-urlencoded).*',
      },
    ],
  },
  { source: outsideApi, has: [{ type: 'header', key: 'next-action' }] },
  {
    source: `/desk/(${uploads})`,
    missing: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
  },
]

export const expectedMatcher = [...['', ...folders].map(patternFor), ...onDemand]
