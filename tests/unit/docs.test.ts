/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../support/fixtures/files'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const pages = filesBelow('docs')
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file))

/** The text without code, which can look like links or headings. */
const prose = (file: string) => read(file).replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, 'code')

/** The anchors that GitHub generates for the headings of a page. */
const anchorsOf = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isBroken = (file: string, link: string) => {
  const [target = '', anchor] = link.split('#')
  const targetFile = target ? path.join(path.dirname(file), decodeURI(target)) : file
  return (
    !existsSync(path.join(root, targetFile)) ||
    (anchor !== undefined && !anchorsOf(targetFile).includes(anchor))
  )
}

describe('the documents', () => {
  it.each(pages)('%s links only to files and headings that exist', (file) => {
    const links = Array.from(prose(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
    const relative = links.filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    expect(relative.filter((link) => isBroken(file, link))).toEqual([])
  })

  it('list every decision in their index', () => {
    const index = read('docs/decisions/README.md')
    const decisions = filesBelow('docs/decisions').filter((name) => /^\d{3}-.*\.md$/.test(name))
    expect(decisions.length).toBeGreaterThan(0)
    expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([])
  })
})

/** Files that can cite a requirement or decision: documents, code and tests. */
const citingFiles = [
  'app',
  'artwork',
  'components',
  'content',
  'docs',
  'lib',
  'public',
  'scripts',
  'tests',
]
  .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
  .concat('README.md', 'eslint.config.mjs', 'middleware.ts', 'next.config.ts')
  .filter((file) => /\.(?:tsx?|m?js|scss|md)$/.test(file) && !file.includes('node_modules'))

const findCitations = (pattern: RegExp) =>
  citingFiles.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, id = '']) => ({ file, id })),
  )

describe('requirements', () => {
  const requirements = read('docs/requirements.md')
  const ids = Array.from(requirements.matchAll(/^- \*\*(R-[A-Z\d]+-\d+)\*\*/gm), ([, id]) => id!)

  it('have unique ids', () => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('exist if they are cited', () => {
    const missing = findCitations(/\b(R-[A-Z][A-Z\d]+-\d+)\b/g).filter(
      ({ id }) => !ids.includes(id),
    )
    expect(missing).toEqual([])
  })
})

test('decisions exist if they are cited', () => {
  const numbers = filesBelow('docs/decisions').map((name) => name.slice(0, 3))
  const missing = findCitations(/\bdocs\/decisions\/(\d{3})/g).filter(
    ({ id }) => !numbers.includes(id),
  )
  expect(missing).toEqual([])
})

test('the glossary names code that exists', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .map((line) => line.split('|'))
  const names = rows.flatMap(([, , , inCode = '']) =>
    Array.from(inCode.matchAll(/`([^`]+)`/g), ([, name]) => name!),
  )
  expect(names.length).toBeGreaterThan(0)
  const code = citingFiles.filter((file) => !/^(?:docs|tests)\b/.test(file)).map(read)
  const exists = (name: string) =>
    existsSync(path.join(root, name)) || code.some((text) => text.includes(name))
  expect(names.filter((name) => !exists(name))).toEqual([])
})

test('no file cites a document that is not in this repository', () => {
  // Paragraphs of an external specification, its decisions by letter, and its files.
  const externalReference =
    /([PS]\u00a7|[Dd]ecisions? [A-E]\d|\b[1-4]-(?:product|decisions|beyond)\b)/g
  expect(findCitations(externalReference)).toEqual([])
})
