import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../support/fixtures/files'

const benchmarks = filesBelow('tests/bench').filter(
  (file) => file.endsWith('.ts') && file !== 'run.ts',
)

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

// Read, not imported: a benchmark loads browsers and servers.
test.each(benchmarks)('`npm run bench` finds in %s the function that it runs', (file) => {
  const name = camelCase(file.replace(/\.ts$/, ''))
  const source = readFileSync(path.join(root, 'tests/bench', file), 'utf8')
  expect(source).toMatch(new RegExp(`^export (?:async function|const) ${name}\\b`, 'm'))
})
