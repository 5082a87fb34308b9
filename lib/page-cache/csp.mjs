// @ts-check
// Plain JavaScript: Next loads the page cache as it is, outside the bundle.
import { createHash } from 'node:crypto'

/**
 * The policy of every response that is not a page: nothing is embedded, rebased or posted elsewhere, and nobody
 * frames the site but itself (the sample certificate).
 */
export const baselinePolicy = directives({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
})

/**
 * Pages change without a flash, like the screens of an app; not for those who asked for less motion. In the head of
 * every page: in a style sheet it may arrive too late, and a transition that the next page does not agree to is an
 * error on Chromium's console.
 */
export const pageTransitions =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

/**
 * What a page may load: the site's own files, the inline scripts and styles that are named, and the live map in a
 * frame once a visitor asks for it (R-LAYOUT-10).
 * @param {{ scripts?: readonly string[], styles?: readonly string[], frames?: readonly string[] }} sources in
 * addition to the site itself
 */
export const pagePolicy = ({ scripts = [], styles = [], frames = [] }) =>
  `${directives({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", hashSource(pageTransitions), ...styles],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...frames],
  })}; ${baselinePolicy}`

/** @param {Record<string, string[]>} sources */
function directives(sources) {
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * The source that allows exactly this inline script or style (CSP Level 3, section 6.7.3).
 * @param {string} text
 */
export function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The inline scripts that the site itself puts into a page. Each can only hand over data: the argument has to be
 * JSON, so that a script which got into the content of a page cannot pass for one of them.
 */
const ownScripts = [
  // What React makes the page of.
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  // Which scripts the page starts with.
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
 * The sources of the site's own inline scripts in a page. Any other inline script gets none and does not run.
 * @param {string} html
 */
export function ownScriptSources(html) {
  const own = [...html.matchAll(inlineScript)].filter(([, attributes = '', text = '']) =>
    isOwnScript(attributes, text),
  )
  return [...new Set(own.map(([, , text = '']) => hashSource(text)))]
}

const liveMap = /\sdata-map="(https:\/\/[^"]+)"/g

/**
 * The origins of the maps that a page offers. An address that is none is left out.
 * @param {string} html
 */
export function mapOrigins(html) {
  const addresses = [...html.matchAll(liveMap)].map(([, address = '']) => address)
  return [
    ...new Set(
      addresses
        .filter((address) => URL.canParse(address))
        .map((address) => new URL(address).origin),
    ),
  ]
}
