import { fromMarkdown } from '../text/from-markdown'
import type { FormValues, Kind } from './kinds'

/** Marks forms in which the text of a story is not Markdown, as in older versions (docs/decisions/079). */
const format = 'text'

export const toStoredForm = (form: FormValues): string => JSON.stringify({ ...form, format })

/** Reads a stored form. Converts the text of a story in an older version from Markdown. */
export function readStoredForm(kind: Kind, json: string): FormValues {
  const { format: stored, ...form } = JSON.parse(json) as FormValues
  const isMarkdown = kind === 'story' && stored !== format && typeof form.text === 'string'
  return isMarkdown ? { ...form, text: fromMarkdown(String(form.text)) } : form
}
