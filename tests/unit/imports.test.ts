import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../support/fixtures/files'

/** Cycles of imports, which ESLint's `import/no-cycle` finds as well, in a minute instead of a second. */

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
  folders
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file)),
)

const statement = /^(?:import|export)\s+(?!type\b)([^'";]*?\sfrom\s+)?'([^']+)'/gm
const call = /\bimport\(\s*'([^']+)'\s*\)/g
/** `import { type A, type B } from`: nothing of it is left when it runs. */
const isOfTypes = (names = '') => /^\{(?:\s*type\s[^,}]*,?)+\s*\}\s+from\s+$/.test(names)

/** The modules of the project that a text imports, without those of types only. */
function importsOf(file: string, text: string): string[] {
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
  [...files].map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'))]),
)

it('no module imports itself by way of others', () => {
  expect(findCycle(graph)).toEqual([])
  expect([...graph.values()].flat().length).toBeGreaterThan(2 * files.size)
})

/** What a production build must not have (docs/decisions/110). */
const isForDevelopment = (file: string) =>
  /\.(?:dev|examples|examples\.client)\.tsx?$/.test(file) || file.startsWith('app/catalogue/')

it('nothing that a production build has imports the catalogue or an example', () => {
  const importers = [...graph]
    .filter(([file]) => !isForDevelopment(file) && !file.startsWith('tests/'))
    .filter(([, imported]) => imported.some(isForDevelopment))
    .map(([file]) => file)
  expect(importers).toEqual([])
})

it('a cycle is found, and an import of types is none', () => {
  const core = 'lib/core/dates.ts'
  const env = 'lib/core/env.ts'
  const parts = [
    "import { env } from './env'",
    "import {\n  type Env,\n  env,\n} from '@/lib/core/env'",
    "export * from './env'",
    "const late = await import('./env')",
  ]
  for (const text of parts) expect([text, importsOf(core, text)]).toEqual([text, [env]])
  const types = ["import type { Env } from './env'", "import { type A, type B } from './env'"]
  for (const text of types) expect([text, importsOf(core, text)]).toEqual([text, []])
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
