/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { root } from '../../support/fixtures/files'

/** The rules that a text breaks as part of a file. */
function brokenRules(file: string, text: string): string[] {
  const args = ['node_modules/eslint/bin/eslint.js', '--stdin', '--format=json']
  const { stdout } = spawnSync(process.execPath, [...args, `--stdin-filename=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[]
  return [...new Set(result!.messages.map(({ ruleId }) => ruleId))].sort()
}

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

it.each([
  'components/hooks/use-today.ts',
  'lib/core/dates.ts',
  'components/home/EnquiryModal/EnquiryModal.client.tsx',
  'public/enhance.js',
  'public/modules/which-class.js',
])('what the oldest browsers lack is an error in %s, which they get', (file) => {
  expect(brokenRules(file, tooNew)).toEqual(expect.arrayContaining(rules))
})

it('may be used in what only the server runs', () => {
  expect(brokenRules('lib/seo/description.ts', tooNew)).toEqual([])
})

it('finds the syntax that nothing compiles in the scripts of public', () => {
  expect(brokenRules('public/enhance.js', 'class A { static { } }')).not.toEqual([])
})
