import { english, languages } from '@/content/languages'
import { getAlertDatabase } from '@/lib/alerts/current'
import { alertBar } from '@/lib/pages/alert-bar'

export const dynamic = 'force-dynamic'

/**
 * The alert bar, for pages from a cache (R-ALERT-6), in another language with `?in=bn`. Empty when there is no alert.
 * nginx caches it for 5 s for all visitors, a browser not at all. `X-Database` tells the commands of the office which
 * database this site reads (R-ALERT-14).
 */
export const GET = (request: Request) =>
  new Response(alertBar.htmlIn(readLanguage(request)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Expires': '5',
      'X-Robots-Tag': 'noindex',
      'X-Database': getAlertDatabase(),
    },
  })

function readLanguage({ url }: Request): string {
  const code = new URL(url).searchParams.get('in')
  return languages.find((language) => language.code === code)?.code ?? english.code
}
