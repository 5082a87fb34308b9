import type { Element, Nodes } from 'hast'
import { safeUrl } from '@/lib/core/safe-urls'
import { parseHtml } from '@/lib/rich-text/parse-html'
import { tidy, visibleText, type TextFormat } from './tidy'

/**
 * Turns what is pasted from Word, Google Docs, WhatsApp or a web page into the text of a form (R-DESK-4): paragraphs,
 * lists, and for stories bold, italics, headings and links. Everything else loses its markup and keeps its words.
 * @param html the clipboard's `text/html`; empty when there is none
 * @param text the clipboard's `text/plain`
 */
export function cleanPaste(html: string, text: string, format: TextFormat): string {
  if (!html.trim()) return tidy(text, format)
  return tidy(htmlToText(html, format), format)
}

/** The text of a form for HTML: the reverse of `toHtml` for what the office writes, and the nearest for anything else. */
export function htmlToText(html: string, format: TextFormat): string {
  const blocks: Block[] = []
  visit(parseHtml(withoutWrapper(html)), { list: [], isBold: false, isItalic: false }, blocks)
  return join(blocks.filter(({ runs }) => runs.some(({ text }) => text.trim())))
    .map((block) => write(block, format))
    .join('')
    .trim()
}

/** Google Docs puts everything into a `<b>` that is not bold. */
const withoutWrapper = (html: string) =>
  html.replace(/<b\b[^>]*font-weight:\s*(?:normal|400)[^>]*>/gi, '<span>')

type Run = { text: string; isBold: boolean; isItalic: boolean; href?: string }
type List = { isOrdered: boolean; count: number }
type Block = { runs: Run[]; kind: 'text' | 'heading' | 'item'; depth: number; number?: number }
type Style = { list: List[]; isBold: boolean; isItalic: boolean; href?: string }

const ignored = new Set(
  [
    'script style head title meta link template noscript iframe object embed svg math img picture audio video',
  ].flatMap((names) => names.split(' ')),
)
const blockNames = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)

function visit(node: Nodes, style: Style, blocks: Block[]): void {
  if (node.type === 'text') return addText(node.value, style, blocks)
  if (node.type === 'root') return node.children.forEach((child) => visit(child, style, blocks))
  if (node.type === 'element' && !ignored.has(node.tagName)) visitElement(node, style, blocks)
}

function visitElement(element: Element, style: Style, blocks: Block[]): void {
  const { tagName } = element
  const css = String(element.properties.style ?? '').toLowerCase()
  // Word writes the bullet as text, in an element that programs should ignore.
  if (css.includes('mso-list:ignore') || css.includes('mso-list: ignore')) return
  if (tagName === 'br') return addText('\n', style, blocks, true)
  const inner = styleIn(element, css, style)
  const visitChildren = () => element.children.forEach((child) => visit(child, inner, blocks))
  if (!blockNames.has(tagName)) return visitChildren()
  const isWordItem = tagName === 'p' && /mso-list:\s*l\d/.test(css)
  // A paragraph inside an item continues its line.
  const isItemText = tagName === 'p' && style.list.length > 0 && blocks.at(-1)?.runs.length === 0
  if (!isItemText && tagName !== 'ul' && tagName !== 'ol') {
    blocks.push(startOf(tagName, isWordItem ? wordDepth(css) : undefined, inner))
  }
  visitChildren()
  if (!isItemText) blocks.push(startOf('div', undefined, style))
}

const wordDepth = (css: string) => Number(/level(\d)/.exec(css)?.[1] ?? 1)

function startOf(tagName: string, wordLevel: number | undefined, { list }: Style): Block {
  if (wordLevel !== undefined) return { runs: [], kind: 'item', depth: wordLevel - 1 }
  if (/^h[1-6]$/.test(tagName)) return { runs: [], kind: 'heading', depth: 0 }
  const last = list.at(-1)
  if (tagName !== 'li' || !last) return { runs: [], kind: 'text', depth: 0 }
  const number = last.isOrdered ? ++last.count : undefined
  return { runs: [], kind: 'item', depth: list.length - 1, number }
}

function styleIn({ tagName, properties }: Element, css: string, style: Style): Style {
  const isHeading = /^h[1-6]$/.test(tagName)
  const isBold = /^(?:b|strong)$/.test(tagName) || /font-weight:\s*(?:bold|[6-9]00)/.test(css)
  const isItalic = /^(?:i|em)$/.test(tagName) || /font-style:\s*italic/.test(css)
  const href = tagName === 'a' ? safeUrl(String(properties.href ?? '')) : null
  const isList = tagName === 'ul' || tagName === 'ol'
  return {
    list: isList ? [...style.list, { isOrdered: tagName === 'ol', count: 0 }] : style.list,
    isBold: !isHeading && (style.isBold || isBold),
    isItalic: !isHeading && (style.isItalic || isItalic),
    href: href ?? style.href,
  }
}

function addText(value: string, style: Style, blocks: Block[], isBreak = false): void {
  if (blocks.length === 0) blocks.push({ runs: [], kind: 'text', depth: 0 })
  const { runs } = blocks.at(-1)!
  const text = isBreak ? value : visibleText(value).replace(/\s+/g, ' ')
  const { isBold, isItalic, href } = style
  const last = runs.at(-1)
  const isSame = last && last.isBold === isBold && last.isItalic === isItalic && last.href === href
  if (isSame) last.text += text
  else if (text) runs.push({ text, isBold, isItalic, href })
}

/** Adds the line breaks between blocks: items of a list are on consecutive lines. */
function join(blocks: Block[]): (Block & { before: string })[] {
  return blocks.map((block, index) => {
    const previous = blocks[index - 1]
    if (!previous) return { ...block, before: '' }
    return { ...block, before: previous.kind === 'item' && block.kind === 'item' ? '\n' : '\n\n' }
  })
}

function write(
  { runs, kind, depth, number, before }: Block & { before: string },
  format: TextFormat,
): string {
  const text = runs
    .map((run) => writeRun(run, format))
    .join('')
    .replace(/ *\n */g, '\n')
    .trim()
  if (kind === 'heading') return `${before}${format === 'simple' ? '### ' : ''}${text}`
  if (kind === 'text') return before + text
  const marker = number === undefined ? '-' : `${number}.`
  return `${before}${format === 'simple' ? '   '.repeat(depth) : ''}${marker} ${text}`
}

function writeRun({ text, isBold, isItalic, href }: Run, format: TextFormat): string {
  const [, start = '', words = '', end = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (!words) return text
  if (format === 'plain') {
    const isShown = !href || href.replace(/\/$/, '') === words.replace(/\/$/, '')
    return isShown ? text : `${start}${words} (${href})${end}`
  }
  const escaped = words.replace(/[*[\]\\]/g, '\\$&')
  const italic = isItalic ? `_${escaped}_` : escaped
  const bold = isBold ? `**${italic}**` : italic
  return `${start}${href ? `[${bold}](${href})` : bold}${end}`
}
