'use client'

/** On the server the bar from `lib/pages/alert-bar.ts`; empty in the browser. */
type Shared = { htmlIn: (code?: string) => string }
const shared = globalThis as { [key: symbol]: Shared | undefined }

/**
 * The place of the alert bar, in the language with this code, or in English. A client component, so that the bar is in
 * the HTML only, not in the data for React: a page that is rendered during an alert would otherwise store it there. React
 * leaves the content alone while hydrating, and its script may replace it: hence `suppressHydrationWarning`.
 */
export function AlertSlot({ language }: { language?: string }) {
  const html = shared[Symbol.for('school-website.alert-bar')]?.htmlIn(language) ?? ''
  return (
    <div
      id="alerts"
      data-language={language}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
