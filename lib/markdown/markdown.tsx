import 'server-only'
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toText } from 'hast-util-to-text'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { hyphenatedNames } from '@/lib/rich-text/class-names'
import { unbrokenClassNames } from '@/lib/rich-text/unbroken-class-names'

const pipeline = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)

const treeOf = (source: string) => pipeline.runSync(pipeline.parse(source))

type Tree = ReturnType<typeof treeOf>

/** A link, as it is on the page. The mark is a text after the link, in parentheses or the like. */
export type ResolvedLink = { href: string; hrefLang?: string; mark?: string }

/** Changes the links of Markdown to pages of the site. */
export type ResolveLink = (path: string) => ResolvedLink

function render(tree: Tree, resolveLink?: ResolveLink): ReactElement {
  if (resolveLink) resolveLinks(tree, resolveLink)
  keepNames(tree)
  return toJsxRuntime(tree, { Fragment, jsx, jsxs })
}

/** Keeps the names of classes and sessions on one line (R-CONTENT-8). */
function keepNames(parent: Root | Element) {
  // A fragment has no doctype, so its children have the same types as those of an element.
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element') keepNames(child)
    return child.type === 'text' ? withUnbrokenNames(child.value) : [child]
  })
}

function resolveLinks(node: Nodes, resolveLink: ResolveLink) {
  if (!('children' in node)) return
  for (const child of node.children) resolveLinks(child, resolveLink)
  if (node.type !== 'element' || node.tagName !== 'a') return
  const target = String(node.properties.href)
  if (!target.startsWith('/')) return
  const { mark, ...link } = resolveLink(target)
  node.properties = { ...node.properties, ...link }
  if (mark) node.children.push({ type: 'text', value: ` ${mark}` })
}

const withUnbrokenNames = (text: string) =>
  hyphenatedNames(unbrokenClassNames(text)).map((value, index): ElementContent => {
    const part = { type: 'text' as const, value }
    if (index % 2 === 0) return part
    return { type: 'element', tagName: 'span', properties: { dataUnbroken: '' }, children: [part] }
  })

/** Renders our own Markdown (`content/pages`) to elements. HTML in it is ignored. */
export const renderMarkdown = (source: string, resolveLink?: ResolveLink): ReactElement =>
  render(treeOf(source), resolveLink)

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
export function renderParts(source: string, resolveLink?: ResolveLink): TextParts {
  // Without the line breaks between blocks.
  const blocks = treeOf(source).children.filter(({ type }) => type === 'element')
  const part = (from: number, to: number) => {
    const children = blocks.slice(from, to)
    return children.length > 0 ? render({ type: 'root', children }, resolveLink) : undefined
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
