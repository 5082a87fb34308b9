import 'server-only'
import { RichNodes } from './rich-nodes'
import { type Level, safeHtml } from './safe-html'

type RichTextProps = {
  /** Untrusted HTML of the content service, such as `TabloidEntry.html`. */
  html: string
  /** Level of its highest heading, so that headings continue the outline of the page. */
  topHeading?: Level
}

/** Untrusted HTML as React elements (R-SERVICE-7). */
export function RichText({ html, topHeading }: RichTextProps) {
  return <RichNodes nodes={safeHtml(html, topHeading)} />
}
