import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cache } from 'react'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { findPicture, type PictureData } from '@/lib/pictures/pictures'
import { sectionTitles } from './markdown'

const text = z.string().trim().min(1)

/** The layout of a page of words (R-INFO-20). */
const recipes = ['place', 'rule', 'person', 'activity'] as const

export type Recipe = (typeof recipes)[number]

const frontMatterSchema = z.strictObject({
  /** Not set for an index, a list or a form. */
  recipe: z.enum(recipes).optional(),
  /** What is where (place), or what, when and who (activity). */
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
  if (facts && recipe !== 'activity' && recipe !== 'place')
    return 'only a place or an activity has facts'
  if (exceptions.length > 0 && recipe !== 'rule') return 'only a rule has exceptions'
  const unknown = exceptions.find((title) => !sectionTitles(body).includes(title))
  return unknown && `there is no section "${unknown}"`
}

/** The text of a page: its front matter, and its body as Markdown. */
export type Page = Omit<FrontMatter, 'picture'> & {
  path: string
  picture: PictureData
  body: string
}

const folder = path.join(process.cwd(), 'content/pages')

/** `/about/dps-society` → `content/pages/about/dps-society.md`; the home page is `index.md`. */
const pageFile = (route: string): string =>
  path.join(folder, `${route === '/' ? 'index' : route.slice(1)}.md`)

/**
 * Reads the text of a page from the Markdown file at the same path as its URL.
 * @throws Error with the file name when the file is missing or its front matter is invalid, as with an unknown recipe.
 */
export const readPage = cache(async (route: string): Promise<Page> => {
  const file = pageFile(route)
  const source = new VFile({ path: file, value: await readFile(file, 'utf8') })
  matter(source, { strip: true })
  const result = frontMatterSchema.safeParse(source.data.matter)
  const body = String(source).trim()
  const fault = result.success ? recipeFault(result.data, body) : z.prettifyError(result.error)
  if (!result.success || fault) {
    throw new Error(`${path.relative(process.cwd(), file)}: ${fault}`)
  }
  return { ...result.data, path: route, picture: findPicture(result.data.picture), body }
})
