/**
 * Terms of the school are written alike everywhere (R-LANGUAGE-6): where an English text has one, its translation has
 * the word of the glossary.
 */
import { translations } from '@/content/languages'
import type { Words } from '@/content/words/types'
import { english } from '@/content/words/en/words'
import { translatablePaths } from '@/content/words/en/pages'
import { readPage, readLocalizedPage } from '@/lib/rich-text/read-page'
import { hasPage } from '@/lib/routing/translations'

type Text = { where: string; source: string; own: string }

/** The texts in an object of words, by their place in it. */
const listTexts = (words: object, place = ''): [place: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${place}${key}`, value] as [string, string]]
      : listTexts(value as object, `${place}${key}.`),
  )

/** The words on screens. */
const screenWords = (words: Omit<Words, 'pages'>) =>
  Object.fromEntries(
    Object.entries(words).filter(([name]) => name !== 'glossary' && name !== 'searchNames'),
  )

/** Terms have no characters with a meaning in patterns. "Report cards" is a day, "report cards" are papers. */
const mentions = (text: string, term: string, isDay: boolean) =>
  new RegExp(`(?<![\\w-])${term}(?![\\w-])`, isDay ? '' : 'i').test(text)

describe.each(translations)('$englishName', (language) => {
  // "IX" on a flag is not a word of a sentence.
  const terms = Object.entries(language.words.glossary)
    .filter(([group]) => group !== 'feeFlags')
    .flatMap(([, words]) => Object.entries(words))
  let texts: Text[]

  beforeAll(async () => {
    const sources = new Map(listTexts(screenWords(english)))
    const words = listTexts(screenWords(language.words)).map(([where, own]) => ({
      where,
      own,
      source: sources.get(where)!,
    }))
    const pages = translatablePaths.filter((path) => hasPage(language, path))
    const pageTexts = pages.map(async (path) => {
      const [source, own] = await Promise.all([readPage(path), readLocalizedPage(language, path)])
      return (['title', 'lead', 'description', 'alt', 'body'] as const).map((part) => ({
        where: `${path}, ${part}`,
        own: own[part],
        source: source[part],
      }))
    })
    texts = [...words, ...(await Promise.all(pageTexts)).flat()]
  })

  it('writes each term as in the glossary', () => {
    const others = texts.flatMap(({ where, source, own }) =>
      terms
        .filter(([term]) => mentions(source, term, term in language.words.glossary.days))
        .filter(([, name]) => !own.toLowerCase().includes(name.toLowerCase()))
        .map(([term, name]) => `${where}: ${term} is ${name}`),
    )
    expect(others).toEqual([])
  })

  it('uses one word for each term', () => {
    for (const [term, name] of terms) {
      const names = terms.filter(([other]) => other === term).map(([, other]) => other)
      expect(new Set(names)).toEqual(new Set([name]))
    }
  })

  it('writes composed characters, which searches and comparisons expect', () => {
    const decomposed = texts.filter(({ own }) => own !== own.normalize('NFC'))
    expect(decomposed.map(({ where }) => where)).toEqual([])
    for (const [, name] of terms) expect(name).toBe(name.normalize('NFC'))
  })
})
