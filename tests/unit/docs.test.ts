import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { heroTiming, messageTiming, scrollRest, scrollThreshold } from '@/content/constants'
import { routes } from '@/content/routes'
import { filesBelow, root } from '../support/fixtures/files'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** All files of the repository, also those that are not committed yet. Without git, those of its folders. */
function repositoryFiles(): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const list = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return list.split('\0').filter((file) => file && existsSync(path.join(root, file)))
  } catch {
    return readdirSync(root, { withFileTypes: true })
      .filter(({ name }) => !/^(?:\.git|\.next|\.data|node_modules)/.test(name))
      .flatMap((entry) =>
        entry.isFile()
          ? [entry.name]
          : filesBelow(entry.name).map((file) => path.join(entry.name, file)),
      )
  }
}

const isBinary = (file: string) => /\.(?:avif|ico|jpg|pdf|png|ttf|webp|woff2)$/.test(file)
const files = repositoryFiles().sort()
/** Files that can cite a requirement, a decision or a file. */
const textFiles = files.filter((file) => !isBinary(file) && !file.endsWith('package-lock.json'))
const pages = textFiles.filter((file) =>
  /^(?:README|CONTRIBUTING|CHANGELOG|docs\/.*)\.md$/.test(file),
)
const decisions = pages.filter((file) => /^docs\/decisions\/\d/.test(file))
const isSuperseded = (file: string) => /^- Status: superseded/m.test(read(file))

/** The text without code, which can look like links or headings. */
const prose = (file: string) => read(file).replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, 'code')

/** The anchors that GitHub generates for the headings of a page. */
const listAnchors = (file: string) =>
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
    (anchor !== undefined && !listAnchors(targetFile).includes(anchor))
  )
}

const firstPart = (file: string) => file.slice(0, file.indexOf('/'))

/** The text without blocks of code. */
const withoutBlocks = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, '')

