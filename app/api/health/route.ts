import { methodNotAllowed } from '@/lib/content-service/api'
import { health } from '@/lib/health/health'

export const dynamic = 'force-dynamic'

/** How the site does, for the office and for what watches it (B12): 200, or 503 when someone must look. */
export async function GET() {
  const answer = await health()
  return Response.json(answer, {
    status: answer.status === 'failing' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
