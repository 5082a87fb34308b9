import type { Element, Nodes } from 'hast'
import type { CssRules } from './css-rules'

/**
 * Returns the marker of an item in the office's text format: `-`, or a number with a full stop, which make a list.
 * Other markers, such as `a)` or `iv.`, stay as text that readers see.
 */
export function listMarker(count: number, type = 'decimal'): string {
  const name = type.toLowerCase()
  if (/^(?:disc|circle|square)$/.test(name)) return '-'
  if (type === 'a' || /^lower-(?:alpha|latin)/.test(name)) return `${formatLetters(count)}.`
  if (type === 'A' || /^upper-(?:alpha|latin)/.test(name))
    return `${formatLetters(count).toUpperCase()}.`
  if (type === 'i' || name === 'lower-roman') return `${formatRoman(count)}.`
  if (type === 'I' || name === 'upper-roman') return `${formatRoman(count).toUpperCase()}.`
  return `${count}.`
}

const formatLetters = (count: number): string =>
  count < 1
    ? ''
    : formatLetters(Math.floor((count - 1) / 26)) + String.fromCharCode(97 + ((count - 1) % 26))

const romanDigits: readonly [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function formatRoman(count: number): string {
  const [value, digit] = romanDigits.find(([value]) => value <= count) ?? [0, '']
  return digit && count < 400 ? digit + formatRoman(count - value) : ''
}

const wordList = /mso-list:\s*(l\d+)\s+level(\d)/

/**
 * Returns the place of an item of a Word document, where a list is paragraphs with a style and a text for the number.
 */
export function findWordItem(
  element: Element,
  css: string,
  { wordLevels }: CssRules,
  counts: Map<string, number>,
): { depth: number; marker: string } | undefined {
  const [match, list, level] = wordList.exec(css) ?? []
  if (!match) return undefined
  const depth = Number(level) - 1
  const text = readMarkerText(element)
  if (text) return { depth, marker: formatMarker(text) }
  // The numbers of deeper levels begin again.
  for (const key of counts.keys())
    if (key.startsWith(`${list}:`) && Number(key.slice(-1)) > Number(level)) counts.delete(key)
  const key = `${list}:level${level}`
  const declarations = wordLevels.get(key) ?? 'mso-level-number-format:bullet'
  const format = /mso-level-number-format:\s*([\w-]+)/.exec(declarations)?.[1] ?? 'decimal'
  const start = Number(/mso-level-start-at:\s*(\d+)/.exec(declarations)?.[1] ?? 1)
  const count = (counts.get(key) ?? start - 1) + 1
  counts.set(key, count)
  if (format === 'bullet') return { depth, marker: '-' }
  const [, first, second] = /^(\w+)-(\w+)$/.exec(format) ?? []
  return { depth, marker: listMarker(count, first ? `${second}-${first}` : format) }
}

function readMarkerText(node: Nodes, isMarker = false): string {
  if (node.type === 'text') return isMarker ? node.value.replace(/[\s\u00a0]+/g, ' ').trim() : ''
  if (!('children' in node)) return ''
  const style = node.type === 'element' ? String(node.properties.style ?? '') : ''
  const isIgnored = isMarker || /mso-list:\s*ignore/i.test(style)
  return node.children.map((child) => readMarkerText(child, isIgnored)).join('')
}

/** Bullets are signs, or letters that a font of symbols shows as signs. */
function formatMarker(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text) || /^[oqvnuØüà§]$/.test(text)) return '-'
  return /^\d{1,3}$/.test(text) ? `${text}.` : text
}
