// Plain JavaScript: Next loads the page cache outside the bundle.
import { createHash } from 'node:crypto'

/**
 * The policy of every response that is not a page. It forbids plugins, `<base>`, and forms to other origins. Only the
 * site may frame its own pages (the sample certificate).
 */
export const baselinePolicy = formatDirectives({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
})

/**
 * View transitions between pages, except for visitors who prefer reduced motion. The rule is inline in the head of
 * every page. In a style sheet it may load too late, and Chromium logs an error when the next page does not opt in.
 */
export const pageTransitions =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

/**
 * Returns the policy of a page. It allows the site's own files, the listed inline scripts and styles, and the live map
 * in a frame (R-LAYOUT-10).
 * @param {{ scripts?: readonly string[], styles?: readonly string[], frames?: readonly string[] }} sources in addition
 * to the site's own origin
 */
export const pagePolicy = ({ scripts = [], styles = [], frames = [] }) =>
  `${formatDirectives({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", hashSource(pageTransitions), ...styles],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...frames],
  })}; ${baselinePolicy}`

/**
 * Returns the policy of a page of the desk: stricter, because its visitors are logged in. Nobody may frame it, and
 * pictures may be those that were just chosen.
 * @param {string} nonce
 */
export const deskPolicy = (nonce) =>
  formatDirectives({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })

/** @param {Record<string, string[]>} sources */
function formatDirectives(sources) {
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * Returns the source that allows exactly this inline script or style (CSP Level 3, section 6.7.3).
 * @param {string} text
 */
export function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The inline scripts that the site itself writes into a page. Each only passes data: its argument must be JSON, so that
 * a script injected into the content cannot look like one of them.
 */
const ownScripts = [
  // React's flight data.
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  // The list of scripts that start the page.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
]

/** @param {string} attributes @param {string} text */
function isOwnScript(attributes, text) {
  if (/\stype="speculationrules"/.test(attributes)) return isJson(text)
  const argument = ownScripts.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
  return argument !== undefined && isJson(argument)
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the hashes of the site's own inline scripts in a page. Any other inline script gets no hash and does not run.
 * @param {string} html
 */
export function ownScriptSources(html) {
  const ownInlineScripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes = '', text = '']) => isOwnScript(attributes, text),
  )
  return [...new Set(ownInlineScripts.map(([, , text = '']) => hashSource(text)))]
}

const liveMap = /\sdata-map="(https:\/\/[^"]+)"/g

/**
 * Returns the origins of the live maps in a page. Invalid URLs are ignored.
 * @param {string} html
 */
export function mapOrigins(html) {
  const urls = [...html.matchAll(liveMap)].map(([, url = '']) => url)
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))]
}
