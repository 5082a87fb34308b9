import { toVisibleText } from '@/lib/core/normalise'
import { readFormText } from '@/lib/http/form-text'

/** Longer than any field in the short forms of the desk. */
const shortLength = 1000

/** Reads the text of a field, without invisible characters. */
export const readText = (data: FormData, name: string, maxLength = shortLength): string =>
  toVisibleText(readFormText(data, name, maxLength))

/** Reads the number of a version; 0, which no record has, in place of anything else. */
export const readVersion = (data: FormData, name = 'version'): number => {
  const text = readText(data, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** Reads the exact text of a field, for passwords and names of stored files. */
export const readExactText = (data: FormData, name: string): string =>
  readFormText(data, name, shortLength)
