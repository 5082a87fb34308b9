import { toVisibleText } from '@/lib/core/normalise'
import { readFormText } from '@/lib/http/form-text'

/** Longer than any field in the short forms of the desk. */
const shortLength = 1000

/** Reads the text of a field, without invisible characters. */
export const readText = (data: FormData, name: string, maxLength = shortLength): string =>
  toVisibleText(readFormText(data, name, maxLength))

/** Reads the exact text of a field, for passwords and names of stored files. */
export const readExactText = (data: FormData, name: string): string =>
  readFormText(data, name, shortLength)
