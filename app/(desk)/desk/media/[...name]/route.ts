import { env } from '@/lib/core/env'
import { unknownPath } from '@/lib/http/responses'

/** A file for people who are logged in, also of a draft (R-DESK-8). */
export async function GET(request: Request): Promise<Response> {
  if (!env.deskSecret) return unknownPath()
  const { getMedia } = await import('@/lib/desk/web/get-media')
  return getMedia(request)
}
