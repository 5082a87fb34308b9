import 'server-only'
import type { Element, ElementContent, ElementData, Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toText } from 'hast-util-to-text'
import type { Parents } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { splitAtHyphenatedNames } from './class-names'
import { keepClassNamesUnbroken } from './unbroken-class-names'

/** A directive that stands on its own line between words: `::fee-table{group=nine}` (docs/decisions/104). */
export type Block = {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Its line in the file. */
  line: number
}

declare module 'hast' {
  interface ElementData {
    block?: Block
  }
}

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(keepColons)
  .use(remarkRehype, {
    handlers: {
      leafDirective: toBlock,
      containerDirective: toBlock,
    },
  })

/** Keeps a colon in words: only a line of its own is a directive. */
function keepColons(this: Processor) {
  for (const extension of this.data().micromarkExtensions ?? []) delete extension.text?.[58]
}

/** @throws Error with the line of a block that stands in a list, a quotation or another block */
function toBlock(
  state: State,
  node: ContainerDirective | LeafDirective,
  parent: Parents | undefined,
): Element {
  const { name, position } = node
  const line = position?.start.line ?? 0
  if (parent?.type !== 'root') throw new Error(`${line}: the block "${name}" is not on its own`)
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  )
  const children = node.type === 'containerDirective' ? state.all(node) : []
  const data = { block: { name, attributes, line } } as ElementData
  return { type: 'element', tagName: 'div', properties: {}, children, data }
}

const parseTree = (source: string) => pipeline.runSync(pipeline.parse(source))

type Tree = ReturnType<typeof parseTree>

/** A link, as it is on the page. The mark is a text after the link, in parentheses or the like. */
export type ResolvedLink = { href: string; hrefLang?: string; mark?: string }

/** Changes the links of Markdown to pages of the site. */
export type ResolveLink = (path: string) => ResolvedLink

function render(tree: Tree, resolveLink?: ResolveLink): ReactElement {
  if (resolveLink) resolveLinks(tree, resolveLink)
  convertTerms(tree)
  keepNames(tree)
  return toJsxRuntime(tree, { Fragment, jsx, jsxs })
}

const toElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/** Makes a list of terms of a list in which a bold sentence begins every item: `- **Meals.** We eat together.` */
function convertTerms(parent: Root | Element) {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    convertTerms(child)
    if (child.tagName !== 'ul') continue
    const pairs = child.children.filter((item) => item.type === 'element').map(toPair)
    if (!pairs.every((pair) => pair !== undefined)) continue
    child.tagName = 'dl'
    child.children = pairs
  }
}

function toPair({ children: [term, ...details] }: Element): Element | undefined {
  if (term?.type !== 'element' || term.tagName !== 'strong') return undefined
  const end = term.children.at(-1)
  if (end?.type !== 'text' || !/[.।]$/.test(end.value)) return undefined
  const words = [...term.children.slice(0, -1), { ...end, value: end.value.slice(0, -1) }]
  return toElement('div', [toElement('dt', words), toElement('dd', details)])
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
  splitAtHyphenatedNames(keepClassNamesUnbroken(text)).map((value, index): ElementContent => {
    const part = { type: 'text' as const, value }
    if (index % 2 === 0) return part
    return { type: 'element', tagName: 'span', properties: { dataUnbroken: '' }, children: [part] }
  })

/** Renders our own Markdown (`content/pages`) to elements. HTML in it is ignored. */
export const renderMarkdown = (source: string, resolveLink?: ResolveLink): ReactElement =>
  render(parseTree(source), resolveLink)

/** Returns the plain text of Markdown, one line for each paragraph. */
export const markdownToText = (source: string): string => toText(parseTree(source))

/** A block with what a container (`:::note`) has between its fences. */
export type BlockPart = { kind: 'block'; body?: ReactElement } & Block

/** A part of a document. */
export type DocumentPart =
  | { kind: 'opening'; body: ReactElement }
  | { kind: 'text'; body: ReactElement }
  | { kind: 'section'; title: string; body: ReactElement }
  | BlockPart

/** Of a container with one paragraph, only the text. */
function getContent({ children }: Element): ElementContent[] {
  const [only, ...others] = children.filter((node) => node.type === 'element')
  return only?.tagName === 'p' && others.length === 0 ? only.children : children
}

const isTitle = ({ tagName }: Element) => tagName === 'h2'

/**
 * Renders the parts of a document in their order: its opening, which is a first paragraph without a heading, sections with
 * a heading of level 2, other words, and blocks.
 * @throws Error with the line of a block that is not on its own
 */
export function renderDocument(source: string, resolveLink?: ResolveLink): DocumentPart[] {
  // Without the line breaks in between.
  const nodes = parseTree(source).children.filter((node) => node.type === 'element')
  const first = nodes.find(({ data }) => !data?.block)
  const opening = first && !isTitle(first) ? first : undefined
  const groups: [Element, ...Element[]][] = []
  let previous: Element | undefined
  for (const node of nodes) {
    const isApart = [node, previous].some(
      (neighbour) => !neighbour || neighbour === opening || neighbour.data?.block,
    )
    if (isApart || isTitle(node)) groups.push([node])
    else groups.at(-1)!.push(node)
    previous = node
  }
  const renderBody = (children: ElementContent[]) => render({ type: 'root', children }, resolveLink)
  return groups.map(([head, ...rest]): DocumentPart => {
    const { block } = head.data ?? {}
    if (block) {
      const content = getContent(head)
      return { kind: 'block', ...block, body: content.length > 0 ? renderBody(content) : undefined }
    }
    if (isTitle(head)) return { kind: 'section', title: toText(head), body: renderBody(rest) }
    return { kind: head === opening ? 'opening' : 'text', body: renderBody([head, ...rest]) }
  })
}

/** Returns the titles of the sections of Markdown. */
export const listSectionTitles = (source: string): string[] =>
  parseTree(source).children.flatMap((node) =>
    node.type === 'element' && isTitle(node) ? toText(node) : [],
  )
