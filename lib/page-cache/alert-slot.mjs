import { computeEtag } from './etag.mjs'

/** @typedef {NonNullable<Awaited<ReturnType<import('next/dist/server/lib/incremental-cache').CacheHandler['get']>>>} Entry */

/** `components/layout/AlertSlot`, empty or with the bar that the page was rendered with. */
const opening = /<div id="alerts"(?: data-language="([\w-]+)")?>/
const closing = '</div>'

/** Returns the slot of a page that React does not render, with the current bar. */
export const alertSlot = () => `<div id="alerts">${getCurrentBar().htmlIn()}${closing}`

/** The attribute of an element whose content depends on the alerts, apart from the bar. */
const dependency = /<[a-z][^>]*\sdata-alert-version="(\w*)"/

/**
 * Returns the current bar (`lib/pages/alert-bar.ts`).
 * @returns {{ version: string, htmlIn: (code?: string) => string }}
 */
const getCurrentBar = () =>
  /** @type {any} */ (globalThis)[Symbol.for('school-website.alert-bar')] ?? {
    version: '',
    htmlIn: () => '',
  }

/** The last result for an entry. @type {WeakMap<Entry, { version: string, entry: Entry | null }>} */
const last = new WeakMap()

/**
 * Puts the current alerts into a stored page, so that the first visitor gets them without a render
 * (docs/decisions/045). Returns `null` for a page whose content depends on other alerts: Next then renders it.
 * @param {Entry | null} entry
 * @returns {Entry | null}
 */
export function withAlerts(entry) {
  const { value } = entry ?? {}
  if (!entry || value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return entry
  const bar = getCurrentBar()
  const { version } = bar
  const known = last.get(entry)
  if (known?.version === version) return known.entry
  const page = { version, entry: replaceBar(entry, value, bar) }
  last.set(entry, page)
  return page.entry
}

/** @param {Entry} entry @param {any} value @param {ReturnType<typeof getCurrentBar>} bar */
function replaceBar(entry, value, { version, htmlIn }) {
  const rendered = dependency.exec(value.html)?.[1] ?? version
  if (rendered !== version) return null
  const slot = opening.exec(value.html)
  if (!slot) return entry
  const html = htmlIn(slot[1])
  const start = slot.index + slot[0].length
  const end = value.html.indexOf(closing, start)
  if (value.html.slice(start, end) === html) return entry
  const page = value.html.slice(0, start) + html + value.html.slice(end)
  const headers = { ...value.headers, etag: computeEtag(page) }
  return { ...entry, value: { ...value, html: page, headers } }
}
