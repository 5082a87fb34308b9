import { createElement, Fragment, type ReactNode } from 'react'
import { keepNamesUnbroken } from './class-names'

/** Sanitised HTML as serializable data: text or an allowed element. */
export type RichNode = string | RichElement
type RichElement = {
  tag: string
  props: Record<string, string | number>
  children: RichNode[]
}

/** Renders the output of `sanitiseHtml`, on the server and in the browser. */
export function RichNodes({ nodes }: { nodes: readonly RichNode[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode))
}

function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return keepNamesUnbroken(node)
  const hint = node.props.target === '_blank' ? [' (opens in a new tab)'] : []
  return createElement(node.tag, node.props, ...node.children.map(renderNode), ...hint)
}

/** The attributes of the element around a table of a record, which scrolls when the table is wider than the screen. */
export const tableFrame = {
  'data-table': '',
  role: 'group',
  'aria-label': 'Table',
  tabIndex: 0,
} as const
