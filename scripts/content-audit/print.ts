import type { Section, Entry, Matter } from './types'

const indent = '   '

/** Breaks text into lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line && line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

const truncate = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text

const formatPlace = ({ file, line }: Entry) => (line === undefined ? file : `${file}:${line}`)

function formatMatter({ about, action, entries }: Matter, width: number): string[] {
  const longest = Math.max(...entries.map((entry) => formatPlace(entry).length))
  return [
    '',
    `${indent}${about}`,
    ...wrap(action, width - 2 * indent.length).map((line) => `${indent}${indent}${line}`),
    ...entries.map((entry) => {
      const start = `${indent}${indent}${formatPlace(entry).padEnd(longest)}  `
      return start + truncate(entry.says, Math.max(20, width - start.length))
    }),
  ]
}

const countEntries = ({ matters }: Section) =>
  matters.reduce((sum, { entries }) => sum + entries.length, 0)

/** Formats the checklist for a terminal with `width` columns. */
export function formatChecklist(sections: readonly Section[], width: number): string {
  const total = sections.reduce((sum, section) => sum + countEntries(section), 0)
  return [
    `Owner’s checklist: ${total} places to settle`,
    ...sections.flatMap((section, index) => [
      '',
      '',
      `${index + 1}. ${section.title} (${countEntries(section)})`,
      ...section.matters.flatMap((matter) => formatMatter(matter, width)),
    ]),
    '',
  ].join('\n')
}
