/** A field of a short form of the desk. */
export type FormField = {
  name: string
  label: string
  hint?: string
  /** For a select; otherwise it is a text field. */
  options?: readonly { value: string; label: string }[]
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  isOptional?: boolean
  value?: string
}

/** What the server action of a short form returns when it does not lead to another page. */
export type FieldsState = {
  /** Sentences by field; under `form` what is about none of them. */
  problems: Readonly<Record<string, string>>
  /** What was typed. Passwords are not sent back. */
  values?: Readonly<Record<string, string>>
  /** A link to hand over, shown once. */
  link?: { url: string; title: string; text: string }
}

export type FieldsAction = (state: FieldsState, data: FormData) => Promise<FieldsState>
