import 'server-only'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toText } from 'hast-util-to-text'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const pipeline = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)

/** Renders our own Markdown (`content/pages`) to elements. HTML in it is ignored. */
export function renderMarkdown(source: string): ReactElement {
  return toJsxRuntime(treeOf(source), { Fragment, jsx, jsxs })
}

/** The plain text of Markdown, one line for each paragraph. */
export const markdownText = (source: string): string => toText(treeOf(source))

const treeOf = (source: string) => pipeline.runSync(pipeline.parse(source))
