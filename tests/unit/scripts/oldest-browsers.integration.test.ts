import { spawnSync } from 'node:child_process'
import { root } from '../../support/fixtures/files'

const tooNew = `
export const all = (texts, pattern = /(?<=a)b/) => [
  texts.toSorted(), texts.findLast(Boolean), texts[0].toWellFormed(), structuredClone(texts),
  AbortSignal.timeout(5), crypto.randomUUID(), new Intl.Segmenter('en'), Object.groupBy(texts, String), pattern,
]
`
const rules = [
  'compat/compat',
  'es-x/no-array-prototype-findlast-findlastindex',
  'es-x/no-array-prototype-tosorted',
  'es-x/no-intl-segmenter',
  'es-x/no-object-groupby',
  'es-x/no-regexp-lookbehind-assertions',
  'es-x/no-string-prototype-towellformed',
  'no-restricted-properties',
]

/** Files, and the contents that ESLint reads for them. */
const cases = [
  ['lib/core/dates.ts', tooNew],
  ['components/layout/Header/Header.browser.ts', tooNew],
  ['lib/seo/description.ts', tooNew],
]

/** Jest cannot load the configuration of ESLint. */
const program = `
import { ESLint } from 'eslint'
const eslint = new ESLint()
const results = []
for (const [filePath, text] of ${JSON.stringify(cases)}) {
  const [{ messages }] = await eslint.lintText(text, { filePath })
  results.push([...new Set(messages.map(({ ruleId }) => ruleId))])
}
console.log(JSON.stringify(results))
`

it('reports syntax that the oldest browsers lack in what they load, and nowhere else', () => {
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const [shared, script, server] = JSON.parse(stdout) as string[][]
  expect(shared).toEqual(expect.arrayContaining(rules))
  expect(script).toEqual(expect.arrayContaining(rules))
  expect(server).toEqual([])
}, 180_000)
