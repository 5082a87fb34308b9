import type { MediaPosted } from '@/lib/desk/web/post-media'

export type UploadResult = MediaPosted | { outcome: 'failed' }

/**
 * Sends one file. `fetch` cannot tell how far an upload is.
 * @param onProgress gets the part that was sent, from 0 to 1
 */
export function upload(file: File, onProgress: (part: number) => void): Promise<UploadResult> {
  const body = new FormData()
  body.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ outcome: 'failed' })
    request.open('POST', '/desk/media/upload')
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () =>
      resolve((request.response as MediaPosted | null) ?? { outcome: 'failed' })
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.timeout = 300_000
    request.send(body)
  })
}
