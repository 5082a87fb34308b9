import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepStatic } from '@/scripts/support/keep-static.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-static-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)

/** Creates a release with these scripts, on a day. */
function release(number: number, ...scripts: string[]) {
  const build = path.join(folder, `build-${number}`)
  mkdirSync(path.join(build, 'chunks'), { recursive: true })
  for (const script of scripts) writeFileSync(path.join(build, 'chunks', script), script)
  keepStatic({ '_next/static': build }, path.join(folder, 'kept'), day(number))
}

const kept = (script: string) => path.join(folder, 'kept/_next/static/chunks', script)
const present = (...scripts: string[]) => scripts.filter((script) => existsSync(kept(script)))

test('files of a release stay for 30 days after its replacement, however old they are', () => {
  release(0, 'a.js', 'shared.js')
  expect(readFileSync(kept('a.js'), 'utf8')).toBe('a.js')
  release(100, 'b.js', 'shared.js')
  expect(present('a.js', 'b.js', 'shared.js')).toEqual(['a.js', 'b.js', 'shared.js'])
  release(129, 'c.js', 'shared.js')
  expect(present('a.js', 'b.js', 'c.js', 'shared.js')).toHaveLength(4)
  release(131, 'd.js', 'shared.js')
  expect(present('a.js', 'b.js', 'c.js', 'd.js', 'shared.js')).toEqual([
    'b.js',
    'c.js',
    'd.js',
    'shared.js',
  ])
})

test('a release can be kept twice', () => {
  release(0, 'a.js')
  release(40, 'a.js')
  expect(present('a.js')).toEqual(['a.js'])
})
