import { env } from '@/lib/core/env'
import { unknownPath } from '@/lib/http/responses'

/** Stores the photograph of a transfer certificate (R-DESK-9). */
export async function POST(request: Request): Promise<Response> {
  if (!env.deskSecret) return unknownPath()
  const { postCertificate } = await import('@/lib/desk/web/post-certificate')
  return postCertificate(request)
}
