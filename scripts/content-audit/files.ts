import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads files of the project. Paths are relative to its root, with forward slashes. */
export type Project = {
  read: (file: string) => string
  /** Lists files with an extension in a folder and its subfolders, sorted. */
  filesBelow: (folder: string, extension: string) => string[]
}

export function openProject(root: string): Project {
  return {
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    filesBelow: (folder, extension) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(extension))
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
        .sort(),
  }
}

/** Returns the number of the first line that contains a text, from 1. */
export function findLine(source: string, text: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.includes(text))
  return index < 0 ? undefined : index + 1
}
