import { fromMarkdown } from '../text/from-markdown'
import type { FormValues, Kind } from './kinds'

/** Stored with every form since the text of a story is no longer Markdown (docs/decisions/079). */
const format = 'text'

export const storedForm = (form: FormValues): string => JSON.stringify({ ...form, format })

/** A form as it was stored. The text of a story from before is read as the Markdown that it was. */
export function readStoredForm(kind: Kind, json: string): FormValues {
  const { format: stored, ...form } = JSON.parse(json) as FormValues
  const isMarkdown = kind === 'story' && stored !== format && typeof form.text === 'string'
  return isMarkdown ? { ...form, text: fromMarkdown(String(form.text)) } : form
}
