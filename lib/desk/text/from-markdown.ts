import 'server-only'
import type { Element, ElementContent, Nodes, Root, Text } from 'hast'
import { toHtml as serialise } from 'hast-util-to-html'
import rehypeSanitize from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified, type Processor } from 'unified'
import { safeUrl } from '@/lib/core/safe-urls'
import { htmlToText } from '@/lib/rich-text/html-to-text'
import { tidy } from './tidy'

/** Markdown that nobody at an office means. HTML that somebody types is text. */
const disabled = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'codeText',
  'definition',
  'setextUnderline',
]

function withoutRareMarkdown(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: disabled } }]
}

const processor = unified()
  .use(withoutRareMarkdown)
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    tagNames: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'],
    attributes: { a: ['href'], ol: ['start'] },
    strip: [],
  })
  .freeze()

/**
 * The text of a story for Markdown, which versions from before hold (docs/decisions/079). What was bold, a list or a link
 * stays so, and what had no meaning appears as it was typed.
 */
export function fromMarkdown(text: string): string {
  const source = processor.parse(starredAsBold(text))
  for (const node of source.children) if (node.type === 'heading') node.depth = 3
  const tree = processor.runSync(source)
  rewrite(tree)
  return htmlToText(serialise(tree, { closeSelfClosing: false }), 'simple')
}

/** WhatsApp's `*bold*` was bold, but not Markdown's `**bold**`. */
const starredAsBold = (text: string) =>
  tidy(text, 'simple').replace(
    /(^|[^\p{L}\p{N}*\\])\*(?![\s*])([^*\n]*[^\s*\\])\*(?![\p{L}\p{N}*])/gu,
    '$1**$2**',
  )

function rewrite(parent: Root | Element): void {
  const children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'text') return withBreaks(child, parent)
    if (child.type !== 'element') return []
    rewrite(child)
    if (child.tagName !== 'a') return [child]
    const href = safeUrl(String(child.properties.href ?? ''))
    return href ? [{ ...child, properties: { href } }] : child.children
  })
  parent.children = children
}

/** A line break that somebody types stays one. Between blocks there is none. */
function withBreaks({ value }: Text, parent: Nodes): ElementContent[] {
  const isBlock = parent.type === 'element' && !['ul', 'ol', 'blockquote'].includes(parent.tagName)
  if (!isBlock) return value.trim() ? [{ type: 'text', value }] : []
  return value.split('\n').flatMap((line, index): ElementContent[] => {
    const text: ElementContent[] = line ? [{ type: 'text', value: line }] : []
    return index === 0
      ? text
      : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, ...text]
  })
}
