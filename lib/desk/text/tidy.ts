import { toPlainLine, toVisibleText } from '@/lib/core/normalise'
import { inlineText, parseInline, type Inline, type TextFormat } from '@/lib/rich-text/text-inline'

export type { TextFormat }

/** Normalises a description or the name of a file: one line, at most 200 characters. */
export const toShortLine = (text: string): string => [...toPlainLine(text)].slice(0, 200).join('')

/** Normalises the name of a person: one line, at most 80 characters. */
export const toName = (text: string): string => [...toPlainLine(text)].slice(0, 80).join('')

/** Bullets from Word and WhatsApp. A tick is not a bullet, because it has a meaning. */
const bullet = /^([^\S\n]*)[•·●▪■◦○‣⁃∙►➢][^\S\n]*(?=\S)/gm

/** A dash or star before one line may introduce a signature or a footnote; before several lines it is a bullet. */
const dashedLines = /^[^\S\n]*([–—*])[^\S\n]+\S.*(?:\n[^\S\n]*\1[^\S\n]+\S.*)+$/gm

/**
 * Normalises typed or pasted text: one kind of bullet, at most one blank line, and in plain text no marks that only a
 * story has. Idempotent.
 */
export function tidy(text: string, format: TextFormat): string {
  const regular = toVisibleText(text)
    .replace(/[^\S\n]+/g, (space, index: number, all: string) =>
      index === 0 || all[index - 1] === '\n' ? ' '.repeat(space.length) : ' ',
    )
    .replace(dashedLines, (lines) => lines.replace(/^([^\S\n]*)[–—*]/gm, '$1-'))
    .replace(bullet, '$1- ')
  return (format === 'plain' ? regular.split('\n').map(removeMarks).join('\n') : regular)
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Removes the marks of a line, except those of struck-out words. */
const removeMarks = (line: string): string =>
  /[*_[]/.test(line)
    ? parseInline(line, 'simple').map(toPlainText).join('').replace(struckWords, '$1~$2~')
    : line

/** Struck-out text that does not begin or end within a word. One sign on each side is enough for it. */
const struckWords = /(^|[^\p{L}\p{M}\p{N}~])~~([^~\n]+)~~(?![\p{L}\p{M}\p{N}~])/gu

function toPlainText(part: Inline): string {
  if (typeof part === 'string') return part
  if ('mark' in part) {
    const words = part.content.map(toPlainText).join('')
    return part.mark === 'struck' ? `~~${words}~~` : words
  }
  const words = inlineText(part.content, { isStruckShown: true })
  const isBare =
    part.href === words || part.href.endsWith(`:${words}`) || /^(?:https?:\/\/|www\.)/i.test(words)
  return isBare ? words : `${words} (${part.href})`
}
