import { alertBar } from '@/lib/pages/alert-bar'

export const dynamic = 'force-dynamic'

/**
 * The alert bar, for pages from a cache (R-ALERT-6). Empty when there is no alert. nginx keeps it for 5 s for all
 * visitors, a browser not at all.
 */
export const GET = () =>
  new Response(alertBar.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Expires': '5',
      'X-Robots-Tag': 'noindex',
    },
  })
