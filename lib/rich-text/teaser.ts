import { cut, endWithEllipsis } from './cut'
import type { RichNode } from './rich-nodes'

const lines = /^(?:blockquote|br|h[1-6]|hr|li|p|tr)$/

/** Characters that stay empty at the end of a line. */
const lineEnd = 24

/** The room for words, in characters, that another line needs. */
const shortestLine = 64

/**
 * Returns the beginning of a text, at most `limit` characters, with its formatting but without its pictures and tables.
 * Cuts between words, with an ellipsis.
 */
export function createTeaser(nodes: readonly RichNode[], limit: number): RichNode[] {
  let left = limit
  let isCut = false

  function begin(children: readonly RichNode[]): RichNode[] {
    const kept: RichNode[] = []
    for (const node of children) {
      if (isCut) break
      if (typeof node === 'string') {
        isCut = node.length > left
        kept.push(isCut ? cutToWords(node, left) : node)
        left -= node.length
      } else if (node.tag !== 'img' && node.tag !== 'table') {
        const isLine = lines.test(node.tag)
        isCut = isLine && left < Math.min(shortestLine, limit)
        if (isCut) break
        if (isLine) left -= lineEnd
        kept.push({ ...node, children: begin(node.children) })
      }
    }
    return kept
  }

  const kept = begin(nodes)
  return isCut ? withEllipsis(kept) : kept
}

/** Returns the words of a text within its first characters; of a word that is longer than a line, its beginning. */
function cutToWords(text: string, end: number): string {
  const words = text.slice(0, end + 1).replace(/\S*$/, '')
  return words || end < shortestLine ? words : cut(text, end)
}

/** Ends the last text with an ellipsis, and drops headings, empty elements and blanks after it. */
function withEllipsis(nodes: readonly RichNode[]): RichNode[] {
  const last = nodes.at(-1)
  if (last === undefined) return []
  const rest = nodes.slice(0, -1)
  if (typeof last === 'string') {
    if (last.trim()) return [...rest, endWithEllipsis(last)]
  } else if (!/^h[1-6]$/.test(last.tag)) {
    const children = withEllipsis(last.children)
    if (children.length > 0) return [...rest, { ...last, children }]
  }
  return withEllipsis(rest)
}
