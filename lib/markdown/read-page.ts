import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cache } from 'react'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { findPicture, type PictureData } from '@/lib/pictures/pictures'

const text = z.string().trim().min(1)

const frontMatterSchema = z.strictObject({
  title: text.max(60),
  lead: text.max(240),
  description: text.min(40).max(160),
  keywords: z.array(text).min(3).max(8),
  picture: text,
  alt: text.max(120),
  /** The text is a sample that the school has to confirm. */
  sample: z.boolean().optional(),
})

/** The text of a page: its front matter, and its body as Markdown. */
export type Page = Omit<z.infer<typeof frontMatterSchema>, 'picture'> & {
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
 * @throws Error with the file name when the file is missing or its front matter is invalid.
 */
export const readPage = cache(async (route: string): Promise<Page> => {
  const file = pageFile(route)
  const source = new VFile({ path: file, value: await readFile(file, 'utf8') })
  matter(source, { strip: true })
  const result = frontMatterSchema.safeParse(source.data.matter)
  if (!result.success) {
    throw new Error(`${path.relative(process.cwd(), file)}: ${z.prettifyError(result.error)}`)
  }
  return {
    ...result.data,
    path: route,
    picture: findPicture(result.data.picture),
    body: String(source).trim(),
  }
})
