import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's root, and reading below it. Paths are given from the root, with forward slashes. */
export type Project = {
  read: (file: string) => string
  /** Files below a folder whose name ends so, in order. */
  filesBelow: (folder: string, ending: string) => string[]
}

export function openProject(root: string): Project {
  return {
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    filesBelow: (folder, ending) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
        .sort(),
  }
}

/** The first line, from 1, on which a text stands. */
export function lineOf(source: string, text: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.includes(text))
  return index < 0 ? undefined : index + 1
}
