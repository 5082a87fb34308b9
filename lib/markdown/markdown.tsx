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

const treeOf = (source: string) => pipeline.runSync(pipeline.parse(source))

type Tree = ReturnType<typeof treeOf>

function render(tree: Tree): ReactElement {
  keepClassNames(tree)
  return toJsxRuntime(tree, { Fragment, jsx, jsxs })
}

function keepClassNames(node: Nodes) {
  if (node.type === 'text') node.value = unbrokenClassNames(node.value)
  if ('children' in node) node.children.forEach(keepClassNames)
}

/** Renders our own Markdown (`content/pages`) to elements. HTML in it is ignored. */
export const renderMarkdown = (source: string): ReactElement => render(treeOf(source))

/** The plain text of Markdown, one line for each paragraph. */
export const markdownText = (source: string): string => toText(treeOf(source))

/** Markdown in parts, so that pictures and facts can be set between them. */
export type TextParts = {
  /** The first paragraph, unless the text starts with a heading. */
  opening?: ReactElement
  /** What follows it before the first heading. */
  intro?: ReactElement
  /** A section for each heading of level 2. */
  sections: { title: string; body: ReactElement }[]
}

const isTitle = (node: Tree['children'][number]) => node.type === 'element' && node.tagName === 'h2'

/** Renders Markdown in parts. */
export function renderParts(source: string): TextParts {
  // Without the line breaks between blocks.
  const blocks = treeOf(source).children.filter(({ type }) => type === 'element')
  const part = (from: number, to: number) => {
    const children = blocks.slice(from, to)
    return children.length > 0 ? render({ type: 'root', children }) : undefined
  }
  const starts = blocks.flatMap((block, index) => (isTitle(block) ? index : []))
  const [first = blocks.length] = starts
  return {
    opening: part(0, Math.min(first, 1)),
    intro: part(1, first),
    sections: starts.map((start, index) => ({
      title: toText(blocks[start]!),
      body: part(start + 1, starts[index + 1] ?? blocks.length) ?? <></>,
    })),
  }
}

/** The titles of the sections of Markdown. */
export const sectionTitles = (source: string): string[] =>
  treeOf(source)
    .children.filter(isTitle)
    .map((title) => toText(title))
