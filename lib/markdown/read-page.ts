import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cache } from 'react'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { english, type Language } from '@/content/languages'
import { findPicture, type PictureData } from '@/lib/pictures/pictures'
import { sectionTitles } from './markdown'
import { pageFile } from './page-file'
import { changedParts } from './source-parts'

const text = z.string().trim().min(1)

const frontMatterSchema = z.strictObject({
  /** The layout of a page of words (R-INFO-20). Not set for an index, a list or a form. */
  recipe: z.enum(['place', 'rule', 'person', 'activity']).optional(),
  /** What, when and who. */
  facts: z.array(z.strictObject({ term: text.max(40), detail: text.max(120) })).optional(),
  /** Titles of the sections that are exceptions to the rule. */
  exceptions: z.array(text).optional(),
  title: text.max(60),
  lead: text.max(240),
  description: text.min(40).max(160),
  keywords: z.array(text).min(3).max(8),
  picture: text,
  alt: text.max(120),
  /** The text is a sample that the school has to confirm. */
  sample: z.boolean().optional(),
})

type FrontMatter = z.infer<typeof frontMatterSchema>

/** The first part of a page that its recipe does not have, or lacks. */
function recipeFault({ recipe, facts, exceptions = [] }: FrontMatter, body: string) {
  if (recipe === 'activity' && !facts) return 'an activity needs facts'
  if (facts && recipe !== 'activity') return 'only an activity has facts'
  if (exceptions.length > 0 && recipe !== 'rule') return 'only a rule has exceptions'
  const unknown = exceptions.find((title) => !sectionTitles(body).includes(title))
  return unknown && `there is no section "${unknown}"`
}

/** Who translated a page, and whether it says what the English page says now. */
type Translation = {
  translator: string
  /** Empty until somebody of the school has read it. */
  reviewer: string
  /** Parts of the English page that have changed since. */
  changed: readonly string[]
}

/** The text of a page: its front matter, and its body as Markdown. */
export type Page = Omit<FrontMatter, 'picture'> & {
  path: string
  picture: PictureData
  body: string
  /** Set for a page that is not in English. */
  translation?: Translation
}

/**
 * Reads the text of a page from the Markdown file at the same path as its URL.
 * @throws Error with the file name when the file is missing or its front matter is invalid, as with an unknown recipe.
 */
export const readPage = cache(async (route: string): Promise<Page> => {
  const { data, body } = await readMarkdown(pageFile(route), frontMatterSchema, recipeFault)
  return { ...data, path: route, picture: findPicture(data.picture), body }
})

/** What a translation has of its own. Its layout and picture are those of the English page. */
const translationSchema = z.strictObject({
  ...frontMatterSchema.pick({ title: true, lead: true, keywords: true, facts: true, alt: true })
    .shape,
  description: text.min(20).max(200),
  /** Titles of its sections that are exceptions to the rule. */
  exceptions: z.array(text).optional(),
  /** A short hash of each part of the English page that was translated. */
  source: z.record(z.string(), z.string()),
  /** Parts whose changes are not translated yet. The check asks for them, and the page says that English is newer. */
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
  const source = await readPage(route)
  const { data, body } = await readMarkdown(pageFile(route, code), translationSchema, (own, text) =>
    recipeFault({ ...source, ...own, picture: source.picture.fallback }, text),
  )
  const { source: hashes, translator, reviewer, ...words } = data
  const translation = { translator, reviewer, changed: changedParts(source, hashes) }
  const { recipe, picture } = source
  return { recipe, picture, ...words, path: route, body, translation }
})

/** The text of a page in a language. */
export const readPageIn = ({ code }: Language, route: string): Promise<Page> =>
  code === english.code ? readPage(route) : readTranslation(route, code)

/** The first part of a file that is not as it should be. */
type FindFault<T> = (data: T, body: string) => string | undefined | false

async function readMarkdown<T>(file: string, schema: z.ZodType<T>, findFault: FindFault<T>) {
  const source = new VFile({ path: file, value: await readFile(file, 'utf8') })
  matter(source, { strip: true })
  const result = schema.safeParse(source.data.matter)
  const body = String(source).trim()
  const fault = result.success ? findFault(result.data, body) : z.prettifyError(result.error)
  if (!result.success || fault) {
    throw new Error(`${path.relative(process.cwd(), file)}: ${fault}`)
  }
  return { data: result.data, body }
}
