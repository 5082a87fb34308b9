import type { Entry } from './types'

const mark = /^(?<value>.*\S)\s+\/\/ sample$/u
const wordsMark = /^(?:[-*]|\d+\.)?\s*(?<words>.*\S)\s*<!-- sample -->$/u
const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?:\n|$)/u

/** The values of a TypeScript file that carry the mark `// sample` at the end of their line. */
export function sampleValues(file: string, source: string): Entry[] {
  return source.split('\n').flatMap((line, index) => {
    const value = mark.exec(line)?.groups!.value
    return value ? [{ file, line: index + 1, says: value.trim().replace(/,$/u, '') }] : []
  })
}

/** The words of a page whose front matter says `sample: true`, under the page's title. */
export function samplePage(file: string, source: string): Entry[] {
  const lines = frontMatter.exec(source)?.groups!.head!.split('\n') ?? []
  const line = lines.indexOf('sample: true')
  const title = lines.find((text) => text.startsWith('title: '))
  return line < 0 ? [] : [{ file, line: line + 2, says: title?.slice('title: '.length) ?? file }]
}

/** The paragraphs and list items of a page that carry the mark `<!-- sample -->` at their end. */
export function sampleWords(file: string, source: string): Entry[] {
  return source.split('\n').flatMap((line, index) => {
    const words = wordsMark.exec(line)?.groups!.words
    return words ? [{ file, line: index + 1, says: words }] : []
  })
}
