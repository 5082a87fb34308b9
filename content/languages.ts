import { bengali } from './words/bn/words'
import { english as englishWords } from './words/en/words'
import { hindi } from './words/hi/words'
import type { Words } from './words/types'

/** A language of the site. */
export type Language = {
  /** The first segment of the paths of its pages (English has none), and its part of the names of its Markdown files. */
  code: string
  /** As in `lang` and `hreflang` (BCP 47). */
  tag: string
  /** Its own name for itself, in its own script. */
  name: string
  englishName: string
  /** The script it is written in, as Unicode names it. */
  script: string
  /** As in `og:locale`. */
  openGraph: string
  words: Words
}

/** The language of the pages without a language in their path. */
export const english: Language = {
  code: 'en',
  tag: 'en-IN',
  name: 'English',
  englishName: 'English',
  script: 'Latin',
  openGraph: 'en_IN',
  words: englishWords,
}

/**
 * The languages of the site, in the order of the switch (R-LANGUAGE-1). Another one is an entry here, a folder of words
 * and its Markdown files (`content/pages/*.{code}.md`); `npm run icons` draws its name.
 */
export const languages: readonly Language[] = [
  english,
  {
    code: 'bn',
    tag: 'bn-IN',
    name: 'বাংলা',
    englishName: 'Bengali',
    script: 'Bengali',
    openGraph: 'bn_IN',
    words: bengali,
  },
  {
    code: 'hi',
    tag: 'hi-IN',
    name: 'हिंदी',
    englishName: 'Hindi',
    script: 'Devanagari',
    openGraph: 'hi_IN',
    words: hindi,
  },
]

/** The languages into which pages are translated. */
export const translations: readonly Language[] = languages.filter(
  ({ code }) => code !== english.code,
)

/**
 * Finds the language with a code.
 * @throws Error when the table does not contain it
 */
export function findLanguage(code: string): Language {
  const language = languages.find((candidate) => candidate.code === code)
  if (!language) throw new Error(`There is no language "${code}"`)
  return language
}
