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

const draw = (node: RichNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, node.props, ...node.children.map(draw))
