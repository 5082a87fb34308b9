/**
 * The texts that a parent reads: plain English, each rule stated once.
 */
import { readFileSync } from 'node:fs'
import { institutions } from '@/content/data/institutions'
import { routes } from '@/content/routes'
import { readPage } from '@/lib/markdown/read-page'
import { filesBelow } from '@/tests/support/fixtures/files'

/** Texts of the site, without the comments of their files. */
const sources = filesBelow('content')
  .filter((file) => /\.(?:md|ts)$/.test(file) && file !== 'data/open-questions.ts')
  .map((file) => {
    const source = readFileSync(`content/${file}`, 'utf8')
    const words = file.endsWith('.md')
      ? source
      : source.replace(/\/\*[\s\S]*?\*\/|(?<=\s|^)\/\/ .*$/gm, '')
    return { file, words }
  })

describe('the texts of the pages', () => {
  it.each([
    ['"is told under" and the like', /\b(?:is|are|be) told (?:as|at|here|in|under)\b/],
    ['"stands under" and the like', /\bstands? (?:at|beside|here|in|under|with)\b/],
    ['whimsy in place of a fact', /shyness|screen for a purpose|letters in the right order/],
    ['moods instead of reasons', /stay cross|please nobody|carrying of chairs/i],
    ['a scolding', /Please do not ask for an exception|no business talking/],
  ])('have no %s', (_, phrase) => {
    const found = sources.flatMap(({ file, words }) =>
      words.split('\n').flatMap((line) => (phrase.test(line) ? [`${file}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })

  it('state the rules of admission only in the table of instructions', async () => {
    const { body } = await readPage('/admission/admission-information')
    for (const rule of [
      /filled in by the parents/,
      /illegible/,
      /nursing home/,
      /match(?:es)? the birth certificate/,
      /within two days/,
      /not guarantee/,
      /end of April/,
      /within 15 days/,
    ]) {
      expect(body).not.toMatch(rule)
    }
  })

  it.each(
    routes.map(({ path }) => path).filter((path) => /^\/fee-structure\/(?!.*norms)/.test(path)),
  )('%s has its session in the title', async (path) => {
    expect((await readPage(path)).title).toContain('2026-27')
  })

  it('have names for the sister institutions, not descriptions', () => {
    for (const { name } of institutions) expect(name).not.toMatch(/^sister/i)
    expect(new Set(institutions.map(({ name }) => name)).size).toBe(2)
  })
})
