import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { english, translations, type Language } from '../../content/languages'
import { wordSources } from '../../content/words/sources'
import { hashData } from '../../lib/core/hash'
import { findChangedParts, listSourceParts } from '../../lib/rich-text/source-parts'
import { findLine, type Project } from './files'
import type { Entry, Section } from './types'

/** As far as `lib/rich-text/read-page.ts`, which only the site can import, has checked it. */
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

/** Lists the Markdown files of translations, each with its English file and its language code. */
export const listTranslationFiles = (project: Project) =>
  project.filesBelow('content/pages', '.md').flatMap((file) => {
    const code = translations.find((language) => file.endsWith(`.${language.code}.md`))?.code
    return code === undefined ? [] : [{ file, source: file.replace(`.${code}.md`, '.md') }]
  })

/**
 * Finds the parts of the English page that have changed since the translation, and the hashes to enter once they are
 * translated.
 */
export function findChanges(project: Project, { file, source }: { file: string; source: string }) {
  const english = readMarkdown(project.read(source))
  const parts = findChangedParts(english, readMarkdown(project.read(file)).source)
  const hashes = listSourceParts(english)
  return {
    parts,
    hashes: parts.filter((part) => hashes[part]).map((part) => [part, hashes[part]!]),
  }
}

/** Computes a hash of each part of the English words. A file has several parts, such as `layout.footer`. */
function wordParts(): Record<string, string> {
  // Not translated from English: terms, which are their own keys, and names for searches, which each language has.
  const files = Object.entries(english.words).filter(
    ([file]) => file !== 'glossary' && file !== 'searchNames',
  )
  return Object.fromEntries(
    files.flatMap(([file, words]) =>
      Object.entries(words).map(([name, part]) => [`${file}.${name}`, hashData(part)]),
    ),
  )
}

/** Finds the parts of the English words that have changed since the translation, and the hashes to enter. */
export function findWordChanges({ code }: Pick<Language, 'code'>) {
  const current = wordParts()
  const translated = wordSources[code]?.hashes ?? {}
  const parts = [...new Set([...Object.keys(current), ...Object.keys(translated)])].filter(
    (part) => current[part] !== translated[part],
  )
  return {
    parts,
    hashes: parts.filter((part) => current[part]).map((part) => [part, current[part]!]),
  }
}

/** Lists translations that nobody has reviewed, and those that are older than their English page (R-LANGUAGE-3). */
export function createTranslationSection(project: Project): Section {
  const files = listTranslationFiles(project)
  const unreviewed = files.flatMap(({ file }): Entry[] => {
    const source = project.read(file)
    const { title, reviewer } = readMarkdown(source)
    return reviewer ? [] : [{ file, line: findLine(source, 'reviewer:'), says: title }]
  })
  const outdated = files.flatMap((pair): Entry[] => {
    const { parts, hashes } = findChanges(project, pair)
    const line = findLine(project.read(pair.file), 'source:')
    const signature = hashes.map(([part, hash]) => `${part}: ${hash}`).join(', ')
    return parts.length === 0
      ? []
      : [{ file: pair.file, line, says: `${parts.join(', ')} (${signature || 'remove them'})` }]
  })
  const words = translations.flatMap((language): Entry[] => {
    const { parts, hashes } = findWordChanges(language)
    const signature = hashes.map(([part, hash]) => `${part}: ${hash}`).join(', ')
    const file = `content/words/${language.code}/source.ts`
    return parts.length === 0
      ? []
      : [{ file, says: `${parts.join(', ')} (${signature || 'remove them'})` }]
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
      {
        about: 'Words older than the English ones',
        action: 'Translate these parts of the words, and enter their new hashes at "hashes".',
        entries: words,
      },
    ],
  }
}
