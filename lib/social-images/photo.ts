import 'server-only'
import { contentSource } from '@/lib/content/client/instances'
import { filePathFrom } from '@/lib/core/safe-urls'
import { readUpTo } from '@/lib/http/read-body'

const maxBytes = 15_000_000

/**
 * Loads a picture of the content service.
 * @param href its path below `/api/image/`
 * @returns `undefined` when there is no such picture, or when it is too large
 * @throws ContentServiceError when the service fails
 */
export async function readPhoto(href: string): Promise<Buffer | undefined> {
  const path = filePathFrom(href)
  const file = path ? await contentSource.file(path, {}) : undefined
  return file && readUpTo(file.body, maxBytes)
}
