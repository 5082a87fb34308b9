import { env } from '@/lib/core/env'
import { hasBearerToken } from '@/lib/http/bearer'
import { getHealth } from '@/lib/server/health'

export const dynamic = 'force-dynamic'

/**
 * The health check: 200, or 503 when an operator has to act. The status is public.
 * The full report needs `HEALTH_SECRET`.
 */
export async function GET({ headers }: Request) {
  const report = await getHealth()
  const isTrusted = env.healthSecret !== undefined && hasBearerToken(headers, env.healthSecret)
  return Response.json(isTrusted ? report : { status: report.status }, {
    status: report.status === 'down' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

export * from '@/lib/http/get-only'
