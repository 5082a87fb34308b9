import 'server-only'
import { ContentServiceError } from '@/lib/content/client/errors'
import { createHttpSource } from '@/lib/content/client/http'
import { decodeText } from '@/lib/core/decode-text'
import { createHttpClient } from '@/lib/core/http-client'
import { toFilePath } from '@/lib/core/safe-urls'
import { readUpTo } from '@/lib/http/read-body'
import type { CertificateRequest } from './outcome'
import type { CertificateSource } from './source'

const maxResponseBytes = 64 * 1024

type FetchOptions = CertificateRequest & { token?: string; signal: AbortSignal }

/**
 * Creates the source of the provider's certificates: `POST /api/tc/{schoolcode}` with the visitor's bearer token or,
 * without one, the site's (R-TC-5). One timeout, no retry (R-FORM-5).
 */
export function createProviderCertificates(
  api: { url: string; token?: string },
  schoolCode: string,
  timeoutMilliseconds = 8000,
): CertificateSource {
  // The provider may have to render the certificate first.
  const service = createHttpSource({ ...api, firstByteMilliseconds: timeoutMilliseconds })
  const client = createHttpClient(timeoutMilliseconds)

  async function fetchPath({ token, signal, ...request }: FetchOptions) {
    const response = await client(new URL(`${service.origin}/api/tc/${schoolCode}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(request),
      signal,
    })
    if (response.ok) return parsePath(await readUpTo(response.body, maxResponseBytes))
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw ContentServiceError.status(response.status)
  }

  return {
    async find(request, token = api.token) {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      try {
        return await fetchPath({ ...request, token, signal })
      } catch (error) {
        if (signal.aborted) throw ContentServiceError.timeout(timeoutMilliseconds)
        throw error instanceof ContentServiceError ? error : ContentServiceError.network(error)
      }
    },
    open: (path) => service.file(path, {}),
  }
}

/**
 * Returns the file path in `data` (R-SERVICE-7); `undefined` when it is empty.
 * @throws ContentServiceError when the response is too long, is not JSON, or `data` is not a file path
 */
function parsePath(body: Buffer | undefined): string | undefined {
  if (!body) throw ContentServiceError.shape()
  const data = parseData(body) ?? ''
  if (data === '') return undefined
  const file = typeof data === 'string' ? toFilePath(data) : null
  if (file === null) throw ContentServiceError.shape()
  return file
}

function parseData(body: Buffer): unknown {
  try {
    return (JSON.parse(decodeText(body)) as { data?: unknown } | null)?.data
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}
