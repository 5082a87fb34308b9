import { renderErrorPage } from '@/lib/http/error-page'

export const dynamic = 'force-dynamic'

/** Target of requests with a method that no page accepts (`lib/http/request-line.ts`). */
export const GET = () => renderErrorPage(405)
