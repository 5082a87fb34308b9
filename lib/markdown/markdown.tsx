import 'server-only'
import type { Nodes } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toText } from 'hast-util-to-text'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { unbrokenClassNames } from '@/lib/rich-text/class-names'

const pipeline = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)

/** Renders our own Markdown (`content/pages`) to elements. HTML in it is ignored. */
export function renderMarkdown(source: string): ReactElement {
  const tree = treeOf(source)
  keepClassNames(tree)
  return toJsxRuntime(tree, { Fragment, jsx, jsxs })
}

/** The plain text of Markdown, one line for each paragraph. */
export const markdownText = (source: string): string => toText(treeOf(source))

function keepClassNames(node: Nodes) {
  if (node.type === 'text') node.value = unbrokenClassNames(node.value)
  if ('children' in node) node.children.forEach(keepClassNames)
}

const treeOf = (source: string) => pipeline.runSync(pipeline.parse(source))
