import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const s3Key = {
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'secret/with+signs',
  region: 'ap-south-1',
}

/**
 * An S3-compatible store in this process, over HTTP. It accepts only requests with a correct signature (AWS Signature
 * Version 4), calculated here from the request as it arrived.
 */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const rejected: string[] = []
  const state = { isBroken: false, mayList: true, mayRead: true, keysPerPage: 1000 }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const key = decodeURIComponent(request.url!.split('?')[0]!).replace(/^\/bucket\//, '')
      if (state.isBroken) return response.writeHead(503).end()
      if (!isSigned(request, body)) {
        rejected.push(`${request.method} ${key}`)
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      }
      if (request.method === 'PUT') {
        objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
        return response.writeHead(200).end()
      }
      const query = new URL(request.url!, 'http://localhost').searchParams
      if (query.get('list-type') === '2') {
        if (state.mayList) return response.writeHead(200).end(listOf(query))
        return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      }
      const object = objects.get(key)
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      const isDenied = !state.mayRead || (!object && !state.mayList)
      if (isDenied) return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      return response
        .writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length })
        .end(object.bytes)
    })
  })

  /** ListObjectsV2. The token of a page is opaque to clients. */
  function listOf(query: URLSearchParams): string {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort()
    const page = keys.slice(0, state.keysPerPage)
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    const token = Buffer.from(page.at(-1) ?? '').toString('base64')
    const isTruncated = keys.length > page.length
    const next = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    objects,
    rejected,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** AWS Signature Version 4, from the header `Authorization`. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  const [, accessKey, day, region, names, signature] = match ?? []
  if (!day || !names || accessKey !== s3Key.accessKeyId || region !== s3Key.region) return false
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const [path, query = ''] = url!.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${s3Key.secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex') === signature
}
