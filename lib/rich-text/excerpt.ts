import { cut } from './cut'
import type { RichNode } from './rich-nodes'

/** What needs more room than an excerpt has. */
const leftOut = ['img', 'table', 'hr']

const blocks = ['p', 'ul', 'ol', 'li', 'blockquote']
const isHeading = (tag: string) => /^h\d$/.test(tag)

/** A paragraph or heading is not begun for fewer characters than these. */
const shortestBlock = 40

/**
 * The beginning of a text, about `limit` characters long, with its markup; the ellipsis shows where it was
 * cut. Headings become bold lines, so that they do not compete with the title over the excerpt.
 */
export function excerpt(nodes: readonly RichNode[], limit: number): RichNode[] {
  return shorten(nodes, { left: limit })
}

function shorten(nodes: readonly RichNode[], room: { left: number }): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (room.left <= 0) return []
    if (typeof node === 'string') return [take(node, room)]
    if (leftOut.includes(node.tag)) return []
    const isBlock = blocks.includes(node.tag) || isHeading(node.tag)
    if (isBlock && room.left < shortestBlock) {
      room.left = 0
      return []
    }
    if (isHeading(node.tag)) return boldLine(take(textOf(node), room))
    const children = shorten(node.children, room)
    return children.length > 0 || node.tag === 'br' ? [{ ...node, children }] : []
  })
}

function take(text: string, room: { left: number }): string {
  const taken = cut(text, room.left)
  room.left -= text.length
  return room.left < 0 ? taken.replace(/\s+\S*…$/, '…') : taken
}

const boldLine = (text: string): RichNode[] => [
  { tag: 'p', props: {}, children: [{ tag: 'strong', props: {}, children: [text] }] },
]

const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')
