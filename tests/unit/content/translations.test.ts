/**
 * The translations and the words of every language (R-LANGUAGE-1 to R-LANGUAGE-6).
 */
import { existsSync, readFileSync } from 'node:fs'
import { emergencyNumbers, helpDeskMenu } from '@/content/data/contact'
import { schoolClasses } from '@/content/data/classes'
import { schoolDays } from '@/content/data/school-year'
import { transportRoutes } from '@/content/data/transport'
import { english, translations } from '@/content/languages'
import { translatablePaths } from '@/content/words/en/pages'
import { pageFile } from '@/lib/rich-text/page-file'
import { readLocalizedPage } from '@/lib/rich-text/read-page'
import { hasPage } from '@/lib/routing/translations'
import { openProject } from '@/scripts/content-audit/files'
import {
  findChanges,
  listTranslationFiles,
  findWordChanges,
} from '@/scripts/content-audit/translations'
import { wordSources } from '@/content/words/sources'
import { root } from '@/tests/support/fixtures/files'

type Tree = { readonly [key: string]: string | Tree }

/** All texts of a tree of words, by their path: `layout.aside.print`. */
const listTexts = (tree: Tree, path = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : listTexts(value, `${path}${key}.`),
  ) as [string, string][]

const placeholders = (text: string) => (text.match(/\{[\w.-]+\}/g) ?? []).sort()

/**
 * Numbers that are the same in every language and change for nobody (R-LANGUAGE-2): an emergency number as the text of
 * its own link, and the year in the name of a law, where its English name has it, too.
 */
const withoutFixedNumbers = (text: string) =>
  Object.values(emergencyNumbers)
    .reduce((rest, number) => rest.replaceAll(`[${number}](tel:${number})`, ''), text)
    .replace(/, (\d{4}) \([A-Z][A-Za-z ]+ Act, \1\)/g, '')

const englishTexts = new Map(listTexts(english.words as unknown as Tree))

describe.each(translations)('$englishName', (language) => {
  const texts = listTexts(language.words as unknown as Tree)
  // The longest first: कक्षा 1 is also the beginning of कक्षा 12.
  const classNames = Object.values(language.words.glossary.classes).sort(
    (one, other) => other.length - one.length,
  )
  /** Hindi writes classes with figures, as schools do: कक्षा 9. */
  const withoutClasses = (text: string) =>
    classNames.reduce((rest, name) => rest.replaceAll(name, ''), text)

  it('has every word, with the placeholders of English', () => {
    for (const [path, text] of texts) {
      const source = englishTexts.get(path)
      if (source === undefined) continue
      expect({ path, text: text.trim() === '' }).toEqual({ path, text: source === '' })
      expect({ path, found: placeholders(text) }).toEqual({ path, found: placeholders(source) })
    }
  })

  it('types no figures in its words, except in the names of the glossary (R-LANGUAGE-2)', () => {
    const figures = texts.filter(
      ([path, text]) =>
        !/^(?:glossary|searchNames)\./.test(path) && /\p{Nd}/u.test(withoutClasses(text)),
    )
    expect(figures).toEqual([])
  })

  it('is written in its own script', () => {
    const letters = new RegExp(`\\p{Script=${language.script}}`, 'u')
    expect(language.name).toMatch(letters)
    const foreign = texts.filter(
      ([, text]) => /\p{L}/u.test(text.replace(/\{[\w.-]+\}/g, '')) && !letters.test(text),
    )
    // Names without a translation: of groups of classes on a flag, of rooms, of shops.
    expect(foreign.filter(([, text]) => !/^[A-Z–-]+$/u.test(text))).toEqual([])
  })

  it('names the terms of all tables', () => {
    const { classes, days, desks, routes } = language.words.glossary
    const asked = schoolDays.filter(({ kind }) => kind !== 'term')
    const missing = [
      ...asked.flatMap(({ title }) => (Object.hasOwn(days, title) ? [] : title)),
      ...schoolClasses.flatMap(({ name }) => (Object.hasOwn(classes, name) ? [] : name)),
      ...helpDeskMenu.flatMap(({ desk }) => (Object.hasOwn(desks, desk) ? [] : desk)),
      ...transportRoutes.flatMap(({ locations }) =>
        Object.hasOwn(routes, locations) ? [] : locations,
      ),
    ]
    const advice = `Add the term to content/glossary.ts, and its name to content/words/${language.code}/glossary.ts.`
    expect({ advice, missing }).toEqual({ advice, missing: [] })
  })

  const pages = translatablePaths.filter((path) => hasPage(language, path))

  it.each(pages)('%s types no figures, and a title and description in its script', async (path) => {
    const withoutMarkup = withoutFixedNumbers(readFileSync(pageFile(path, language.code), 'utf8'))
      .replace(/^source:\n(?: .*\n)+|^date: .*$/gm, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/\{[\w.-]+\}|^\s*\d+\.\s/gm, '')
    expect(withoutClasses(withoutMarkup).match(/.{0,20}\p{Nd}.{0,20}/gu) ?? []).toEqual([])
    const { title, description } = await readLocalizedPage(language, path)
    for (const words of [title, description]) {
      expect(words).toMatch(new RegExp(`\\p{Script=${language.script}}`, 'u'))
    }
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

describe('the words of a language', () => {
  it.each(translations)('are of the current English words: $englishName', (language) => {
    const { parts, hashes } = findWordChanges(language)
    const { outdated } = wordSources[language.code]!
    const advice =
      `Translate these parts in content/words/${language.code}, and enter their hashes in its source.ts; ` +
      'or name them at "outdated" until somebody can.'
    expect({ advice, parts, hashes }).toEqual({
      advice,
      parts: outdated,
      hashes: outdated.length ? hashes : [],
    })
  })
})

describe('a translation', () => {
  const project = openProject(root)

  it.each(listTranslationFiles(project))(
    '$file is of the current English page, or names the parts that are older',
    ({ file, source }) => {
      const { parts, hashes } = findChanges(project, { file, source })
      const accepted = /^outdated: \[(.*)\]$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
      const found = accepted
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
      const advice =
        `Translate these parts in ${file}, and enter their hashes at "source"; ` +
        'or name them: "outdated: [part, …]", and the page says that the English page is newer.'
      expect({ advice, parts, hashes }).toEqual({
        advice,
        parts: found,
        hashes: found.length ? hashes : [],
      })
    },
  )

  it('is next to a page of the route table', () => {
    const files = translations.flatMap(({ code }) =>
      translatablePaths.map((path) => pageFile(path, code)).filter(existsSync),
    )
    expect(listTranslationFiles(project)).toHaveLength(files.length)
  })
})

it('exempts only emergency numbers and the year of a law from the rule on figures', () => {
  const rest = (text: string) => withoutFixedNumbers(text).match(/\d+/g) ?? []
  expect(rest('[112](tel:112), [1098](tel:1098)')).toEqual([])
  expect(rest('আইন, 2023 (Digital Personal Data Protection Act, 2023)')).toEqual([])
  expect(rest('112')).toEqual(['112'])
  expect(rest('[100](tel:100)')).toEqual(['100', '100'])
  expect(rest('[112](tel:1098)')).toEqual(['112', '1098'])
  expect(rest('আইন, 2022 (Data Act, 2023)')).toEqual(['2022', '2023'])
})

it.each(translations)(
  'the contact page in $englishName says both emergency numbers',
  async (language) => {
    const { body } = await readLocalizedPage(language, '/contact')
    for (const number of Object.values(emergencyNumbers)) {
      expect(body).toContain(`[${number}](tel:${number})`)
    }
  },
)
