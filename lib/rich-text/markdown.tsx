import 'server-only'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const pipeline = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)

/** Turns Markdown of our own (`content/pages`) into elements. HTML inside it is left out. */
export function renderMarkdown(source: string): ReactElement {
  const tree = pipeline.runSync(pipeline.parse(source))
  return toJsxRuntime(tree, { Fragment, jsx, jsxs })
}
