/** Longer than any field of the forms for visitors. */
const maxTextLength = 300

/**
 * A text field of a form. Files and missing fields are empty. A text is cut where it is far too long, because the page
 * repeats it.
 */
export function formText(data: FormData, name: string, maxLength = maxTextLength): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
