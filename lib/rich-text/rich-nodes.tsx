import { createElement, Fragment, type ReactNode } from 'react'

/** Sanitised HTML as plain data, as it travels to the browser: text, or an element that was let through. */
export type RichNode = string | RichElement
export type RichElement = {
  tag: string
  props: Record<string, string | number>
  children: RichNode[]
}

/** Draws what `safeHtml` let through; the same on the server and in the browser. */
export function RichNodes({ nodes }: { nodes: readonly RichNode[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(draw))
}

function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const hint = node.props.target === '_blank' ? [' (opens in a new tab)'] : []
  return createElement(node.tag, node.props, ...node.children.map(draw), ...hint)
}
