import { refusalPage } from '@/lib/http/refusal-page'

export const dynamic = 'force-dynamic'

/** Where requests are led whose method no page takes (`lib/http/request-line.ts`). */
export const GET = () => refusalPage(405)
