/** No field of the short forms of the desk is longer. */
const shortLength = 1000

/** A text field of a form. Files and missing fields are empty. */
export function textOf(data: FormData, name: string, maxLength = shortLength): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
