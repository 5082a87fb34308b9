import 'server-only'
import { filePath } from '@/lib/content-service/addresses'
import { contentSource } from '@/lib/content-service/service'
import { readLimited } from '@/lib/http/read-body'

const prefix = '/api/image/'
const heaviest = 15_000_000

/**
 * A picture of the content service, for a card.
 * @param href its path below `/api/image/`
 * @returns nothing when there is no such picture, or one that is too heavy
 * @throws ContentServiceError when the service fails: it may have it later.
 */
export async function readPhoto(href: string): Promise<Buffer | undefined> {
  const path = filePath(href.slice(prefix.length))
  const file = path ? await contentSource.file(path, {}) : undefined
  return file && readLimited(file.body, heaviest)
}
