import { maxUploadBytes } from '@/lib/desk/media/limits'
import type { MediaPosted } from '@/lib/desk/web/post-media'

export type UploadResult = MediaPosted | { outcome: 'failed' }

/**
 * Uploads one file, unless it is too large. Uses `XMLHttpRequest`, as `fetch` does not report progress.
 * @param onProgress receives the fraction that was sent, from 0 to 1
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

/** A proxy may respond without JSON. */
function readUploadResult({ status, response }: XMLHttpRequest): UploadResult {
  if (status === 413) return { outcome: 'too large' }
  return (response as MediaPosted | null) ?? { outcome: 'failed' }
}
