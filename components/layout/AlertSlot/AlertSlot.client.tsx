'use client'

/** On the server the bar of `lib/pages/alert-bar.ts`; the browser has none. */
const shared = globalThis as { [key: symbol]: { html: string } | undefined }

/**
 * The place of the alert bar. A client component, so that the bar is in the HTML only, not in the data for React: a page
 * that is rendered during an alert would otherwise keep it there. React leaves the content alone while hydrating, and
 * `public/enhance.js` may replace it: hence `suppressHydrationWarning`.
 */
export function AlertSlot() {
  const html = shared[Symbol.for('school-website.alert-bar')]?.html ?? ''
  return <div id="alerts" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
