import 'server-only'
import type { Element, ElementContent, Nodes, Root, Text } from 'hast'
import { toHtml as serialise } from 'hast-util-to-html'
import rehypeSanitize from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified, type Processor } from 'unified'
import { toSafeUrl } from '@/lib/core/safe-urls'
import { htmlToText } from '@/lib/rich-text/html-to-text'
import { tidy } from './tidy'

/** Markdown constructs that nobody types on purpose in an office. Typed HTML is text. */
const disabled = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'codeText',
  'definition',
  'setextUnderline',
]

function disableRareMarkdown(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: disabled } }]
}

const processor = unified()
  .use(disableRareMarkdown)
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    tagNames: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'],
    attributes: { a: ['href'], ol: ['start'] },
    strip: [],
  })
  .freeze()

/**
 * Converts Markdown, which older versions contain, to the text of a story (docs/decisions/079). Bold words, lists and
 * links stay; signs without a meaning in Markdown appear as they were typed.
 */
export function fromMarkdown(text: string): string {
  const source = processor.parse(convertStars(text))
  for (const node of source.children) if (node.type === 'heading') node.depth = 3
  const tree = processor.runSync(source)
  rewrite(tree)
  return htmlToText(serialise(tree, { closeSelfClosing: false }), 'simple')
}

/** Converts WhatsApp's `*bold*` to Markdown's `**bold**`. */
const convertStars = (text: string) =>
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
    const href = toSafeUrl(String(child.properties.href ?? ''))
    return href ? [{ ...child, properties: { href } }] : child.children
  })
  parent.children = children
}

/** Keeps typed line breaks, but not those between blocks. */
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
