import type { Element, Nodes } from 'hast'
import { toSafeUrl } from '@/lib/core/safe-urls'
import { parseCssRules, type CssRules, findStyleEnd } from './css-rules'
import { listMarker, findWordItem } from './list-markers'
import { parseHtml, type ParseLimits } from './parse-html'
import { tableSigns } from './text-blocks'
import type { TextFormat } from './text-inline'
import { type TableCell, listTableLines } from './text-table'
import { collectText, findLoss, hasText, isInserted, isStruck, type Loss } from './visibility'
import { type Run, writeRuns } from './write-runs'

/** Converts HTML to the office's text format (docs/decisions/079), as far as the format allows. */
export const htmlToText = (html: string, format: TextFormat): string =>
  convertHtml(html, format).text

export function convertHtml(
  html: string,
  format: TextFormat,
  limits?: ParseLimits,
): { text: string; losses: Set<Loss> } {
  const context: Context = {
    format,
    rules: parseCssRules(html),
    losses: new Set(),
    counts: new Map(),
  }
  const blocks: Block[] = []
  visit(parseHtml(withoutWrapper(parseFragment(html)), limits), plainStyle, blocks, context)
  return { text: writeBlocks(blocks, format), losses: context.losses }
}

/** Parses the part that was copied. The clipboard has the document's styles before it, often more of them than text. */
const parseFragment = (html: string) => {
  const [before = '', ...parts] = html.split(/<style\b/i)
  const text = before + parts.map((part) => part.slice(findStyleEnd(part))).join('')
  const [head, ...rest] = text.split(/<body\b[^<>]*>/i)
  return rest.length > 0 ? rest.join('') : head!
}

/** Google Docs puts everything into a `<b>` that is not bold. */
const withoutWrapper = (html: string) =>
  html.replace(/<b\b[^<>]*font-weight:\s*(?:normal|400)[^<>]*>/gi, '<span>')

type Context = {
  format: TextFormat
  rules: CssRules
  losses: Set<Loss>
  /** The number of items so far in lists of Word that have no numbers. */
  counts: Map<string, number>
}
type List = { isOrdered: boolean; count: number; step: 1 | -1; type?: string }
type Style = Omit<Run, 'text'> & { lists: List[]; isPre: boolean }
type Block =
  | { kind: 'text'; runs: Run[] }
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'item'; runs: Run[]; depth: number; marker: string; isUnmarked?: boolean }
  | { kind: 'table'; text: string }

const plainStyle: Style = {
  lists: [],
  isPre: false,
  isBold: false,
  isItalic: false,
  isStruck: false,
}

const createNameSet = (names: string) => new Set(names.split(' '))
const ignored = createNameSet(
  'script style head title meta link template noscript iframe object embed svg math audio video xml select textarea button',
)
const blockNames = createNameSet(
  'address article aside blockquote body center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul',
)

function visit(node: Nodes, style: Style, blocks: Block[], context: Context): void {
  if (node.type === 'text') addText(node.value, style, blocks)
  else if (node.type === 'root')
    node.children.forEach((child) => visit(child, style, blocks, context))
  else if (node.type === 'element') visitElement(node, style, blocks, context)
}

function visitElement(element: Element, style: Style, blocks: Block[], context: Context): void {
  const { tagName } = element
  if (ignored.has(tagName) || (/^(?:v|w|m|x):/.test(tagName) && tagName !== 'w:sdt')) return
  if (tagName === 'br') return addText('\n', { ...style, isPre: true }, blocks)
  if (tagName === 'img') return addText(readEmoji(element), style, blocks)
  const css = context.rules.of(element)
  const loss = findLoss(element, css)
  if (loss) {
    if (hasText(element)) context.losses.add(loss)
    return
  }
  if (isInserted(element) && hasText(element)) context.losses.add('changes')
  // Word writes the number as text, in an element that programs should ignore. `findWordItem` reads it.
  if (/mso-list:\s*ignore/.test(css)) return
  const inner = readStyle(element, css, style)
  if (tagName === 'table') return visitTable(element, inner, blocks, context)
  if (tagName === 'sup' || tagName === 'sub' || /vertical-align:\s*su[bp]/.test(css)) {
    const raised = readRaisedDigits(element, tagName === 'sub' || /vertical-align:\s*sub/.test(css))
    if (raised) return addText(raised, inner, blocks)
  }
  const visitChildren = () =>
    element.children.forEach((child) => visit(child, inner, blocks, context))
  if (!blockNames.has(tagName)) return visitChildren()
  beginBlock(element, css, inner, blocks, context)
  visitChildren()
  endBlock(element, style, blocks)
}

