import { env } from '@/lib/core/env'
import { unknownPath } from '@/lib/http/responses'

/** Stores a photograph or PDF (R-DESK-7). */
export async function POST(request: Request): Promise<Response> {
  if (!env.deskSecret) return unknownPath()
  const { postMedia } = await import('@/lib/desk/web/post-media')
  return postMedia(request)
}
