/** A field of a short form of the desk. */
export type FormField = {
  name: string
  label: string
  hint?: string
  /** Options of a select; omitted for a text field. */
  options?: readonly { value: string; label: string }[]
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  isOptional?: boolean
  value?: string
}

/** Result of the server action of a short form that does not redirect. */
export type FieldsState = {
  /** Messages by field; `form` is for those about the whole form. */
  problems: Readonly<Record<string, string>>
  /** The values that were typed, without passwords. */
  values?: Readonly<Record<string, string>>
  /** A link to pass on, shown once. */
  link?: { url: string; title: string; text: string }
}

export type FieldsAction = (state: FieldsState, data: FormData) => Promise<FieldsState>
