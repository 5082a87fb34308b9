import type { Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** Longer texts are cut: an editor pasted a document by mistake, or somebody means harm. */
const maxLength = 100_000
const maxTags = 3000
const maxDepth = 100

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/**
 * Parses untrusted HTML as a browser would. Text whose markup is too much to build (thousands of tags,
 * hundreds of levels) comes back as its bare words, so that one record cannot stall the site.
 */
export function parseHtml(html: string): Root {
  const text = html.slice(0, maxLength).toWellFormed()
  const parts = text.split('<')
  if (parts.length > maxTags) return bareWords(text)
  const tree = parse(parts.map(withoutFormattingAttributes).map(withoutScopes).join('<'))
  return tree && !isDeep(tree) ? tree : bareWords(text)
}

/** The parser recurses: a text nested deep enough exhausts its stack. */
function parse(html: string): Root | undefined {
  try {
    return parser.parse(html)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const formatting = /^(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])[^>]*/i

/**
 * HTML repeats open formatting elements in every paragraph that follows, all that differ by an attribute:
 * without their attributes there are at most three of each to repeat.
 */
function withoutFormattingAttributes(part: string): string {
  return part.replace(formatting, '$1')
}

const scopes = /^(\/?)(?:applet|marquee)(?=[\s/>])/i

/** These let a paragraph stand in a paragraph; once they are dropped, no browser would read that back. */
function withoutScopes(part: string): string {
  return part.replace(scopes, '$1div')
}

function isDeep(tree: Root): boolean {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length; depth++) {
    if (depth > maxDepth) return true
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return false
}

function bareWords(text: string): Root {
  const value = text.replace(/<[^<>]*>?/g, ' ')
  return { type: 'root', children: [{ type: 'text', value }] }
}
