import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

const inProject = (path: string): string => join(ROOT, path)

/** Writes under the project root, making folders as needed. */
export function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(inProject(path)), { recursive: true })
  writeFileSync(inProject(path), content)
}

export const exist = (paths: readonly string[]): boolean =>
  paths.every((path) => existsSync(inProject(path)))

/** A JSON file under the project root, or an empty record where there is none yet. */
export function readRecord<Value>(path: string): Record<string, Value> {
  if (!existsSync(inProject(path))) return {}
  return JSON.parse(readFileSync(inProject(path), 'utf8')) as Record<string, Value>
}

/** The texts of all JSON files of a folder under the project root, as one. */
export const readTexts = (folder: string): string =>
  readdirSync(inProject(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(inProject(`${folder}/${name}`), 'utf8'))
    .join('')

/** Lists of numbers on one line, as the project's formatter writes them. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/\[[\d,\s]+\]/g, (list) =>
    list.replace(/\s+/g, '').replaceAll(',', ', '),
  )

/** Keys sorted, so that two runs write the same bytes. */
export function writeRecord(path: string, record: Readonly<Record<string, unknown>>): void {
  const sorted = Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  write(path, `${jsonText(sorted)}\n`)
}

export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)
