import path from 'node:path'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import { listShippedFiles } from './shipped-files.mjs'

/**
 * ESLint rules for code that browsers get: they report what the oldest browsers (`browserslist` in package.json) lack
 * (docs/decisions/084). es-x knows the methods of the language, compat those of the browser.
 */

/** @type {Record<string, { rules?: object }>} */
const configs = esX.configs
const newerThanThem = ['2022', '2023', '2024', '2025', 'next'].flatMap((year) =>
  Object.keys(configs[`flat/no-new-in-es${year}`]?.rules ?? {}),
)
/** Features of earlier language versions that one of the browsers implemented late. */
const late = [
  'es-x/no-regexp-lookbehind-assertions',
  'es-x/no-intl-segmenter',
  'es-x/no-intl-durationformat',
  'es-x/no-intl-supportedvaluesof',
]
/** Syntax that Next and esbuild compile for the browsers of package.json. */
const compiled =
  /-(?:class|private-in|top-level-await|hashbang|arbitrary|using|import-attributes|json-modules|dynamic-import|trailing)/
/** Features that Next polyfills (`polyfill-module`). */
const polyfilled = /-array-prototype-at$|-object-hasown$/
/** Methods whose names other objects also have, such as `map`. They are reported only where the type is known. */
const ambiguous =
  /-(?:iterator|set|map|weakmap)-prototype-|-(?:array-prototype-with|string-prototype-at)$/

/**
 * @param {(name: string) => boolean} applies
 * @returns {import('eslint').Linter.RulesRecord}
 */
const rules = (applies) => ({
  'compat/compat': 'error',
  ...Object.fromEntries(
    [...newerThanThem, ...late]
      .filter(applies)
      .map((name) => [name, ambiguous.test(name) ? ['error', { aggressive: false }] : 'error']),
  ),
  'no-restricted-properties': [
    'error',
    // Missing also in the newest browsers when the site is opened without TLS.
    ...['randomUUID', 'subtle'].map((property) => ({ object: 'crypto', property })),
    // Features that compat does not know.
    ...['timeout', 'any'].map((property) => ({ object: 'AbortSignal', property })),
    ...['throwIfAborted', 'showModal', 'requestSubmit', 'checkVisibility'].map((property) => ({
      property,
    })),
  ],
})

const shared = {
  plugins: { compat, 'es-x': esX },
  settings: { 'es-x': { aggressive: true }, polyfills: ['Object.hasOwn', 'URL.canParse'] },
}

/** @type {import('eslint').Linter.Config[]} */
export const oldestBrowsers = [
  {
    ...shared,
    files: listShippedFiles(path.resolve(import.meta.dirname, '../..')),
    rules: rules((name) => !compiled.test(name) && !polyfilled.test(name)),
  },
]
