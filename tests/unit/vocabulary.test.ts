import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../support/fixtures/files'

type Text = { file: string; text: string }

/** Files as one line each: a phrase may be on two lines of a comment. */
const textsOf = (files: readonly string[]): Text[] =>
  files.map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8').replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
  }))

const below = (...folders: string[]) =>
  folders.flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))

/** `content` and `artwork` have texts and pictures for visitors, and may use any word. */
const source = textsOf(
  below('app', 'components', 'lib', 'public', 'scripts').filter((file) =>
    /\.(?:tsx?|m?js|scss)$/.test(file),
  ),
)
const tests = textsOf(
  below('tests').filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !__filename.endsWith(file)),
)
/** Without the decisions, which stay as they were written. */
const documents = textsOf([
  'README.md',
  ...below('docs').filter((file) => /^docs\/[a-z-]+\.md$/.test(file) && !/glossary/.test(file)),
])
const glossary = textsOf(['docs/glossary.md'])

const find = (phrase: string, texts: readonly Text[]) =>
  texts.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(new RegExp(`\\b${phrase}\\b`, 'gi')),
      ({ index }) => `${file}: …${text.slice(Math.max(0, index - 40), index + 40)}…`,
    ),
  )

/** Those phrases of the glossary that have no other use. */
it.each([
  'anew',
  'for good',
  'forgets',
  'heals',
  'odd addresses',
  'once it is whole',
  'patience',
  'stirs',
  'takes turns',
  'wary',
])('nothing says "%s": the glossary has a plainer word', (phrase) => {
  expect(find(phrase, glossary)).not.toEqual([])
  expect(find(phrase, [...source, ...tests, ...documents])).toEqual([])
})

it.each(['beside', 'of now'])('no source says "%s": the glossary has a plainer word', (phrase) => {
  expect(find(phrase, glossary)).not.toEqual([])
  expect(find(phrase, source)).toEqual([])
})
