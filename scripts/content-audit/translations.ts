import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { translations } from '../../content/languages'
import { changedParts, sourceParts } from '../../lib/markdown/source-parts'
import { lineOf, type Project } from './files'
import type { Entry, Section } from './types'

/** As far as `lib/markdown/read-page.ts`, which only the site can import, has checked it. */
type FrontMatter = {
  title: string
  lead: string
  alt: string
  facts?: { term: string; detail: string }[]
  source: Record<string, string>
  reviewer: string
}

function readMarkdown(source: string): FrontMatter & { body: string } {
  const file = new VFile(source)
  matter(file, { strip: true })
  return { ...(file.data.matter as FrontMatter), body: String(file).trim() }
}

/** The Markdown files of translations, each with the file of its English page and its code. */
export const translationFiles = (project: Project) =>
  project.filesBelow('content/pages', '.md').flatMap((file) => {
    const code = translations.find((language) => file.endsWith(`.${language.code}.md`))?.code
    return code === undefined ? [] : [{ file, source: file.replace(`.${code}.md`, '.md') }]
  })

/**
 * What a translation is behind its English page: the parts that changed, and the hashes to enter once they are
 * translated.
 */
export function changesOf(project: Project, { file, source }: { file: string; source: string }) {
  const english = readMarkdown(project.read(source))
  const parts = changedParts(english, readMarkdown(project.read(file)).source)
  const hashes = sourceParts(english)
  return {
    parts,
    hashes: parts.filter((part) => hashes[part]).map((part) => [part, hashes[part]!]),
  }
}

/** Translations that nobody has reviewed, and those that are older than their English page (R-LANGUAGE-3). */
export function translationSection(project: Project): Section {
  const files = translationFiles(project)
  const unreviewed = files.flatMap(({ file }): Entry[] => {
    const source = project.read(file)
    const { title, reviewer } = readMarkdown(source)
    return reviewer ? [] : [{ file, line: lineOf(source, 'reviewer:'), says: title }]
  })
  const outdated = files.flatMap((pair): Entry[] => {
    const { parts, hashes } = changesOf(project, pair)
    const line = lineOf(project.read(pair.file), 'source:')
    const signature = hashes.map(([part, hash]) => `${part}: ${hash}`).join(', ')
    return parts.length === 0
      ? []
      : [{ file: pair.file, line, says: `${parts.join(', ')} (${signature || 'remove them'})` }]
  })
  return {
    title: 'Translations',
    matters: [
      {
        about: 'Not reviewed yet',
        action:
          'Have the page read by someone who writes the language well, and enter the name at "reviewer". Until then search engines do not list it.',
        entries: unreviewed,
      },
      {
        about: 'Older than the English page',
        action:
          'Translate what has changed in these parts, and enter their new hashes at "source". Until then the page says that the English page is newer.',
        entries: outdated,
      },
    ],
  }
}