/** Whether a name is that of a file or folder. `{code}` and `*` stand for a part of it. */
function isFile(name: string): boolean {
  if (!/[{*]/.test(name)) return existsSync(path.join(root, name))
  const parts = name.split(/\{\w+\}|\*/).map((part) => part.replace(/[.()[\]]/g, '\\$&'))
  const pattern = new RegExp(`^${parts.join('[^/]+')}(?:/|$)`)
  return files.some((file) => pattern.test(file))
}

describe('the documents', () => {
  it.each(pages)('%s links only to files and headings that exist', (file) => {
    const links = Array.from(prose(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
    const relative = links.filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    expect(relative.filter((link) => isBroken(file, link))).toEqual([])
  })

  it.each(pages.filter((file) => !isSuperseded(file)))('%s names only files that exist', (file) => {
    const folders = new Set(files.filter((name) => name.includes('/')).map(firstPart))
    const named = Array.from(withoutBlocks(file).matchAll(/`([^`\s]+)[^`]*`/g), ([, name]) => name!)
    const own = named.filter((name) => name.includes('/') && folders.has(firstPart(name)))
    expect(own.filter((name) => !isFile(name))).toEqual([])
  })

  it('name only tests that exist, and `npm run next:try` runs those about Next', () => {
    const delivery = read('docs/delivery.md')
    const contracts = delivery.slice(delivery.indexOf('## What the site relies on in Next'))
    const testsIn = (text: string) =>
      Array.from(
        text.matchAll(/[`'](?:tests\/)?((?:unit|e2e|soak)\/[\w/-]+)[`']/g),
        ([, name]) => name!,
      )
    const exists = (test: string) => files.some((file) => file.startsWith(`tests/${test}`))
    expect(testsIn(delivery).filter((test) => !exists(test))).toEqual([])
    const named = testsIn(contracts)
    const run = testsIn(read('scripts/next-try.mjs'))
    expect(named.filter((test) => !run.some((name) => test.startsWith(name)))).toEqual([])
    expect(run.filter((name) => !named.some((test) => test.startsWith(name)))).toEqual([])
  })
})

describe('the index of decisions', () => {
  const index = read('docs/decisions/README.md')
  const titleOf = (file: string) => /^# \d{3}\. (.+)$/m.exec(read(file))?.[1]
  const statusOf = (file: string) => /^- Status: (.+)$/m.exec(read(file))?.[1]

  it('has the title and the status of every file', () => {
    const rows = Array.from(
      index.matchAll(/^\| \[(\d{3})\]\((\S+)\) +\| (.+?) +\| (.+?) +\|$/gm),
      ([, ...cells]) => cells,
    )
    expect(decisions.length).toBeGreaterThan(0)
    expect(rows).toEqual(
      decisions.map((file) => {
        const name = path.basename(file)
        return [name.slice(0, 3), name, titleOf(file), statusOf(file)]
      }),
    )
  })

  it('says which numbers were never used', () => {
    const numbers = decisions.map((file) => Number(path.basename(file).slice(0, 3)))
    const [sentence = ''] = /^The numbers [^.]*\./m.exec(index) ?? []
    const unused = Array.from(sentence.matchAll(/\d{3}/g), ([number]) => Number(number))
    const all = [...numbers, ...unused].sort((one, other) => one - other)
    expect(all).toEqual(all.map((_, place) => place + 1))
  })
})

test('every decision follows the template in CONTRIBUTING.md', () => {
  const number = String.raw`\[\d{3}\]\(\S+\.md\)`
  const status = `(?:accepted(?:, amended by ${number})?|superseded by ${number}|rejected)`
  const fields = [
    `- Status: ${status}`,
    String.raw`- Date: \d{4}-\d\d-\d\d`,
    String.raw`- Requirements: R-[A-Z\d]+-\d+(?:,\s+R-[A-Z\d]+-\d+)*`,
    String.raw`(?:- Supersedes: ${number}(?:,\s+${number})*\n)?(?:- Amends: ${number}(?:,\s+${number})*\n)?`,
  ]
  const template = new RegExp(
    String.raw`^# \d{3}\. \S.*\n\n${fields.join(String.raw`\n`)}\n## Context\n`,
  )
  const headings = ['## Context', '## Decision', '## Consequences']
  const follows = (file: string) => {
    const text = read(file)
    const found = text.match(/^##+ .*$/gm)
    return template.test(text) && found?.join() === headings.join() && text.split('\n').length <= 51
  }
  expect(decisions.filter((file) => !follows(file))).toEqual([])
})

test('a decision that replaces another is named there, and the other way round', () => {
  const pairs = (field: RegExp, order: (own: string, other: string) => string) =>
    decisions.flatMap((file) => {
      const own = path.basename(file).slice(0, 3)
      const [, line = ''] = field.exec(read(file)) ?? []
      return Array.from(line.matchAll(/\[(\d{3})\]/g), ([, other]) => order(own, other!))
    })
  const replacing = [
    ...pairs(/^- Amends: (.+(?:\n {2}.+)*)$/m, (own, other) => `${own} amends ${other}`),
    ...pairs(/^- Supersedes: (.+(?:\n {2}.+)*)$/m, (own, other) => `${own} supersedes ${other}`),
  ]
  const replaced = [
    ...pairs(/^- Status: .*amended by (.+)$/m, (own, other) => `${other} amends ${own}`),
    ...pairs(/^- Status: superseded by (.+)$/m, (own, other) => `${other} supersedes ${own}`),
  ]
  expect(replacing.length).toBeGreaterThan(0)
  expect(replaced.sort()).toEqual(replacing.sort())
})

const findCitations = (pattern: RegExp) =>
  textFiles.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, id = '']) => ({ file, id })),
  )

describe('settings', () => {
  const names = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, name]) => name!)
  const settings = names(read('lib/core/env.ts'), /^ {4}([A-Z][A-Z\d_]+):/gm)

  it('are listed in the guide for operators', () => {
    const table = read('docs/operations.md')
      .match(/^\| `[A-Z].*$/gm)!
      .join('\n')
    const listed = names(table, /`([A-Z][A-Z\d_]+)`/g)
    // Set by the commands that build.
    const missing = settings.filter((name) => name !== 'NEXT_DIST_DIR' && !listed.includes(name))
    expect(missing).toEqual([])
    expect(settings).toContain('SITE_URL')
  })

  it('have no other name in the example of a deployment', () => {
    const example = names(read('deploy/.env.example'), /^#? ?([A-Z][A-Z\d_]+)=/gm)
    // Read by docker-compose.yml.
    expect(example.filter((name) => ![...settings, 'POSTGRES_PASSWORD'].includes(name))).toEqual([])
  })
})

describe('requirements', () => {
  const requirements = read('docs/requirements.md')
  const ids = Array.from(requirements.matchAll(/^- \*\*(R-[A-Z\d]+-\d+)\*\*/gm), ([, id]) => id!)

  it('have unique ids', () => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('keep their numbers: a group has no gap', () => {
    const previous = (id: string) =>
      id.replace(/\d+$/, (number) => (number === '1' ? number : String(Number(number) - 1)))
    expect(ids.filter((id) => !ids.includes(previous(id)))).toEqual([])
  })

  it('exist if they are cited', () => {
    const missing = findCitations(/\b(R-[A-Z][A-Z\d]+-\d+)\b/g).filter(
      ({ id }) => !ids.includes(id),
    )
    expect(missing).toEqual([])
  })

  it('list the address of every page (R-ROUTE-1)', () => {
    const [table] = /\*\*R-ROUTE-1\*\*.*?- \*\*R-ROUTE-2/s.exec(requirements)!
    const listed = Array.from(table.matchAll(/`([^`]+)`/g), ([, address]) => address!)
    const addresses = routes.map(({ path }) => path).filter((path) => !/^\/class\/\d+$/.test(path))
    const isListed = (address: string) =>
      listed.includes(address) || listed.includes(address.split('/').at(-1)!)
    expect(addresses.filter((address) => !isListed(address))).toEqual([])
  })

  it('have the times of the home page', () => {
    const textOf = (id: string) =>
      new RegExp(`\\*\\*${id}\\*\\* (.*?)\n- \\*\\*`, 's').exec(requirements)![1]
    for (const [id, { delay, speed }] of [
      ['R-HOME-1', heroTiming],
      ['R-HOME-8', messageTiming],
    ] as const) {
      expect(textOf(id)).toMatch(new RegExp(`${delay} ms.*${speed} ms`, 's'))
    }
    expect(textOf('R-HOME-13')).toMatch(
      new RegExp(`more than ${scrollThreshold} px .* ${scrollRest} ms`, 's'),
    )
  })
})

test('decisions exist if they are cited', () => {
  const numbers = decisions.map((file) => path.basename(file).slice(0, 3))
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
  const code = textFiles
    .filter((file) => /\.(?:tsx?|m?js|scss)$/.test(file) && !file.startsWith('tests/'))
    .map(read)
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
