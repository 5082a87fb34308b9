import { maxUploadBytes } from '@/lib/desk/media/limits'
import type { MediaPosted } from '@/lib/desk/web/post-media'

export type UploadResult = MediaPosted | { outcome: 'failed' }

/**
 * Sends one file, unless it is too large. `fetch` does not report how far an upload is.
 * @param onProgress gets the part that was sent, from 0 to 1
 */
export function upload(file: File, onProgress: (part: number) => void): Promise<UploadResult> {
  if (file.size > maxUploadBytes) return Promise.resolve({ outcome: 'too large' })
  const body = new FormData()
  body.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ outcome: 'failed' })
    request.open('POST', '/desk/media/upload')
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(readUploadResult(request))
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.timeout = 300_000
    request.send(body)
  })
}

/** The response is not JSON when a proxy in front answers. */
function readUploadResult({ status, response }: XMLHttpRequest): UploadResult {
  if (status === 413) return { outcome: 'too large' }
  return (response as MediaPosted | null) ?? { outcome: 'failed' }
}
