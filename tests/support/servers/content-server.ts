import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createReceiver } from './idempotent-receiver'

/**
 * A content service for tests: implements the endpoints of R-SERVICE-2 over HTTP and can inject faults. In a test:
 * `startContentServer()`. As a process: `tsx tests/support/servers/content-server.ts --port 4010`, controlled by
 * `PUT /__control/records/{name}`, `PUT /__control/faults/{endpoint, encoded}`, `DELETE /__control/faults`,
 * `PUT /__control/files/{path, encoded}?type=…` and `GET`/`DELETE /__control/requests`.
 */

export const recordNames = [
  'highlight',
  'news',
  'events',
  'gallery',
  'blog',
  'notification',
  'onlineRegistration',
  'certificates',
] as const
export type RecordName = (typeof recordNames)[number]

type Row = Record<string, unknown>

/**
 * How an endpoint fails. Faults are set by endpoint (`news/All`), by a path below `/api/` (`image/one.jpg`) or for all
 * requests (`*`).
 */
export type Fault = {
  status?: number
  /** Milliseconds before the response, or before the fault. */
  delay?: number
  /** Accepts the request and never responds. */
  hang?: true
  /** Closes the connection. */
  reset?: true
  /** Processes the request, then closes the connection without a response. */
  resetAfterAccept?: true
  /** Sends this in place of the records. */
  body?: string
  contentType?: string
  headers?: Record<string, string>
  /** Closes the connection before the announced length is sent. */
  truncate?: true
  /** Starts the response and never ends it. */
  stall?: true
  /** Number of requests that fail; without it, all of them. */
  times?: number
}

