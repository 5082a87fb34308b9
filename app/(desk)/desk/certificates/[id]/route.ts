import { env } from '@/lib/core/env'
import { unknownPath } from '@/lib/http/responses'

/** The photograph of a transfer certificate (R-DESK-9). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/desk/certificates/[id]'>,
): Promise<Response> {
  if (!env.deskSecret) return unknownPath()
  const { getCertificate } = await import('@/lib/desk/web/get-certificate')
  return getCertificate(request, (await params).id)
}
