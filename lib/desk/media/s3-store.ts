import 'server-only'
import { AwsClient } from 'aws4fetch'
import { createHttpClient } from '@/lib/core/http-client'
import type { Env } from '@/lib/core/env'
import { getProcessSingleton } from '@/lib/core/singleton'
import type { MediaStore } from './store'

const timeoutMilliseconds = 10_000
const uploadMilliseconds = 60_000

/** The object with which the site tests whether it can read objects. */
const probeKey = 'probe.txt'

/** Access keys and buckets with which objects could be read. */
const readableStores = new Set<string>()

/** Creates an error with the code of a failing disk, so that the desk reports that nothing can be stored. */
const storeError = ({ status }: Response) =>
  Object.assign(new Error(`The media store responded with status ${status}.`), { code: 'EIO' })

type Options = NonNullable<Env['mediaStore']>

/** Whether the last upload succeeded, in any bundle of this process. A health check sends no request. */
const uploads = getProcessSingleton('s3-uploads', () => ({ areWorking: true }))

/** Creates a store in a bucket of an S3-compatible service, addressed by path. The bucket may be private. */
export function createS3Store({ url, region, accessKeyId, secretAccessKey }: Options): MediaStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const client = createHttpClient(timeoutMilliseconds)

  const send = (method: string, key: string, body?: Buffer, type?: string) =>
    sendTo(`${url}/${key.split('/').map(encodeURIComponent).join('/')}`, method, body, type)

  async function sendTo(target: string, method: string, body?: Buffer, type?: string) {
    const signed = await signer.sign(target, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(body && { body: new Uint8Array(body) }),
    })
    return client(new URL(target), {
      method,
      headers: Object.fromEntries(signed.headers),
      body,
      ...(body && { signal: AbortSignal.timeout(uploadMilliseconds) }),
    })
  }

  async function sendExpecting(statuses: number[], ...request: Parameters<typeof send>) {
    const response = await send(...request)
    await response.body?.cancel()
    if (!statuses.includes(response.status)) throw storeError(response)
  }

  /**
   * Whether the access key may read files. If it may not list the bucket, the service also responds with 403 for a
   * missing file, so an object that exists is read for comparison.
   */
  async function canRead(): Promise<boolean> {
    const name = `${accessKeyId} ${url}`
    if (readableStores.has(name)) return true
    await sendExpecting([200, 201, 204], 'PUT', probeKey, Buffer.from('probe'), 'text/plain')
    const response = await send('GET', probeKey)
    await response.body?.cancel()
    if (response.status === 200) readableStores.add(name)
    return readableStores.has(name)
  }

  const put: MediaStore['put'] = async (key, bytes, type) => {
    try {
      await sendExpecting([200, 201, 204], 'PUT', key, bytes, type)
      uploads.areWorking = true
    } catch (error) {
      uploads.areWorking = false
      throw error
    }
  }

  return {
    put,
    isWritable: async () => uploads.areWorking,
    remove: (key) => sendExpecting([200, 204, 404], 'DELETE', key),
    tidy: async () => undefined,
    list: () => listKeys((target) => sendTo(target, 'GET'), url),
    async open(key) {
      const response = await send('GET', key)
      if (response.status === 200 && response.body) {
        const length = response.headers.get('content-length')
        return { size: length === null ? null : Number(length), body: response.body }
      }
      await response.body?.cancel()
      if (response.status === 404) return undefined
      if (response.status === 403 && (await canRead())) return undefined
      throw storeError(response)
    },
  }
}

/**
 * Lists all keys below the URL, by ListObjectsV2, a thousand at a time; `undefined` when that is forbidden. The keys
 * come from the site and contain no characters that XML escapes.
 */
async function listKeys(
  get: (target: string) => Promise<Response>,
  url: string,
): Promise<string[] | undefined> {
  const { origin, pathname } = new URL(url)
  const [, bucket = '', ...folders] = pathname.split('/')
  const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('')
  const keys: string[] = []
  let token: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token && { 'continuation-token': token }),
    })
    const response = await get(`${origin}/${bucket}?${query}`)
    const text = await response.text()
    if (response.status !== 200) return undefined
    for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
      keys.push(key.slice(prefix.length))
    }
    token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1]
  } while (token)
  return keys
}
