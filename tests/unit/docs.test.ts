/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../support/fixtures/files'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const pages = filesBelow('docs')
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file))

/** Without code, in which nothing is a link or a heading. */
const prose = (file: string) => read(file).replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, 'code')

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isBroken = (file: string, link: string) => {
  const [target = '', anchor] = link.split('#')
  const there = target ? path.join(path.dirname(file), decodeURI(target)) : file
  return (
    !existsSync(path.join(root, there)) ||
    (anchor !== undefined && !anchorsOf(there).includes(anchor))
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

/** What names a part of a document: in the documents themselves, in code and in tests. */
const citing = [
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

const cited = (pattern: RegExp) =>
  citing.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, id = '']) => ({ file, id })),
  )

describe('requirements', () => {
  const requirements = read('docs/requirements.md')
  const ids = Array.from(requirements.matchAll(/^- \*\*(R-[A-Z\d]+-\d+)\*\*/gm), ([, id]) => id!)

  it('have an id each that no other one has', () => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('exist when something cites them', () => {
    const missing = cited(/\b(R-[A-Z][A-Z\d]+-\d+)\b/g).filter(({ id }) => !ids.includes(id))
    expect(missing).toEqual([])
  })
})

test('decisions exist when something cites them', () => {
  const numbers = filesBelow('docs/decisions').map((name) => name.slice(0, 3))
  const missing = cited(/\bdocs\/decisions\/(\d{3})/g).filter(({ id }) => !numbers.includes(id))
  expect(missing).toEqual([])
})

test('nothing cites a document that is not here', () => {
  // Paragraphs of a specification, decisions by a letter, and their files.
  const elsewhere = /([PS]\u00a7|[Dd]ecisions? [A-E]\d|\b[1-4]-(?:product|decisions|beyond)\b)/g
  expect(cited(elsewhere)).toEqual([])
})
