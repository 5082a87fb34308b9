/**
 * The texts that a parent reads: plain English, each rule stated once.
 */
import { readFileSync } from 'node:fs'
import { institutions } from '@/content/data/institutions'
import { currentSession } from '@/content/data/sessions'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { readPage } from '@/lib/rich-text/read-page'
import { filesBelow } from '@/tests/support/fixtures/files'
import { renderPage } from '@/tests/support/fixtures/rendered-pages'

jest.mock('next/cache', () => ({ unstable_cache: () => async () => 0 }))

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

/** The words below the heading that contains these. */
const findSection = (body: string, heading: string) =>
  body.split(/^#{2,3} /m).find((section) => section.split('\n')[0]!.includes(heading))

describe('the texts of the pages', () => {
  let privacyPage: string
  beforeAll(async () => {
    privacyPage = await renderPage('/privacy-policy')
  })

  it.each([
    ['"is told under" and the like', /\b(?:is|are|be) told (?:as|at|here|in|under)\b/],
    ['"stands under" and the like', /\bstands? (?:at|beside|here|in|under|with)\b/],
    ['whimsy in place of a fact', /shyness|screen for a purpose|letters in the right order/],
    ['moods instead of reasons', /stay cross|please nobody|carrying of chairs/i],
    ['a scolding', /Please do not ask for an exception|no business talking/],
  ])('avoid %s', (_, phrase) => {
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
    expect((await readPage(path)).title).toContain(currentSession.name)
  })

  it('say in the portal help what to do when something fails (R-INFO-10)', async () => {
    const { body } = await readPage('/pphelp')
    for (const heading of ['Sign in', 'Reset a password', 'Pay online', 'Install the mobile app'])
      expect(body).toContain(`\n## ${heading}\n`)
    expect(findSection(body, 'not displayed')).toMatch(/\*\*My Payment\*\* under \*\*Finance\*\*/)
    expect(findSection(body, 'account is debited')).toMatch(/contact the school office/i)
  })

  it('have the seven sections of the privacy policy (R-INFO-11)', async () => {
    const { body } = await readPage('/privacy-policy')
    expect([...body.matchAll(/^## (\d\. .+)$/gm)].map(([, heading]) => heading)).toEqual([
      '1. Information we collect',
      '2. How we collect it',
      '3. How we use it',
      '4. Sharing and disclosure',
      '5. Cookies',
      '6. Updates',
      '7. Contact',
    ])
    expect(privacyPage).toContain(`href="mailto:${school.emails.privacy}"`)
  })

  it('have names for the sister institutions, not descriptions', () => {
    for (const { name } of institutions) expect(name).not.toMatch(/^sister/i)
    expect(new Set(institutions.map(({ name }) => name)).size).toBe(2)
  })
})
