import { formText } from '@/lib/http/form-text'

/** No field of the short forms of the desk is longer. */
const shortLength = 1000

/** A text field of a form of the desk. */
export const textOf = (data: FormData, name: string, maxLength = shortLength): string =>
  formText(data, name, maxLength)
