import 'server-only'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { cache } from 'react'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { english, findLanguage, type Language } from '@/content/languages'
import { withoutSamples } from '@/content/samples'
import { fillFigures, findUnknownFigures } from '@/lib/school/figures'
import type { PictureData } from '@/lib/pictures/files'
import { findPicture } from '@/lib/pictures/pictures'
import { listSectionTitles } from './markdown'
import { pageFile } from './page-file'
import { findChangedParts, type Source } from './source-parts'

// In development the files belong to the modules of each page, so that an open page shows a change of them.
// Not `import.meta.glob`, which Jest cannot load.
if (process.env.NODE_ENV === 'development')
  // @ts-expect-error -- Turbopack knows this function, Node does not.
  require.context('../../content/pages', true, /\.md$/)

const text = z.string().trim().min(1)

const frontMatterSchema = z.strictObject({
  /**
   * The layout of a page that is a document (R-INFO-20). Not set for a list or a form, whose file has only the words of
   * its head.
   */
  layout: z.enum(['plain', 'index', 'place', 'rule', 'person', 'activity']).optional(),
  /** Adds a Print button at the end (R-PRINT-1). */
  printable: z.boolean().optional(),
  /** What a parent asks about an activity. */
  facts: z.array(z.strictObject({ term: text.max(40), detail: text.max(120) })).optional(),
  /** Titles of the sections that are exceptions to the rule. */
  exceptions: z.array(text).optional(),
  title: text.max(60),
  lead: text.max(240),
  description: text.min(40).max(160),
  keywords: z.array(text).min(3).max(8),
  picture: text,
  /** The picture of its card in lists of pages, if it has another. */
  card: text.optional(),
  alt: text.max(120),
  /** The text is a sample that the school has to confirm. */
  sample: z.boolean().optional(),
})

type FrontMatter = z.infer<typeof frontMatterSchema>

/** Finds a part of a page that its layout does not have, or lacks. */
function findLayoutFault({ layout, facts, exceptions = [] }: FrontMatter, body: string) {
  if (facts && layout !== 'activity') return 'only an activity has facts'
  if (exceptions.length > 0 && layout !== 'rule') return 'only a rule has exceptions'
  const unknown = exceptions.find((title) => !listSectionTitles(body).includes(title))
  return unknown && `there is no section "${unknown}"`
}

/** Who translated a page, and whether it is up to date. */
type Translation = {
  translator: string
  /** Empty until somebody at the school has reviewed it. */
  reviewer: string
  /** Parts of the English page that have changed since. */
  changed: readonly string[]
}

/** The text of a page: its front matter, and its body as Markdown. */
export type Page = Omit<FrontMatter, 'picture' | 'card'> & {
  path: string
  picture: PictureData
  card: PictureData
  body: string
  /** Set for a page that is not in English. */
  translation?: Translation
}

/** Reads the English page, with its words as they are in the file, where they name figures. */
const readEnglish = cache(async (route: string) => {
  const { data, body, source } = await readMarkdown(
    pageFile(route),
    english,
    frontMatterSchema,
    findLayoutFault,
  )
  const picture = findPicture(data.picture)
  const card = data.card === undefined ? picture : findPicture(data.card)
  return { page: { ...data, path: route, picture, card, body }, source }
})

/**
 * Reads the text of a page from the Markdown file at the same path as its URL, and writes the figures that it names.
 * @throws Error with the file name when the file is missing or its front matter is invalid, as with an unknown layout,
 * and with the line of an unknown figure.
 */
export const readPage = async (route: string): Promise<Page> => (await readEnglish(route)).page

/** The front matter of a translation. Its pictures, and its layout unless it has one, are those of the English page. */
const translationSchema = z.strictObject({
  ...frontMatterSchema.pick({
    layout: true,
    printable: true,
    title: true,
    lead: true,
    keywords: true,
    facts: true,
    alt: true,
  }).shape,
  description: text.min(20).max(200),
  /** Titles of its sections that are exceptions to the rule. */
  exceptions: z.array(text).optional(),
  /** A short hash of each part of the English page that was translated. */
  source: z.record(z.string(), z.string()),
  /**
   * Parts whose changes are not translated yet. The check accepts them, and the page says that the English page is
   * newer.
   */
  outdated: z.array(text).optional(),
  translator: text,
  reviewer: z.string().trim(),
  date: z.iso.date(),
})

/**
 * Reads the translation of a page (R-LANGUAGE-3): `admission.bn.md` next to `admission.md`.
 * @param code of the language
 * @throws Error with the file name when the file is missing or its front matter is invalid
 */
const readTranslation = cache(async (route: string, code: string): Promise<Page> => {
  const { page, source } = await readEnglish(route)
  const { layout, picture, card } = page
  const { data, body } = await readMarkdown(
    pageFile(route, code),
    findLanguage(code),
    translationSchema,
    (translated, text) =>
      findLayoutFault({ ...page, ...translated, picture: picture.name, card: card.name }, text),
  )
  const { source: hashes, translator, reviewer, ...words } = data
  // Compares the names of figures, not their values: a new value does not outdate a translation.
  const translation = { translator, reviewer, changed: findChangedParts(source, hashes) }
  return { layout, picture, card, ...words, path: route, body, translation }
})

/** Reads the text of a page in a language. */
export const readLocalizedPage = ({ code }: Language, route: string): Promise<Page> =>
  code === english.code ? readPage(route) : readTranslation(route, code)

/** Returns what is wrong with a file, if anything. */
type FindFault<T> = (data: T, body: string) => string | undefined | false

async function readMarkdown<T>(
  path: string,
  language: Language,
  schema: z.ZodType<T>,
  findFault: FindFault<T>,
) {
  const file = new VFile({ path, value: await readFile(path, 'utf8') })
  const name = relative(process.cwd(), path)
  for (const { name: figure, line } of findUnknownFigures(String(file))) {
    throw new Error(`${name}:${line}: there is no figure ${figure}`)
  }
  const lines = countLines(file)
  matter(file, { strip: true })
  // Empty lines in place of the front matter, so that the others keep their numbers.
  const body = '\n'.repeat(lines - countLines(file)) + String(file)
  const source = { ...(file.data.matter as Source), body }
  const { body: filled, ...head } = fillFigures({ ...source, body: withoutSamples(body) }, language)
  const result = schema.safeParse(head)
  const fault = result.success ? findFault(result.data, filled) : z.prettifyError(result.error)
  if (!result.success || fault) throw new Error(`${name}: ${fault}`)
  return { data: result.data, body: filled, source }
}

const countLines = (file: VFile) => String(file).split('\n').length
