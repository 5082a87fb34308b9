export const dynamic = 'force-static'

/** Links of the site that lead to a page: no calls, no files, nothing that opens elsewhere. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*', '/*\\?*'] } },
    { not: { selector_matches: ['[target]', '[download]', '[rel~=nofollow]'] } },
  ],
}

/**
 * Speculation rules for every page (`next.config.ts` names them in a header): the page that a visitor is about
 * to open is fetched when the pointer rests on its link, and made ready when it is pressed. Browsers leave it
 * when data is to be saved.
 */
export const GET = () =>
  new Response(
    JSON.stringify({
      prefetch: [{ where: pages, eagerness: 'moderate' }],
      prerender: [{ where: pages, eagerness: 'conservative' }],
    }),
    { headers: { 'Content-Type': 'application/speculationrules+json' } },
  )
