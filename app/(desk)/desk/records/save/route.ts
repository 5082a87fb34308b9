import { env } from '@/lib/core/env'
import { unknownPath } from '@/lib/http/responses'

/** Saves the form of a record, with its files (R-DESK-3). */
export async function POST(request: Request): Promise<Response> {
  if (!env.deskSecret) return unknownPath()
  const { postRecord } = await import('@/lib/desk/web/post-record')
  return postRecord(request)
}
