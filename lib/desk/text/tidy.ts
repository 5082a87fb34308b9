import { plainLine, visibleText } from '@/lib/core/normalise'
import { inlineText, parseInline, type Inline, type TextFormat } from '@/lib/rich-text/text-inline'

export type { TextFormat }

/** A line for a description or a name of a file: at most 200 characters. */
export const shortLine = (text: string): string => [...plainLine(text)].slice(0, 200).join('')

/** The name of a person as it is stored: one line, at most 80 characters. */
export const toName = (text: string): string => [...plainLine(text)].slice(0, 80).join('')

/** Bullets as Word and WhatsApp write them. A tick is no bullet: it says something. */
const bullet = /^([^\S\n]*)[•·●▪■◦○‣⁃∙►➢][^\S\n]*(?=\S)/gm

/** A dash or star before one line may introduce a signature or a footnote; before several lines it is a bullet. */
const dashedLines = /^[^\S\n]*([–—*])[^\S\n]+\S.*(?:\n[^\S\n]*\1[^\S\n]+\S.*)+$/gm

/**
 * Makes typed or pasted text regular: one kind of bullet, at most one blank line, and in plain text no marks that only a
 * story has. Applied again, it changes nothing.
 */
export function tidy(text: string, format: TextFormat): string {
  const regular = visibleText(text)
    .replace(/[^\S\n]+/g, (space, index: number, all: string) =>
      index === 0 || all[index - 1] === '\n' ? ' '.repeat(space.length) : ' ',
    )
    .replace(dashedLines, (lines) => lines.replace(/^([^\S\n]*)[–—*]/gm, '$1-'))
    .replace(bullet, '$1- ')
  return (format === 'plain' ? regular.split('\n').map(withoutMarks).join('\n') : regular)
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A line with the words of its marks, except of struck-out words. */
const withoutMarks = (line: string): string =>
  /[*_[]/.test(line)
    ? parseInline(line, 'simple').map(plainPart).join('').replace(struckWords, '$1~$2~')
    : line

/** Only within a word it takes two signs. */
const struckWords = /(^|[^\p{L}\p{M}\p{N}~])~~([^~\n]+)~~(?![\p{L}\p{M}\p{N}~])/gu

function plainPart(part: Inline): string {
  if (typeof part === 'string') return part
  if ('mark' in part) {
    const words = part.content.map(plainPart).join('')
    return part.mark === 'struck' ? `~~${words}~~` : words
  }
  const words = inlineText(part.content, { isStruckShown: true })
  const isBare =
    part.href === words || part.href.endsWith(`:${words}`) || /^(?:https?:\/\/|www\.)/i.test(words)
  return isBare ? words : `${words} (${part.href})`
}
