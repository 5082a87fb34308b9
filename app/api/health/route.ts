import { methodNotAllowed } from '@/lib/content-service/api'
import { health } from '@/lib/health'

export const dynamic = 'force-dynamic'

/** How the site does, for whoever watches it (B12): 200, or 503 when somebody has to act. */
export async function GET() {
  const report = await health()
  return Response.json(report, {
    status: report.status === 'down' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
