import { escapeMarks, parseInline, type Inline, type TextFormat } from './text-inline'

/** Words with one formatting. */
export type Run = {
  text: string
  isBold: boolean
  isItalic: boolean
  isStruck: boolean
  href?: string
}

/** Writes the lines of formatted words, with their marks. */
export function writeRuns(runs: readonly Run[], format: TextFormat): string[] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    const [first = '', ...more] = run.text.replace(/\r\n?/g, '\n').split('\n')
    lines[lines.length - 1]!.push({ ...run, text: first })
    for (const text of more) lines.push([{ ...run, text }])
  }
  const texts = lines.map((line) =>
    writeLine(line, format)
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  )
  while (texts.length > 0 && !texts[0]) texts.shift()
  while (texts.length > 0 && !texts[texts.length - 1]) texts.pop()
  return texts
}

type Level = 'href' | 'isStruck' | 'isBold' | 'isItalic'
const levels: readonly Level[] = ['href', 'isStruck', 'isBold', 'isItalic']

/** Writes neighbours with the same formatting as one, from the outermost mark to the innermost. */
function writeLine(runs: readonly Run[], format: TextFormat, level = 0): string {
  const name = levels[level]
  if (!name) return escapeMarks(runs.map(({ text }) => text).join(''), format)
  const groups: Run[][] = []
  for (const run of runs) {
    const group = groups[groups.length - 1]
    if (group && group[0]![name] === run[name]) group.push(run)
    else groups.push([run])
  }
  return groups.reduce((before, group, index) => {
    const inner = writeLine(group, format, level + 1)
    const value = group[0]![name]
    const next = groups[index + 1]?.[0]!.text.charAt(0) ?? ''
    return before + (value ? wrap(inner, value, name, format, before, next) : inner)
  }, '')
}

/** Marks go around the words, without the spaces at their ends. */
function wrap(
  text: string,
  value: string | true,
  name: Level,
  format: TextFormat,
  before: string,
  next: string,
): string {
  const [, start = '', words = '', end = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (!words) return text
  if (name === 'href') return start + writeLink(words, String(value), format) + end
  if (format === 'plain' && name !== 'isStruck') return text
  const previous = start ? ' ' : before.slice(-1)
  const following = end ? ' ' : next
  const wrapped = listMarked(words, name).find((marked) =>
    isRead(marked, previous, following, format),
  )
  // What is struck out is never shown as if it were valid.
  if (!wrapped && name === 'isStruck') return start + end
  return wrapped ? start + wrapped + end : text
}

/** Lists the ways to mark words. Those that begin or end with the sign for struck-out words lose it. */
function listMarked(words: string, name: Level): string[] {
  if (name === 'isBold') return [`**${words}**`]
  if (name === 'isItalic') return [`_${words}_`]
  return [`~${words}~`, `~~${words}~~`, `~~${words.replace(/\\?~/g, '')}~~`]
}

/** Returns whether the marked words are parsed as such between these letters, and no other words are. */
function isRead(marked: string, previous: string, following: string, format: TextFormat): boolean {
  const parts = parseInline(previous + marked + following, format)
  const words = parts.filter((part) => typeof part === 'string').join('')
  return words === previous + following && parts.some((part) => isMarked(part))
}

const isMarked = (part: Inline) => typeof part !== 'string' && 'mark' in part

function writeLink(words: string, href: string, format: TextFormat): string {
  const [only, ...rest] = parseInline(words, 'plain')
  const isBare =
    rest.length === 0 && typeof only === 'object' && 'href' in only && only.href === href
  if (isBare || href.replace(/\/$/, '') === words.replace(/\/$/, '')) return words
  // The address of a link that is struck out would be one that is valid.
  const isStruck = rest.length === 0 && typeof only === 'object' && 'mark' in only
  if (format === 'plain')
    return isStruck || isPhoneNumber(words, href) ? words : `${words} (${href})`
  const name = words.replace(/\\?\[/g, '(').replace(/\]/g, ')')
  return `[${name}](${href.replace(/\(/g, '%28').replace(/\)/g, '%29')})`
}

/** Whether words are the number that a link dials, with or without the country code and '0'. */
function isPhoneNumber(words: string, href: string): boolean {
  const number = words.replace(/\D/g, '').replace(/^0+/, '')
  return href.startsWith('tel:') && number.length > 5 && href.replace(/\D/g, '').endsWith(number)
}
