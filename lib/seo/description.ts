import { endWithEllipsis } from '@/lib/rich-text/cut'

/** Search engines show about 160 characters of a description. One below 40 says too little. */
const minLength = 40
const maxLength = 160

/**
 * Returns a meta description of 40 to 160 characters, cut between words.
 * @param text any text; its line breaks become spaces
 * @param filler a sentence of at least 40 characters, appended when the text is too short
 */
export function makeDescription(text: string, filler: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const full = line.length < minLength ? [line, filler].filter(Boolean).join(' ') : line
  if (full.length <= maxLength) return full
  const start = full.slice(0, maxLength - 1)
  const end = start.lastIndexOf(' ')
  return endWithEllipsis((end > minLength ? start.slice(0, end) : start).toWellFormed())
}

/**
 * Returns the text that describes a record. A short text is followed by the title, to distinguish it from other
 * records.
 */
export function recordSummary(text: string, title: string): string {
  if (text.length >= minLength) return text
  const sentence = /[.!?…।]$/.test(title) ? title : `${title}.`
  return text ? `${text} ${sentence}` : sentence
}
