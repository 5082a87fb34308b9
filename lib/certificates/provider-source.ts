import 'server-only'
import { ContentServiceError } from '@/lib/content/client/errors'
import { createHttpSource } from '@/lib/content/client/http'
import { createHttpClient } from '@/lib/core/http-client'
import { filePathFrom } from '@/lib/core/safe-urls'
import { readUpTo } from '@/lib/http/read-body'
import type { CertificateRequest } from './outcome'
import type { CertificateSource } from './source'

const maxResponseBytes = 64 * 1024

type FetchOptions = CertificateRequest & { token?: string; signal: AbortSignal }

/**
 * The provider's certificates: `POST /api/tc/{schoolcode}` with a bearer token, the visitor's where there is
 * one, else the site's own (R-TC-5). One time limit, no retry (R-FORM-5).
 */
export function createProviderCertificates(
  api: { url: string; token?: string },
  schoolCode: string,
  timeoutMilliseconds = 8000,
): CertificateSource {
  // It may have to be drawn first.
  const service = createHttpSource({ ...api, firstByteMilliseconds: timeoutMilliseconds })
  const client = createHttpClient(timeoutMilliseconds)

  async function ask({ token, signal, ...request }: FetchOptions): Promise<string | undefined> {
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
    if (response.ok) return fileIn(await readUpTo(response.body, maxResponseBytes))
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw ContentServiceError.status(response.status)
  }

  return {
    async find(request, token = api.token) {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      try {
        return await ask({ ...request, token, signal })
      } catch (error) {
        if (signal.aborted) throw ContentServiceError.timeout(timeoutMilliseconds)
        throw error instanceof ContentServiceError ? error : ContentServiceError.network(error)
      }
    },
    open: (path) => service.file(path, {}),
  }
}

/**
 * The file that `data` names (R-SERVICE-7); nothing when it is empty.
 * @throws ContentServiceError when the answer is too long, no JSON, or names anything but a file.
 */
function fileIn(answer: Buffer | undefined): string | undefined {
  if (!answer) throw ContentServiceError.shape()
  const data = dataIn(answer) ?? ''
  if (data === '') return undefined
  const file = typeof data === 'string' ? filePathFrom(data) : null
  if (file === null) throw ContentServiceError.shape()
  return file
}

function dataIn(answer: Buffer): unknown {
  try {
    return (JSON.parse(new TextDecoder().decode(answer)) as { data?: unknown } | null)?.data
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}
