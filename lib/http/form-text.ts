/** Longer than any field of the forms for visitors. */
const maxTextLength = 300

/**
 * Returns a text field of a form; empty for a file or a missing field. Cuts a text that is far too long, because the
 * page repeats it.
 */
export function readFormText(data: FormData, name: string, maxLength = maxTextLength): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
