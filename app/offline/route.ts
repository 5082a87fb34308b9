import { english, languages } from '@/content/languages'
import { offlinePage } from '@/lib/pages/offline'

export const dynamic = 'force-dynamic'

/** What the service worker shows in place of a page that it has not stored; of a translation with `?in=bn` (R-OFFLINE-1). */
export function GET(request: Request) {
  const code = new URL(request.url).searchParams.get('in')
  return offlinePage(languages.find((language) => language.code === code) ?? english)
}
