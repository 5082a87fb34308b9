import { english, languages } from '@/content/languages'
import { createOfflinePageResponse } from '@/lib/pages/offline'

export const dynamic = 'force-dynamic'

/**
 * The page that the service worker shows instead of one that it has not stored, in another language with `?in=bn`
 * (R-OFFLINE-1).
 */
export function GET(request: Request) {
  const code = new URL(request.url).searchParams.get('in')
  return createOfflinePageResponse(languages.find((language) => language.code === code) ?? english)
}
