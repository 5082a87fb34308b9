/** A figure has one place: words name it, and never type it (R-CONTENT-6). */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Field, fields } from '@/content/data/schemas'
import { figures, figureSchema } from '@/content/figures'
import { english, findLanguage, languages } from '@/content/languages'
import { fillFigures, findUnknownFigures } from '@/lib/school/figures'
import { filesBelow } from '@/tests/support/fixtures/files'

/**
 * Where figures may be typed: the tables, the names of the school, the open questions to it, and the words of a browser
 * script, which has no tables.
 */
const tables =
  /^data\/(?:admission|ages|annual-report|campus|contact|counters|fees|galleries|hostel|houses|open-questions|school-year|schemas|sessions|staff|streams|transport)\.ts$|^(?:constants|school)\.ts$|^words\/en\/certificates\.ts$|^words\/\w+\/(?:figures|source)\.ts$|^(?:records|media)\//

const files = filesBelow('content').filter(
  (file) => /\.(?:md|ts)$/.test(file) && !tables.test(file),
)

type Known = { name: string; value: string | number; field: Field }

/** All figures of a table, by their names. */
function listFigures(schema: z.ZodType, value: unknown, name = ''): Known[] {
  const inner = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema
  const field = fields.get(inner)
  if (field) return value === null ? [] : [{ name, value: value as string | number, field }]
  if (!(inner instanceof z.ZodObject || inner instanceof z.ZodRecord)) return []
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    listFigures(
      (inner instanceof z.ZodObject ? inner.shape[key] : inner.valueType) as z.ZodType,
      part,
      name ? `${name}.${key}` : key,
    ),
  )
}

const known = listFigures(figureSchema, figures)

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

/** How words would type a figure: a count with what it counts, all others as they are written. */
function listPatterns({ name, value, field }: Known): string[] {
  if (field.format === 'count') {
    const written = [`{${name}}`, `{${name}.words}`].map((text) => literal(fillFigures(text)))
    // An age, not a duration.
    const unit = field.unit === 'years' ? 'years (?:in|for|old)' : field.unit
    return [`\\b(?:${written.join('|')})\\s(?:\\w+\\s)?${unit}\\b`]
  }
  // A name without a figure, or a digit to press, which its verb identifies.
  if (field.format === 'text' && (typeof value === 'number' || !/^\d/.test(value))) return []
  const written = field.format === 'dayOfMonth' ? [english] : languages
  return written.map((language) => {
    return `(?<![\\d,])${literal(fillFigures(`{${name}}`, language))}(?![\\d,-])`
  })
}

const typed = new RegExp(
  ['₹\\s?\\d', '\\bpress \\d', ...new Set(known.flatMap(listPatterns))].join('|'),
  'iu',
)

const withoutComments = (file: string, text: string) =>
  file.endsWith('.md')
    ? text.replace(/^date: .*$/m, '')
    : text
        .replace(/\/\*[\s\S]*?\*\//g, (all) => all.replace(/[^\n]/g, ''))
        .replace(/ \/\/ .*$/gm, '')

/** `content/words/en/home.ts:12: five bus routes` */
const findTypedFigures = (file: string, text: string) =>
  withoutComments(file, text)
    .split('\n')
    .flatMap((line, index) => {
      const found = typed.exec(line)
      return found ? [`content/${file}:${index + 1}: ${found[0]}`] : []
    })

const read = (file: string) => readFileSync(`content/${file}`, 'utf8')

it('the words of the site contain no typed figure that a table has', () => {
  expect(files.flatMap((file) => findTypedFigures(file, read(file)))).toEqual([])
})

it('the words of the site name only figures of a table', () => {
  const unknown = files.flatMap((file) =>
    findUnknownFigures(read(file))
      // Without a field it is a placeholder of words.
      .filter(({ name }) => file.endsWith('.md') || name.includes('.'))
      .map(({ name, line }) => `content/${file}:${line}: ${name}`),
  )
  expect(unknown).toEqual([])
})

it.each(['app', 'components', 'lib'])('no file of %s names a session', (folder) => {
  const naming = filesBelow(folder)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    // Examples are not on the site (docs/decisions/110).
    .filter((file) => !/\.examples\./.test(file))
    .filter((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      return /(?<!\+)\b20\d\d-(?:20)?\d\d(?![\d-])/.test(withoutComments(file, text))
    })
  expect(naming).toEqual([])
})

it.each([
  ['an amount', 'A pupil pays ₹ 78,500.'],
  ['an amount of no table', 'It costs ₹ 12.'],
  ['a date', fillFigures('Registration starts on {session.registrationStarts}.')],
  ['a date in Bengali', fillFigures('{session.registrationStarts}', findLanguage('bn'))],
  ['a month', fillFigures('before {session.transferCertificateBefore}')],
  ['a session', fillFigures('Fees {session}')],
  ['a count', fillFigures('The {campus.classrooms.count} classrooms')],
  ['a count in words', fillFigures('Buses run on {transport.count.words} routes.')],
  ['a day of the month', fillFigures('by the {tuition.dueDay} of each month')],
  ['a time', fillFigures('from {helpDesk.opens}')],
  ['a desk', 'Ring and press 4.'],
])('finds %s', (_, text) => {
  expect(findTypedFigures('pages/a.md', `---\ntitle: A page\n---\n${text}`)).toEqual([
    expect.stringContaining('content/pages/a.md:4: '),
  ])
})

it.each(['Two sticks and a pad', 'Class IX in 2026', 'A list of 31 rows', '{fees.nine.total}'])(
  'finds nothing in "%s"',
  (text) => expect(findTypedFigures('pages/a.md', text)).toEqual([]),
)

it('every figure has a label', () => {
  expect(known.length).toBeGreaterThan(100)
  expect(known.filter(({ field }) => !field.label)).toEqual([])
  expect(english.words.figures.numbers[1]).toBe('one')
})