type RecordedRequest = {
  method: string
  endpoint: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

type File = { type: string; body: Buffer }

type Options = {
  port?: number
  schoolCode?: string
  records?: Partial<Record<RecordName, unknown>>
}

/** The records of `tests/fixtures/records/{name}.json`. */
export function readRecords(name: string): Row[] {
  const file = path.resolve('tests/fixtures/records', `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Row[]
}

const lists: Record<string, RecordName> = {
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

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export async function startContentServer({
  port = 0,
  schoolCode = 'dvs',
  records: initialRecords = {},
}: Options = {}) {
  const records = new Map<string, unknown>(
    recordNames.map((name) => [name, initialRecords[name] ?? readRecords(name)]),
  )
  const files = new Map<string, File>()
  const faults = new Map<string, Fault>()
  const requests: RecordedRequest[] = []
  const ledger = createReceiver()

  const service = {
    url: '',
    requests,
    /** Enquiries that were accepted. */
    ledger,
    /** Number of requests to an endpoint. */
    count: (endpoint: string) => requests.filter((request) => request.endpoint === endpoint).length,
    set: (name: RecordName, rows: unknown) => void records.set(name, rows),
    setFile: (file: string, type: string, body: string | Buffer) =>
      void files.set(file, { type, body: Buffer.from(body) }),
    fail: (endpoint: string, fault: Fault) => void faults.set(endpoint, { ...fault }),
    clearFaults: () => faults.clear(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    /** Starts again after `stop`, on the same port. */
    resume: () => listen(Number(new URL(service.url).port)),
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const body = await readBody(request)
    if (url.pathname.startsWith('/__control/')) return control(request, response, url, body)
    const endpoint = endpointOf(url)
    requests.push({
      method: request.method ?? '',
      endpoint,
      url: url.pathname + url.search,
      headers: request.headers,
      body,
    })
    const fault =
      takeFault(url.pathname.slice('/api/'.length)) ?? takeFault(endpoint) ?? takeFault('*')
    if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
    const accept = () => ledger.accept(getIdempotencyKey(request), body)
    if (fault?.resetAfterAccept) accept()
    if (fault && failWith(response, fault)) return
    if (endpoint === 'form') return json(response, accept(), {})
    respond(response, endpoint, url, body)
  })

  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))

  function endpointOf({ pathname }: URL): string {
    const parts = pathname.replace(/^\/api\//, '').split('/')
    if (parts[0] === 'image' || parts[0] === 'form' || parts[0] === 'tc') return parts[0]
    return parts.at(-1) === schoolCode ? parts.slice(0, -1).join('/') : parts.join('/')
  }

  function takeFault(endpoint: string): Fault | undefined {
    const fault = faults.get(endpoint)
    if (fault?.times !== undefined && --fault.times <= 0) faults.delete(endpoint)
    return fault
  }

  function respond(
    response: ServerResponse,
    endpoint: string,
    { pathname, searchParams }: URL,
    body: string,
  ) {
    const list = lists[endpoint]
    if (list && pathname.endsWith(`/${schoolCode}`)) return json(response, 200, records.get(list))
    if (endpoint === 'innerBlog') {
      return sendOne(response, 'blog', (row) =>
        searchParams.has('id')
          ? row._id === searchParams.get('id')
          : row.blog_seo === searchParams.get('blog'),
      )
    }
    if (endpoint === 'subGallery') {
      return sendOne(response, 'gallery', (row) => row._id === searchParams.get('id'))
    }
    if (endpoint === 'image') return sendFile(response, decodeURIComponent(pathname.slice(11)))
    if (endpoint === 'tc') {
      const { admission, name } = JSON.parse(body || '{}') as Row
      return sendOne(
        response,
        'certificates',
        (row) => row.admission === admission && row.name === name,
      )
    }
    json(response, 404, { message: 'Not found' })
  }

  function sendOne(response: ServerResponse, name: RecordName, matches: (row: Row) => boolean) {
    const row = (records.get(name) as Row[]).find(matches)
    json(response, row ? 200 : 404, row ?? { message: 'Not found' })
  }

  function sendFile(response: ServerResponse, name: string) {
    const file =
      files.get(name) ??
      (/\.(?:jpe?g|png|webp)$/.test(name) ? { type: 'image/png', body: onePixel } : undefined)
    if (!file) return json(response, 404, { message: 'Not found' })
    const etag = `"${file.body.length}"`
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length, etag })
    response.end(file.body)
  }

  function control(request: IncomingMessage, response: ServerResponse, url: URL, body: string) {
    const [resource, rest = ''] = url.pathname.slice('/__control/'.length).split('/')
    const name = decodeURIComponent(rest)
    const command = `${request.method} ${resource}`
    if (command === 'PUT records') service.set(name as RecordName, JSON.parse(body))
    else if (command === 'PUT faults') service.fail(name, JSON.parse(body) as Fault)
    else if (command === 'DELETE faults') service.clearFaults()
    else if (command === 'PUT files')
      service.setFile(name, url.searchParams.get('type') ?? '', body)
    else if (command === 'DELETE requests') requests.length = 0
    else if (command === 'GET requests') return json(response, 200, requests)
    else return json(response, 404, { message: 'No such command' })
    json(response, 200, {})
  }

  await listen(port)
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

export type ContentServer = Awaited<ReturnType<typeof startContentServer>>

/** @returns whether the fault has replaced the response */
function failWith(response: ServerResponse, fault: Fault): boolean {
  const { status = 200, hang, reset, resetAfterAccept, truncate, stall, headers } = fault
  if (hang) return true
  if (reset || resetAfterAccept) {
    response.socket?.destroy()
    return true
  }
  if (status === 200 && fault.body === undefined && !truncate && !stall && !headers) return false
  const body = fault.body ?? JSON.stringify({ message: 'Something went wrong' })
  const contentType = fault.contentType ?? 'application/json'
  const length = truncate || stall ? body.length + 1000 : Buffer.byteLength(body)
  response.writeHead(status, { 'content-type': contentType, 'content-length': length, ...headers })
  if (stall) response.write(body)
  else if (truncate) response.write(body, () => response.socket?.destroy())
  else response.end(body)
  return true
}

const getIdempotencyKey = ({ headers }: IncomingMessage) => headers['idempotency-key']?.toString()

function json(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

if (process.argv[1]?.endsWith('content-server.ts')) {
  const port = Number(process.argv[process.argv.indexOf('--port') + 1])
  void startContentServer({ port }).then(({ url }) => {
    console.log(`content service for tests on ${url}`)
  })
}
