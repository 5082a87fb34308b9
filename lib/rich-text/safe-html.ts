import 'server-only'
import type { Element, ElementContent, Properties, Root } from 'hast'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { unified } from 'unified'
import { toFileUrl, toSafeUrl } from '@/lib/core/safe-urls'
import { parseHtml } from './parse-html'
import { keepVisible } from './visibility'
import type { RichNode } from './rich-nodes'

export type Level = 2 | 3 | 4

/**
 * Sanitises untrusted HTML of the content service (R-SERVICE-7). Allows text formatting, lists, tables, safe links
 * and pictures from the service.
 * @param topHeading level of the highest heading, so that headings continue the outline of the page
 */
export function sanitiseHtml(html: string, topHeading: Level = 2): RichNode[] {
  const tree = sanitizer.runSync(keepVisible(parseHtml(html), html, { isStruckShown: true }))
  shiftHeadings(tree, topHeading)
  replaceElements(tree, sanitiseUrls)
  return toNodes(tree)
}

const allowed: Schema = {
  tagNames: [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'br',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'img',
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'type'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  ancestors: {
    li: ['ul', 'ol'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    td: ['table'],
    th: ['table'],
  },
  strip: [
    'script',
    'style',
    'template',
    'title',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'select',
    'textarea',
    'button',
    'audio',
    'video',
  ],
}
const sanitizer = unified().use(rehypeSanitize, allowed).freeze()

/** Rewrites the URL of a link or picture. An unsafe link is replaced by its content, an unsafe picture is removed. */
function sanitiseUrls(element: Element): ElementContent[] {
  const { tagName, properties, children } = element
  if (tagName === 'a') {
    const href = toSafeUrl(String(properties.href ?? ''))
    if (!href) return children
    const target = /^https?:/.test(href) ? '_blank' : undefined
    return [{ ...element, properties: { href, target, rel: ['noopener', 'noreferrer', 'ugc'] } }]
  }
  if (tagName === 'img') {
    const src = toFileUrl(String(properties.src ?? ''))
    if (!src) return []
    const alt = properties.alt ?? ''
    const attributes = { ...properties, src, alt, loading: 'lazy', decoding: 'async' }
    return [{ ...element, properties: attributes }]
  }
  return [element]
}

function replaceElements(parent: Root | Element, replace: (element: Element) => ElementContent[]) {
  parent.children = getElementContent(parent).flatMap((child) => {
    if (child.type !== 'element') return [child]
    replaceElements(child, replace)
    return replace(child)
  })
}

const getHeadingLevel = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1])

/** Shifts all headings by the same number of levels, so that the highest is at `top`. */
function shiftHeadings(tree: Root, top: Level) {
  const headings = findHeadings(tree)
  const step = top - Math.min(...headings.map(getHeadingLevel))
  for (const heading of headings) {
    heading.tagName = `h${Math.min(getHeadingLevel(heading) + step, 6)}`
  }
}

function findHeadings(parent: Root | Element): Element[] {
  return getElementContent(parent)
    .filter((child) => child.type === 'element')
    .flatMap((child) => [...(getHeadingLevel(child) ? [child] : []), ...findHeadings(child)])
}

/** Returns the children of a fragment. It has no doctype, so they have the same types as those of an element. */
const getElementContent = (parent: Root | Element) => parent.children as ElementContent[]

const tableParts = ['table', 'thead', 'tbody', 'tfoot', 'tr']

/** React warns about whitespace between the parts of a table. */
const isBlank = (parent: Root | Element, text: string) =>
  parent.type === 'element' && tableParts.includes(parent.tagName) && text.trim() === ''

function toNodes(parent: Root | Element): RichNode[] {
  return getElementContent(parent).flatMap((child): RichNode[] => {
    if (child.type === 'text') return isBlank(parent, child.value) ? [] : [child.value]
    if (child.type !== 'element') return []
    const { tagName, properties } = child
    return [{ tag: tagName, props: toProps(properties), children: toNodes(child) }]
  })
}

/** hast uses the property names of React. Arrays become space-separated text. */
const toProps = (properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      if (Array.isArray(value)) return [[name, value.join(' ')]]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
