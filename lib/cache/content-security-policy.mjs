// @ts-check
// Plain JavaScript: the page cache is loaded by Next as it is, outside the bundle.
import { createHash } from 'node:crypto'

/**
 * What holds for every answer, pages or not: nothing is embedded, rebased or posted elsewhere, and nobody
 * frames the site but itself (the sample certificate).
 */
export const baselinePolicy = directives({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
})

/**
 * What a page may load: the site's own files, its own inline scripts, and the live map in a frame once a
 * visitor asks for it (R-LAYOUT-10).
 * @param {{ scripts: readonly string[], styles?: readonly string[], frames: readonly string[] }} sources beside the site's own
 */
export const pagePolicy = ({ scripts, styles = [], frames }) =>
  `${directives({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...frames],
  })}; ${baselinePolicy}`

/** @param {Record<string, string[]>} sources */
function directives(sources) {
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

const inline = {
  script: /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style([^>]*)>([\s\S]*?)<\/style>/g,
}

/** Data in a script element never runs, and needs no leave to. */
const isData = (/** @type {string} */ attributes) =>
  /\stype="application\/[\w+-]*json"/.test(attributes)

/**
 * The sources (`'sha256-…'`, CSP Level 3) that allow exactly the inline scripts, or styles, of a page.
 * @param {string} html
 * @param {'script' | 'style'} kind
 */
export function inlineSources(html, kind) {
  const sources = [...html.matchAll(inline[kind])]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(sources)]
}

const liveMap = /\sdata-map="(https:\/\/[^"]+)"/g

/**
 * Origins of the maps that a page offers.
 * @param {string} html
 */
export const mapOrigins = (html) => [
  ...new Set([...html.matchAll(liveMap)].map(([, address = '']) => new URL(address).origin)),
]
