import { methodNotAllowed } from '@/lib/content-service/api'
import { env } from '@/lib/env'
import { health } from '@/lib/health'
import { hasBearer } from '@/lib/http/bearer'

export const dynamic = 'force-dynamic'

/**
 * How the site does, for whoever watches it: 200, or 503 when somebody has to act. Everybody gets the status,
 * whoever has `HEALTH_SECRET` the whole report.
 */
export async function GET({ headers }: Request) {
  const report = await health()
  const isTrusted = env.healthSecret !== undefined && hasBearer(headers, env.healthSecret)
  return Response.json(isTrusted ? report : { status: report.status }, {
    status: report.status === 'down' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
