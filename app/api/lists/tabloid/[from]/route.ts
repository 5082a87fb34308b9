import { tabloidPage } from '@/lib/updates/read-tabloid'

/** The six cards of the tabloid list that follow the first `from`: what Show More adds (P§2.8). */
export async function GET(_: Request, { params }: RouteContext<'/api/lists/tabloid/[from]'>) {
  const { from } = await params
  if (!/^\d{1,5}$/.test(from)) return Response.json({ error: 'No such page' }, { status: 404 })

  const page = await tabloidPage(Number(from))
  if ('failure' in page) return Response.json({ error: page.failure }, { status: 502 })
  return Response.json(page.entries)
}
