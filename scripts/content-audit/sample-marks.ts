import type { Entry } from './types'

const mark = /^(?<value>.*\S)\s+\/\/ sample$/u
const paragraphMark = /^(?:[-*]|\d+\.)?\s*(?<text>.*\S)\s*<!-- sample -->$/u
const frontMatter = /^---\n(?<head>[\s\S]*?)\n---(?:\n|$)/u

/** Finds the values of a TypeScript file whose line ends with `// sample`. */
export function findSampleValues(file: string, source: string): Entry[] {
  return source.split('\n').flatMap((line, index) => {
    const value = mark.exec(line)?.groups!.value
    return value ? [{ file, line: index + 1, says: value.trim().replace(/,$/u, '') }] : []
  })
}

/** Returns the title of a page whose front matter has `sample: true`. */
export function findSamplePage(file: string, source: string): Entry[] {
  const lines = frontMatter.exec(source)?.groups!.head!.split('\n') ?? []
  const line = lines.indexOf('sample: true')
  const title = lines.find((text) => text.startsWith('title: '))
  return line < 0 ? [] : [{ file, line: line + 2, says: title?.slice('title: '.length) ?? file }]
}

/** Finds the paragraphs and list items of a page that end with `<!-- sample -->`. */
export function findSampleParagraphs(file: string, source: string): Entry[] {
  return source.split('\n').flatMap((line, index) => {
    const text = paragraphMark.exec(line)?.groups!.text
    return text ? [{ file, line: index + 1, says: text }] : []
  })
}
