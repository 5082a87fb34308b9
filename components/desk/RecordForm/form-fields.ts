/** Names of fields that are not part of the text: the state of the record, and buttons. */
const controlFields = new Set(['version', 'intent', 'publishAt', 'endAt', 'announce'])

/** Returns the text fields of a form, without files. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !controlFields.has(entry[0]),
  )
  return new URLSearchParams(texts)
}

/** Returns whether a field was edited since it was loaded. */
const hasText = (field: unknown): boolean =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
  !controlFields.has(field.name) &&
  field.type !== 'file' &&
  field.value !== field.defaultValue

/** Returns whether a form was edited since it was loaded. */
export const hasTextInForm = (form: HTMLFormElement): boolean => [...form.elements].some(hasText)

export function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}

/** Restores texts in the fields of a form. Fields that were just edited and lists of files stay. */
export function restoreFields(form: HTMLFormElement, fields: string): void {
  for (const [name, value] of new URLSearchParams(fields)) {
    const field = form.elements.namedItem(name)
    const isText =
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'file')
    if (isText && !hasText(field)) field.value = value
  }
}
