// @ts-check
import { hashSource, mapOrigins, ownScriptSources, pagePolicy } from './csp.mjs'
import { inlineUsedCss } from './inline-css.mjs'
import { needsNoClientScript, stripFrameworkScripts } from './strip-scripts.mjs'

/** A policy in the headers of a page also says that the page is finished. */
export const policyHeader = 'content-security-policy'

/**
 * Makes of a rendered page what visitors get: a policy that names its inline scripts, and on an information page no
 * framework script and its styles inline. Used by `scripts/build.mjs` for prerendered pages and by the page cache
 * for those that are rendered later.
 * @param {string} html
 * @param {string} distDir Next's folder of the build
 * @returns {Promise<{ html: string, policy: string }>}
 * @throws when a style sheet of an information page is missing or cannot be parsed
 */
export async function finishPage(html, distDir) {
  if (!needsNoClientScript(html)) return { html, policy: policyOf(html) }
  const page = await inlineUsedCss(stripFrameworkScripts(html), distDir)
  return { html: page.html, policy: policyOf(page.html, [hashSource(page.css)]) }
}

/** @param {string} html @param {string[]} [styles] sources of inline styles */
export const policyOf = (html, styles) =>
  pagePolicy({ scripts: ownScriptSources(html), styles, frames: mapOrigins(html) })
