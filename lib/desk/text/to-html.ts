import 'server-only'
import type { Element, ElementContent, Nodes, Root, Text } from 'hast'
import { toHtml as serialise } from 'hast-util-to-html'
import rehypeSanitize from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified, type Processor } from 'unified'
import { safeUrl } from '@/lib/core/safe-urls'
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

/** The HTML of a story's text (R-DESK-4): paragraphs, lists, bold, italics, headings and safe links, nothing else. */
export function toHtml(text: string): string {
  const source = processor.parse(tidy(text, 'simple'))
  for (const node of source.children) if (node.type === 'heading') node.depth = 3
  const tree = processor.runSync(source)
  rewrite(tree)
  return serialise(tree, { closeSelfClosing: false })
}

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
