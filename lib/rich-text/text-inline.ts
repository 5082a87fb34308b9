import { toSafeUrl } from '@/lib/core/safe-urls'
import { linkRanges, type LinkRange } from './find-links'

/**
 * How far a text can be formatted. `plain`: paragraphs, lists, tables, addresses of pages and struck-out words. `simple`:
 * also bold, italics, headings and named links, for stories.
 */
export type TextFormat = 'plain' | 'simple'

/** A part of a line. A line break in a text is one on the screen. */
export type Inline = string | Marked | { href: string; content: Inline[] }
export type Mark = 'bold' | 'italic' | 'struck'
type Marked = { mark: Mark; content: Inline[] }

type Sign = {
  mark: Mark
  pattern: RegExp
  /** Characters that must not be next to the sign. `10*12*14` and `snake_case_name` are words. */
  isWord: RegExp
}

/** WhatsApp's signs, and `**bold**` and `~~struck out~~` for marks within a word. */
const signs: Record<string, readonly Sign[]> = {
  '*': [
    { mark: 'bold', pattern: /\*\*([^\s*](?:[^\n]{0,4000}?[^\s*])?)\*\*/y, isWord: /[\d*]/ },
    { mark: 'bold', pattern: /\*([^\s*](?:[^*\n]*[^\s*])?)\*/y, isWord: /[\p{L}\p{M}\p{N}*]/u },
  ],
  _: [{ mark: 'italic', pattern: /_([^\s_](?:[^_\n]*[^\s_])?)_/y, isWord: /[\p{L}\p{M}\p{N}_]/u }],
  '~': [
    { mark: 'struck', pattern: /~~([^\s~](?:(?:[^~\n]|~(?!~))*[^\s~])?)~~/y, isWord: /~/ },
    { mark: 'struck', pattern: /~([^\s~](?:[^~\n]*[^\s~])?)~/y, isWord: /[\p{L}\p{M}\p{N}~]/u },
  ],
}

/** Before a closing bracket or a comma a sign begins nothing, and behind an opening bracket it ends nothing: '(*)'. */
const loose = /^(?:[)\]},;]|[.:!?]\s)|[([{]$/

const namedLink = /\[([^[\]\n]+)\]\(((?:[^()\n]|\([^()\n]*\))+)\)/y

/** Schemes that never make a link: the text stays words. */
const script = /^\s*(?:javascript|data|vbscript):/i

/**
 * Parses a text into marks, links, and the words between them as they were typed. `\` before a sign takes its meaning.
 */
export function parseInline(text: string, format: TextFormat): Inline[] {
  const links = mapLinksByPlace(text)
  const parts: Inline[] = []
  let words = ''
  let position = 0
  const add = (found: readonly Inline[], end: number) => {
    if (words) parts.push(words)
    words = ''
    parts.push(...found)
    position = end
  }
  while (position < text.length) {
    const part = takePart(text, position, format, links)
    const link = part ? undefined : links[position]
    if (part) add(part.parts, part.end)
    else if (link) add([{ href: link.href, content: [text.slice(position, link.end)] }], link.end)
    else {
      const isEscape = text[position] === '\\' && takePart(text, position + 1, format, links)
      words += text[isEscape ? position + 1 : position]!
      position += isEscape ? 2 : 1
    }
  }
  return words ? [...parts, words] : parts
}

/** Puts `\` before words that would be read as marks. */
export function escapeMarks(text: string, format: TextFormat): string {
  const links = mapLinksByPlace(text)
  let escaped = ''
  for (let position = 0; position < text.length; position++) {
    if (takePart(text, position, format, links)) escaped += '\\'
    escaped += text[position]!
  }
  return escaped
}

/** The link that a character is part of. */
type Links = readonly (LinkRange | undefined)[]

function mapLinksByPlace(text: string): Links {
  const places = new Array<LinkRange | undefined>(text.length)
  for (const link of linkRanges(text)) places.fill(link, link.start, link.end)
  return places
}

type Found = { parts: Inline[]; end: number }

/** Takes a mark or a named link that begins at a position. A sign within the address of a page is part of it. */
function takePart(
  text: string,
  position: number,
  format: TextFormat,
  links: Links,
): Found | undefined {
  const first = text[position]!
  if (first === '[') return format === 'simple' ? takeLink(text, position) : undefined
  for (const { mark, pattern, isWord } of signs[first] ?? []) {
    if (mark !== 'struck' && format === 'plain') continue
    pattern.lastIndex = position
    const [all, content] = pattern.exec(text) ?? []
    if (!all || !content) continue
    const end = position + all.length
    const isInWord = [text[position - 1], text[end]].some((next) => next && isWord.test(next))
    const isInLink = (index: number) => (links[index]?.start ?? index) < index
    const isLoose = !all.startsWith('~~') && loose.test(content)
    if (isInWord || isLoose || isInLink(position) || isInLink(end)) continue
    return { parts: [{ mark, content: parseInline(content, format) }], end }
  }
  return undefined
}

function takeLink(text: string, position: number): Found | undefined {
  namedLink.lastIndex = position
  const [all, words, address] = namedLink.exec(text) ?? []
  if (!all || !words || !address) return undefined
  const href = toSafeUrl(address)
  const end = position + all.length
  // A link in a link has no meaning.
  const content = withoutLinks(parseInline(words, 'simple'))
  if (href) return { parts: [{ href, content }], end }
  return script.test(address) ? { parts: content, end } : undefined
}

const withoutLinks = (content: readonly Inline[]): Inline[] =>
  content.flatMap((part) => (typeof part !== 'string' && 'href' in part ? part.content : part))

/** Returns the words of a line without its marks. */
export const inlineText = (
  content: readonly Inline[],
  { isStruckShown }: { isStruckShown: boolean },
): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part
      const isGone = 'mark' in part && part.mark === 'struck' && !isStruckShown
      return isGone ? '' : inlineText(part.content, { isStruckShown })
    })
    .join('')
