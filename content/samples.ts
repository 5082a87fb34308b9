/**
 * Whether the site shows samples (`SHOW_SAMPLES`). The build writes the setting into the code, so that a regenerated
 * page says the same as one that the build made.
 */
const showSamples = process.env.SHOW_SAMPLES !== 'false'

/** Returns sample rows; none on a site without samples. */
export const samples = <Row>(rows: readonly Row[]): readonly Row[] => (showSamples ? rows : [])

const mark = /[ \t]*<!-- sample -->[ \t]*$/
const heading = /^(?<level>#{2,6}) /

/** A line, or nothing in its place, so that the others keep their numbers. */
const keepLines = (lines: readonly string[], keep: (line: string, index: number) => boolean) =>
  lines.map((line, index) => (keep(line, index) ? line : ''))

/** Returns whether no words or blocks follow a heading before the next one of its level or a higher one. */
function isEmptySection(lines: readonly string[], start: number): boolean {
  const level = heading.exec(lines[start]!)?.groups!.level!.length
  if (!level) return false
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => (heading.exec(line)?.groups!.level!.length ?? 9) <= level)
  const section = end < 0 ? rest : rest.slice(0, end)
  return section.every((line) => !line.trim() || heading.test(line))
}

/**
 * Returns the Markdown of a page without the marks of its samples; without samples also without the paragraphs, list
 * items and blocks that are marked, and without the headings that then have nothing below them.
 */
export function withoutSamples(source: string, show = showSamples): string {
  const lines = source.split('\n')
  if (show) return lines.map((line) => line.replace(mark, '')).join('\n')
  const kept = keepLines(lines, (line) => !mark.test(line))
  return keepLines(kept, (_, index) => !isEmptySection(kept, index)).join('\n')
}
