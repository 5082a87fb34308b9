import 'server-only'
import { filePathAt } from '@/lib/core/safe-urls'
import { contentSource } from './client/instances'

/**
 * Size in bytes of a file of the content service. It sends no request: of a provider's file the size is not known.
 * @param href as in `ServiceFile`
 */
export async function serviceFileSize(href: string): Promise<number | undefined> {
  const path = filePathAt(href)
  return path ? contentSource.size?.(path) : undefined
}
