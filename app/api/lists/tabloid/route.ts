import { withOnDemandLimit } from '@/lib/http/responses'
import { handleTabloid } from '@/lib/records/tabloid-handler'

/** The cards that Show More adds to the tabloid list. */
export const GET = (request: Request) =>
  withOnDemandLimit(request, () => handleTabloid(new URL(request.url).searchParams))

export * from '@/lib/http/get-only'
