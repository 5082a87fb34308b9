/** Search engines show about so many characters of a description; a shorter one says too little. */
const minLength = 40
const maxLength = 160

/**
 * A description of 40 to 160 characters for a page's head, cut between words.
 * @param words any text; its line breaks become spaces
 * @param rest a sentence of at least 40 characters that fills up what is too short
 */
export function makeDescription(words: string, rest: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  const text = line.length < minLength ? [line, rest].filter(Boolean).join(' ') : line
  if (text.length <= maxLength) return text
  const head = text.slice(0, maxLength - 1)
  const end = head.lastIndexOf(' ')
  return `${(end > minLength ? head.slice(0, end) : head).toWellFormed().replace(/[\s.,;:]+$/, '')}…`
}

/** What describes a record: its words, and its title after them when they say too little to tell it from others. */
export function recordSummary(words: string, title: string): string {
  if (words.length >= minLength) return words
  const sentence = /[.!?…।]$/.test(title) ? title : `${title}.`
  return words ? `${words} ${sentence}` : sentence
}
