/** Links to a page of the site: no calls, no files, nothing made on demand. URL patterns, in which a query is empty. */
const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)'] } }],
}

/**
 * Speculation rules (HTML, "speculative loading") for every page, in JSON: the page that a visitor is about to open
 * is fetched when the pointer rests on its link, and made ready when it is pressed. Browsers leave it when data is to
 * be saved. They stand in the page: as a file they would be asked for with every page, before its fonts.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
