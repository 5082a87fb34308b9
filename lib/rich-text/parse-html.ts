import type { Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { makeWellFormed } from '@/lib/core/normalise'

/** Limits for HTML. Longer HTML is cut. With more tags, only the text stays. */
export type ParseLimits = {
  length: number
  tags: number
  /** Whether `<b>`, `<i>` and the like have attributes. */
  hasFormattingAttributes?: boolean
}

/** More is pasted by mistake, or an attack. */
const serverLimits: ParseLimits = { length: 100_000, tags: 3000 }
const maxDepth = 100

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/**
 * Parses untrusted HTML like a browser. HTML that is too expensive (thousands of tags, hundreds of levels) is
 * reduced to its text, so that one record cannot block the site.
 */
export function parseHtml(html: string, limits = serverLimits): Root {
  const text = makeWellFormed(html.slice(0, limits.length))
  const parts = text.split('<')
  if (parts.length > limits.tags) return stripTags(text)
  const plainParts = limits.hasFormattingAttributes ? parts : parts.map(withoutFormattingAttributes)
  const tree = parse(plainParts.map(withoutScopeTags).join('<'))
  return tree && !isDeep(tree) ? tree : stripTags(text)
}

/** @returns `undefined` when deep nesting exceeds the call stack, because the parser is recursive. */
function parse(html: string): Root | undefined {
  try {
    return parser.parse(html)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const formattingTag = /^(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])[^>]*/i

/**
 * Browsers reopen unclosed formatting elements in every following paragraph. Elements that differ in attributes
 * are all reopened; without attributes, at most three of each.
 */
function withoutFormattingAttributes(part: string): string {
  return part.replace(formattingTag, '$1')
}

const scopeTag = /^(\/?)(?:applet|marquee)(?=[\s/>])/i

/** These elements allow a paragraph inside a paragraph, which is invalid HTML once they are removed. */
function withoutScopeTags(part: string): string {
  return part.replace(scopeTag, '$1div')
}

function isDeep(tree: Root): boolean {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length; depth++) {
    if (depth > maxDepth) return true
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return false
}

function stripTags(text: string): Root {
  const value = text.replace(/<[^<>]*>?/g, ' ')
  return { type: 'root', children: [{ type: 'text', value }] }
}
