import { fields, type Field } from '@/content/data/schemas'
import { figures, figureSchema } from '@/content/figures'
import { english, type Language } from '@/content/languages'
import { z } from 'zod'
import { formatClock } from '@/lib/core/clock'
import { formatLongDate, formatMonthAndYear } from '@/lib/core/dates'
import { getOwn } from '@/lib/core/get-own'
import { groupDigits, formatRupees } from '@/lib/core/rupees'

/** The name of a figure in words: `{fees.nine.total}`. Markdown has `\\{` for a brace that is only a brace. */
const placeholder = /(?<![\\$])\{([a-z]\w*(?:\.[\w-]+)*?)(\.words)?\}/gi

/** Where a sentence begins, so that a count in words has a capital letter. */
const beginning = /(?:^|[.!?]\s+|\n\n|\n[-*] )$/

type Value = string | number

/** Finds a figure with what its schema says about it; `undefined` for an unknown name or an empty field. */
function findFigure(name: string): { value: Value; field: Field } | undefined {
  let schema: z.ZodType | undefined = figureSchema
  let value: unknown = figures
  for (const part of name.split('.')) {
    schema = schema && findField(schema, part)
    value = getOwn((value ?? {}) as Record<string, unknown>, part)
  }
  if (schema instanceof z.ZodObject) return findFigure(`${name}.name`)
  const field = schema && fields.get(schema)
  return field && value !== null && value !== undefined
    ? { value: value as Value, field }
    : undefined
}

function findField(schema: z.ZodType, part: string): z.ZodType | undefined {
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  const field = schema instanceof z.ZodObject ? getOwn(schema.shape, part) : undefined
  return field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field
}

/**
 * Writes the figures that words name: `{fees.nine.total}` is "₹ 78,500". After the name of a count, `.words` is the count
 * in words.
 * @param words a text, or a tree of texts
 * @throws Error for an unknown name
 */
export function fillFigures<Words>(words: Words, language: Language = english): Words {
  if (typeof words === 'string') return fillText(words, language) as Words
  if (Array.isArray(words)) return words.map((part) => fillFigures(part, language)) as Words
  if (typeof words !== 'object' || words === null) return words
  const entries = Object.entries(words).map(([key, value]) => [key, fillFigures(value, language)])
  return Object.fromEntries(entries) as Words
}

const fillText = (text: string, language: Language) =>
  text.replace(placeholder, (match, name: string, inWords: string | undefined, offset: number) => {
    const figure = findFigure(name)
    if (!figure) throw new Error(`There is no figure ${match}`)
    const { value, field } = figure
    const number = inWords && getOwn(language.words.figures.numbers, String(value))
    if (!number) return write[field.format](value as never, language)
    return beginning.test(text.slice(0, offset))
      ? number[0]!.toUpperCase() + number.slice(1)
      : number
  })

/** Returns the names in a text that no table has, each with its line. */
export const findUnknownFigures = (text: string): { name: string; line: number }[] =>
  [...text.matchAll(placeholder)]
    .filter(([, name]) => !findFigure(name!))
    .map(({ 0: name, index }) => ({ name, line: text.slice(0, index).split('\n').length }))

/** How each format is written in a language, with European digits (R-LANGUAGE-2). */
const write: Record<Field['format'], (value: never, language: Language) => string> = {
  rupees: formatRupees,
  count: groupDigits,
  date: (day: string, { tag }) => formatLongDate(tag, day),
  month: (day: string, { tag }) => formatMonthAndYear(tag, day),
  dayOfMonth: (day: number, { code }) => (code === english.code ? formatOrdinal(day) : String(day)),
  hour: (hour: number, { words }) => formatClock(words.layout, { hour, minute: 0 }),
  text: String,
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const formatOrdinal = (day: number) => `${day}${endings[ordinals.select(day)] ?? 'th'}`
