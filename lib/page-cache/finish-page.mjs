import { sharedCacheControl } from '../core/cache-control.mjs'
import { hashSource, mapOrigins, ownScriptSources, pagePolicy } from './csp.mjs'
import { isForQuery } from './ephemeral.mjs'
import { computeEtag } from './etag.mjs'
import {
  needsNoClientScript,
  postponeFrameworkScripts,
  stripFrameworkScripts,
} from './framework-scripts.mjs'
import { inlineUsedCss } from './inline-css.mjs'
import { pruneFlight } from './prune-flight.mjs'

/** A page that has this header is already finished. */
export const policyHeader = 'content-security-policy'

/**
 * Turns a rendered page into the page that visitors get: with its styles inline, and a policy with the hashes of its inline
 * scripts and styles. An information page loses the framework's scripts, another page loads them after its first view.
 * `scripts/build.mjs` uses this for prerendered pages, and the page cache for pages that are rendered later.
 * @param {string} html
 * @param {string} distDir Next's build folder
 * @returns {Promise<{ html: string, policy: string }>}
 * @throws when a style sheet is missing or cannot be parsed
 */
export async function finishPage(html, distDir) {
  const hasReact = !needsNoClientScript(html)
  const content = hasReact
    ? postponeFrameworkScripts(pruneFlight(html))
    : stripFrameworkScripts(html)
  const page = await inlineUsedCss(content, distDir, { hasReact })
  return { html: page.html, policy: buildPolicy(page.html, [hashSource(page.css)]) }
}

/**
 * Builds the headers of a finished page. Next adds them to its own. It already forbids caches to store its internal
 * pages, such as `/_not-found`. A page for a query is for one visitor (R-CACHE-3).
 * @param {string} path of the page
 * @param {{ html: string, policy: string }} page
 * @param {number | false} [lifetime] seconds until Next regenerates it
 */
export const buildHeaders = (path, { html, policy }, lifetime) => ({
  [policyHeader]: policy,
  etag: computeEtag(html),
  ...(!path.startsWith('/_') && {
    'cache-control': isForQuery(path) ? 'no-store' : sharedCacheControl(lifetime),
  }),
})

/** @param {string} html @param {string[]} [styles] sources of inline styles */
export const buildPolicy = (html, styles) =>
  pagePolicy({ scripts: ownScriptSources(html), styles, frames: mapOrigins(html) })
