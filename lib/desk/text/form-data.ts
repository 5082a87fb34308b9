import { visibleText } from '@/lib/core/normalise'
import { formText } from '@/lib/http/form-text'

/** No field of the short forms of the desk is longer. */
const shortLength = 1000

/** What somebody has typed or pasted into a field of a form of the desk, without what nobody can see. */
export const textOf = (data: FormData, name: string, maxLength = shortLength): string =>
  visibleText(formText(data, name, maxLength))

/** What nobody may change: a password, or the name of something that is stored. */
export const exactOf = (data: FormData, name: string): string => formText(data, name, shortLength)
