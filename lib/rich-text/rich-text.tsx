import 'server-only'
import { RichNodes, tableFrame, type RichNode } from './rich-nodes'
import { type Level, sanitiseHtml } from './safe-html'

type RichTextProps = {
  /** Untrusted HTML of the content service, such as `TabloidEntry.html`. */
  html: string
  /** Level of its highest heading, so that headings continue the outline of the page. */
  topHeading?: Level
  /** Whether a table that is wider than the screen scrolls in a frame of its own, also by keyboard. */
  framesTables?: boolean
}

/** Untrusted HTML as React elements (R-SERVICE-7). */
export function RichText({ html, topHeading, framesTables }: RichTextProps) {
  const nodes = sanitiseHtml(html, topHeading)
  return <RichNodes nodes={framesTables ? nodes.map(withFrames) : nodes} />
}

function withFrames(node: RichNode): RichNode {
  if (typeof node === 'string') return node
  if (node.tag === 'table') return { tag: 'div', props: tableFrame, children: [node] }
  return { ...node, children: node.children.map(withFrames) }
}
