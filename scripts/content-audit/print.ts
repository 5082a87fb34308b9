import type { Section, Entry, Matter } from './types'

const indent = '   '

/** Breaks a sentence into lines of at most `width` characters. */
function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line && line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

const cut = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text

const place = ({ file, line }: Entry) => (line === undefined ? file : `${file}:${line}`)

function matterLines({ about, action, entries }: Matter, width: number): string[] {
  const longest = Math.max(...entries.map((entry) => place(entry).length))
  return [
    '',
    `${indent}${about}`,
    ...wrapped(action, width - 2 * indent.length).map((line) => `${indent}${indent}${line}`),
    ...entries.map((entry) => {
      const start = `${indent}${indent}${place(entry).padEnd(longest)}  `
      return start + cut(entry.says, Math.max(20, width - start.length))
    }),
  ]
}

const entriesOf = ({ matters }: Section) =>
  matters.reduce((sum, { entries }) => sum + entries.length, 0)

/** The checklist as text for a terminal of so many columns. */
export function format(sections: readonly Section[], width: number): string {
  const total = sections.reduce((sum, section) => sum + entriesOf(section), 0)
  return [
    `Owner’s checklist: ${total} places to settle`,
    ...sections.flatMap((section, index) => [
      '',
      '',
      `${index + 1}. ${section.title} (${entriesOf(section)})`,
      ...section.matters.flatMap((matter) => matterLines(matter, width)),
    ]),
    '',
  ].join('\n')
}
