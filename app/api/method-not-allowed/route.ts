import { errorPage } from '@/lib/http/error-page'

export const dynamic = 'force-dynamic'

/** Where requests are led whose method no page takes (`lib/http/request-line.ts`). */
export const GET = () => errorPage(405)
