import 'server-only'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { hasBearerToken } from '@/lib/http/bearer'
import { createErrorResponse } from '@/lib/http/responses'
import { reader } from './client/instances'
import { tags } from './cache-policies'

const revalidateRequest = z.object({ tag: z.enum(tags) })

/**
 * Revalidates the pages of a collection (R-FRESH-2): `{"tag": "news"}` with the secret as bearer token → 200,
 * 401 for a wrong secret, 422 for an unknown tag, 404 when no secret is configured.
 */
export async function revalidate(request: Request): Promise<Response> {
  const secret = env.revalidateSecret
  if (!secret) return createErrorResponse(404, 'There is no such endpoint.')
  if (!hasBearerToken(request.headers, secret))
    return createErrorResponse(401, 'The secret is wrong.')
  const parsed = revalidateRequest.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return createErrorResponse(422, `Name one tag: ${tags.join(', ')}.`)
  const { tag } = parsed.data
  reader.clear()
  // 'max' serves the old page until the new one is rendered. Otherwise an outage would take the page down.
  revalidateTag(tag, 'max')
  return Response.json({ revalidated: tag }, { headers: { 'Cache-Control': 'no-store' } })
}
