import { visibleText } from '@/lib/core/normalise'
import { formText } from '@/lib/http/form-text'

/** No field of the short forms of the desk is longer. */
const shortLength = 1000

/** The text of a field of a desk form, without invisible characters. */
export const readText = (data: FormData, name: string, maxLength = shortLength): string =>
  visibleText(formText(data, name, maxLength))

/** The exact text of a field, for passwords and names of stored files. */
export const readExactText = (data: FormData, name: string): string =>
  formText(data, name, shortLength)
