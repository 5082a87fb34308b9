/** Links to static pages of the site: no API, no files, no query. These are URL patterns. */
const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)'] } }],
}

/**
 * Speculation rules (HTML, "speculative loading") for every page, as JSON. The browser prefetches a page when the
 * pointer rests on its link, and prerenders it when the link is pressed. Browsers in data saver mode ignore the rules.
 * They are inline, because browsers would request a file of rules with every page, before the fonts.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