function readStyle(element: Element, css: string, style: Style): Style {
  const { tagName, properties } = element
  const isHeading = /^h[1-6]$/.test(tagName)
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(css)?.[1]
  const isBold = weight
    ? /^(?:bold|bolder|[6-9]00)$/.test(weight)
    : style.isBold || /^(?:b|strong|th)$/.test(tagName)
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/.exec(css)?.[1]
  const isItalic = slant ? slant === 'italic' : style.isItalic || /^(?:i|em)$/.test(tagName)
  const href = tagName === 'a' ? toSafeUrl(String(properties.href ?? '')) : null
  const space = /white-space:\s*([\w-]+)/.exec(css)?.[1]
  return {
    lists:
      tagName === 'ul' || tagName === 'ol'
        ? [...style.lists, createList(element, css)]
        : style.lists,
    isPre: space ? /^(?:pre|break-spaces)/.test(space) : style.isPre || tagName === 'pre',
    isBold: !isHeading && isBold,
    isItalic: !isHeading && isItalic,
    isStruck: style.isStruck || isStruck(tagName, css),
    href: href ?? style.href,
  }
}

function createList({ tagName, properties, children }: Element, css: string): List {
  const { start, type, reversed } = properties
  const step = reversed ? -1 : 1
  const length = children.filter(
    (child) => child.type === 'element' && child.tagName === 'li',
  ).length
  return {
    isOrdered: tagName === 'ol',
    count: (Number(start ?? (reversed ? length : 1)) || 0) - step,
    step,
    type: readListType(css) ?? (typeof type === 'string' ? type : undefined),
  }
}

const readListType = (css: string) => /list-style(?:-type)?:\s*([\w-]+)/.exec(css)?.[1]

function beginBlock(
  element: Element,
  css: string,
  style: Style,
  blocks: Block[],
  { rules, counts }: Context,
): void {
  const { tagName } = element
  if (tagName === 'ul' || tagName === 'ol') return
  const word = findWordItem(element, css, rules, counts)
  if (/^h[1-6]$/.test(tagName)) {
    const number = word && word.marker !== '-' ? [{ ...style, text: `${word.marker} ` }] : []
    blocks.push({ kind: 'heading', runs: number })
  } else if (word) blocks.push({ kind: 'item', runs: [], ...word })
  else if (tagName === 'li') {
    const list = style.lists[style.lists.length - 1] ?? { isOrdered: false, count: 0, step: 1 }
    const { value, dataAriaLevel, ariaLevel } = element.properties
    list.count = Number(value ?? NaN) || list.count + list.step
    const level = Number(dataAriaLevel ?? ariaLevel ?? 1) || 1
    const type = readListType(css) ?? list.type
    const marker = list.isOrdered ? listMarker(list.count, type) : '-'
    const depth = Math.max(style.lists.length, level, 1) - 1
    blocks.push({ kind: 'item', runs: [], depth, marker, isUnmarked: type === 'none' })
  } else if (style.lists.length > 0 && isItem(blocks[blocks.length - 1])) {
    // A further paragraph of an item is a line of it.
    addText('\n', { ...style, isPre: true }, blocks)
  } else blocks.push({ kind: 'text', runs: [] })
}

const isItem = (block: Block | undefined) => block?.kind === 'item'

function endBlock({ tagName }: Element, style: Style, blocks: Block[]): void {
  const isInItem = style.lists.length > 0 && tagName !== 'li' && isItem(blocks[blocks.length - 1])
  if (isInItem) addText('\n', { ...style, isPre: true }, blocks)
  else blocks.push({ kind: 'text', runs: [] })
}

function addText(value: string, style: Style, blocks: Block[]): void {
  const text = style.isPre ? value : value.replace(/\s+/g, ' ')
  const { isBold, isItalic, isStruck, href } = style
  let last = blocks[blocks.length - 1]
  if (!last || last.kind === 'table') blocks.push((last = { kind: 'text', runs: [] }))
  if (text) last.runs.push({ text, isBold, isItalic, isStruck, href })
}

/** `500<sup>1</sup>` is not 5001. */
function readRaisedDigits(element: Element, isLow: boolean): string | undefined {
  const text = collectText(element).trim()
  if (!/^\d{1,4}$/.test(text)) return undefined
  const digits = isLow ? '₀₁₂₃₄₅₆₇₈₉' : '⁰¹²³⁴⁵⁶⁷⁸⁹'
  return [...text].map((digit) => digits[Number(digit)]).join('')
}

function visitTable(element: Element, style: Style, blocks: Block[], context: Context): void {
  const caption = element.children.find(
    (child) => child.type === 'element' && child.tagName === 'caption',
  )
  if (caption) visit({ ...(caption as Element), tagName: 'p' }, style, blocks, context)
  const rows = readRows(element, context).map(({ row, isHead }) =>
    row.children.flatMap((cell): TableCell[] =>
      cell.type === 'element' ? [toCell(cell, isHead, style, context) ?? []].flat() : [],
    ),
  )
  const lines = listTableLines(rows)
  if (lines) {
    blocks.push({ kind: 'table', text: lines.join('\n') })
    return
  }
  // A single column is a layout, not a table.
  for (const { row } of readRows(element, context))
    for (const cell of row.children)
      if (cell.type === 'element') visit({ ...cell, tagName: 'div' }, style, blocks, context)
}

