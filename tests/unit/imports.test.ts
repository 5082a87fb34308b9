import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../support/fixtures/files'

/**
 * Cycles of imports, which ESLint's `import/no-cycle` finds as well, in a minute instead of a second, and the picture of
 * the modules in docs/architecture.md.
 */

const folders = [
  'app',
  'components',
  'content',
  'lib',
  'scripts',
  'tests',
  'artwork',
  'public/modules',
]
const files = new Set(
  [
    'instrumentation.ts',
    'middleware.ts',
    ...folders.flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file))),
  ].filter((file) => /\.(?:tsx?|m?js)$/.test(file)),
)

const statement = /^(?:import|export)\s+(?!type\b)([^'";]*?\sfrom\s+)?'([^']+)'/gm
const call = /\bimport\(\s*'([^']+)'\s*\)/g
/** `import { type A, type B } from`: nothing of it is left at runtime. */
const isOfTypes = (names = '') => /^\{(?:\s*type\s[^,}]*,?)+\s*\}\s+from\s+$/.test(names)

/** The modules of the project that a text imports, except for types only. */
function listImports(file: string, text: string): string[] {
  const names = [
    ...[...text.matchAll(statement)].flatMap(([, names, from]) => (isOfTypes(names) ? [] : from!)),
    ...[...text.matchAll(call)].map(([, from]) => from!),
  ]
  return names.flatMap((name) => {
    if (!/^(?:@\/|\.)/.test(name)) return []
    const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name)
    const candidates = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'].map((end) => target + end)
    return candidates.find((candidate) => files.has(candidate)) ?? []
  })
}

/** The first cycle of a graph, as a path that ends where it begins. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  function visit(file: string, trail: readonly string[]): string[] {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

const graph = new Map(
  [...files].map((file) => [file, listImports(file, readFileSync(path.join(root, file), 'utf8'))]),
)

it('there are no circular imports', () => {
  expect(findCycle(graph)).toEqual([])
  expect([...graph.values()].flat().length).toBeGreaterThan(2 * files.size)
})

/** Files that a production build must not contain (docs/decisions/110). */
const isForDevelopment = (file: string) =>
  /\.(?:dev|examples|examples\.client)\.tsx?$/.test(file) || file.startsWith('app/catalogue/')

it('production code does not import the catalogue or an example', () => {
  const importers = [...graph]
    .filter(([file]) => !isForDevelopment(file) && !file.startsWith('tests/'))
    .filter(([, imported]) => imported.some(isForDevelopment))
    .map(([file]) => file)
  expect(importers).toEqual([])
})

it('finds a circular import, and ignores imports of types', () => {
  const core = 'lib/core/dates.ts'
  const env = 'lib/core/env.ts'
  const parts = [
    "import { env } from './env'",
    "import {\n  type Env,\n  env,\n} from '@/lib/core/env'",
    "export * from './env'",
    "const late = await import('./env')",
  ]
  for (const text of parts) expect([text, listImports(core, text)]).toEqual([text, [env]])
  const types = ["import type { Env } from './env'", "import { type A, type B } from './env'"]
  for (const text of types) expect([text, listImports(core, text)]).toEqual([text, []])
  expect(
    findCycle(
      new Map([
        [core, [env]],
        [env, ['c']],
        ['c', [core]],
      ]),
    ),
  ).toEqual([core, env, 'c', core])
})

describe('the picture in docs/architecture.md', () => {
  const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  const boxes = Array.from(
    document.matchAll(/^ {2}(\w+)\["[^"]*<br\/>([^"]+)"\]$/gm),
    ([, name = '', paths = '']) => ({ name, paths: paths.split(', ') }),
  )
  const arrows = Array.from(document.matchAll(/^ {2}(\w+) --> (\w+)$/gm), ([, from, to]) => ({
    from: from!,
    to: to!,
  }))
  const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)
  const getBoxes = (file: string) =>
    boxes
      .filter(({ paths }) => paths.some((folder) => isBelow(file, folder)))
      .map(({ name }) => name)

  const drawnFiles = [...files].filter((file) =>
    /^(?:app|components|content|lib)\/|^[^/]+$/.test(file),
  )
  const imports = drawnFiles.flatMap((file) =>
    (graph.get(file) ?? []).flatMap((imported) => {
      const [from = ''] = getBoxes(file)
      const [to = ''] = getBoxes(imported)
      return from === to ? [] : [{ from, to, text: `${file} imports ${imported}` }]
    }),
  )

  /** Returns whether arrows lead from one box to another, directly or through others. */
  function isAllowed(from: string, to: string, passed: readonly string[] = []): boolean {
    return arrows.some(
      (arrow) =>
        arrow.from === from &&
        !passed.includes(arrow.to) &&
        (arrow.to === to || isAllowed(arrow.to, to, [...passed, from])),
    )
  }

  it('has every module in exactly one box, and only folders that exist', () => {
    expect(boxes.length).toBeGreaterThan(10)
    expect(drawnFiles.filter((file) => getBoxes(file).length !== 1)).toEqual([])
    const paths = boxes.flatMap((box) => box.paths)
    expect(paths.filter((folder) => !drawnFiles.some((file) => isBelow(file, folder)))).toEqual([])
  })

  it('allows every import', () => {
    const refused = imports.filter(({ from, to }) => !isAllowed(from, to))
    expect(refused.map(({ text }) => text)).toEqual([])
  })

  it('has an arrow only where there is an import, and no circle', () => {
    const unused = arrows.filter(
      (arrow) => !imports.some(({ from, to }) => from === arrow.from && to === arrow.to),
    )
    expect(unused).toEqual([])
    expect(boxes.filter(({ name }) => isAllowed(name, name))).toEqual([])
  })
})