type Row = { row: Element; isHead: boolean }

function readRows(parent: Element, context: Context, isHead = false): Row[] {
  return parent.children.flatMap((child): Row[] => {
    if (child.type !== 'element' || !/^(?:thead|tbody|tfoot|tr)$/.test(child.tagName)) return []
    const loss = findLoss(child, context.rules.of(child))
    if (loss) {
      if (hasText(child)) context.losses.add(loss)
      return []
    }
    if (child.tagName === 'tr') return [{ row: child, isHead }]
    return readRows(child, context, child.tagName === 'thead')
  })
}

function toCell(
  element: Element,
  isHead: boolean,
  style: Style,
  context: Context,
): TableCell | undefined {
  if (element.tagName !== 'td' && element.tagName !== 'th') return undefined
  const css = context.rules.of(element)
  const loss = findLoss(element, css)
  if (loss && hasText(element)) context.losses.add(loss)
  const inner: Block[] = []
  if (!loss)
    visit({ ...element, tagName: 'div' }, { ...style, lists: [], isBold: false }, inner, context)
  const runs = inner.flatMap((block) => ('runs' in block ? block.runs : []))
  const isBold =
    element.tagName === 'th' ||
    (runs.some(({ text }) => text.trim()) && runs.every((run) => run.isBold || !run.text.trim()))
  const { colSpan, rowSpan } = element.properties
  // In Excel, a text that is wider than its cell is no joined cell.
  const isJoined = !/mso-ignore:\s*colspan/.test(css)
  return {
    text: writeCell(inner, context.format),
    plain: writeCell(withoutBold(inner), context.format),
    isHead: isHead || isBold,
    columns: Number(colSpan ?? 1) || 1,
    isJoined,
    // 0 means: to the last row.
    rows: Number(rowSpan ?? 1) || Infinity,
  }
}

const withoutBold = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    'runs' in block
      ? { ...block, runs: block.runs.map((run) => ({ ...run, isBold: false })) }
      : block,
  )

/** Writes the text of a cell on one line. A table in it becomes its words. */
const writeCell = (blocks: readonly Block[], format: TextFormat) =>
  writeBlocks(blocks, format === 'simple' ? 'simple' : 'plain')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*#+ /, '')
        .replace(/^\s*\|(.*)\|\s*$/, '$1')
        .trim(),
    )
    .filter((line) => line && !/^[-| ]+$/.test(line))
    .join(` ${tableSigns.line} `)
    .replace(/\|/g, '\\|')

/** Writes the text of blocks: items of a list on consecutive lines, everything else with an empty line between. */
function writeBlocks(blocks: readonly Block[], format: TextFormat): string {
  let text = ''
  let previous: Block | undefined
  for (const block of blocks) {
    const words = writeBlock(block, format)
    if (!words.trim()) continue
    const isSameList = previous?.kind === 'item' && block.kind === 'item'
    text += `${previous ? (isSameList ? '\n' : '\n\n') : ''}${words}`
    previous = block
  }
  return text.replace(/\s+$/, '')
}

function writeBlock(block: Block, format: TextFormat): string {
  if (block.kind === 'table') return block.text
  const lines = writeRuns(block.runs, format)
  if (lines.length === 0) return ''
  if (block.kind === 'heading') return `${format === 'simple' ? '### ' : ''}${lines.join(' ')}`
  if (block.kind === 'text') return lines.join('\n')
  const indent = '   '.repeat(block.depth)
  // A list that shows no markers may have them in its text.
  const marker = block.isUnmarked && ownMarker.test(lines[0]!) ? '' : `${block.marker} `
  return lines
    .filter((line) => line.trim())
    .map((line, index) => `${indent}${index === 0 ? marker : '   '}${line}`)
    .join('\n')
}

const ownMarker = /^(?:\(?(?:\d{1,3}|[a-z]{1,4})[.)]|[•·▪–—-])\s/i

const emojiSigns = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[#*\d]\ufe0f?\u20e3/gu
const letterOrPunctuation = /[\p{L}\p{P}\p{Z}]/u

/** Reads the emoji for which a page, such as WhatsApp Web, shows a picture; empty for any other picture. */
function readEmoji({ properties }: Element): string {
  const { alt, dataPlainText, dataEmoji, ariaLabel, className } = properties
  const texts = [dataPlainText, dataEmoji, alt, ariaLabel].filter(
    (value): value is string => typeof value === 'string' && value.length <= 40,
  )
  const emoji = texts.find((text) => {
    const rest = text.replace(emojiSigns, '')
    return rest !== text && !letterOrPunctuation.test(rest)
  })
  if (emoji) return emoji
  const isNamed = /(?:^|[\s_-])(?:emoji|emoticon|goomoji)/i.test(String(className ?? ''))
  return isNamed && typeof alt === 'string' && texts.includes(alt) ? alt : ''
}
