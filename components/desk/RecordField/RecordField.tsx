import { Field } from '@/components/ui/Field/Field'
import { Select } from '@/components/ui/Select/Select'
import { TextArea } from '@/components/ui/TextArea/TextArea'
import { type DeskField, desk } from '@/content/words/en/desk'
import { documentKinds, statedDocumentKinds } from '@/content/words/en/documents'
import type { DocumentKind } from '@/content/types'
import { fillIn } from '@/lib/core/fill-in'
import type { Media } from '@/lib/desk/media/save-file'
import { parseText } from '@/lib/rich-text/text-blocks'
import { FileField, type FileFieldProps } from '../FileField/FileField.client'

const { optional, formatting, pasted, error: errorPrefix } = desk

type RecordFieldProps = {
  field: DeskField
  value: string | readonly string[]
  /** The files of the record. */
  media: readonly Media[]
  /** Problem with its value. */
  problem?: string
  isFormatted?: boolean
  /** The kind of document suggested by its names. */
  guess: DocumentKind
}

/** Returns the id of a field in the page, for links of the error summary. */
export const fieldId = (name: string) => `field-${name}`

/** A field of a record's form, described in the office's words. */
export function RecordField(props: RecordFieldProps) {
  const { field, value, media, problem, isFormatted, guess } = props
  const { name, label, input } = field
  const error = problem ? { prefix: errorPrefix, message: problem } : undefined
  if (input === 'pictures' || input === 'documents') {
    const files = [value].flat().flatMap((file) => media.find(({ name }) => name === file) ?? [])
    return <FileField field={field as FileFieldProps['field']} files={files} error={error} />
  }
  const shared = {
    id: fieldId(name),
    name,
    label,
    optional: field.optional ? optional : undefined,
    error,
    defaultValue: String(value),
    autoComplete: 'off',
  }
  if (input === 'text') {
    const signs = field.isShort ? undefined : formatting[isFormatted ? 'simple' : 'plain']
    const table = hasTable(shared.defaultValue) ? pasted.table : undefined
    const hint = [field.hint, signs, table].filter(Boolean).join(' ')
    return <TextArea {...shared} hint={hint || undefined} rows={isFormatted ? 14 : 6} />
  }
  if (input === 'document-kind') {
    const byTitle = fillIn(desk.byTitle, { kind: documentKinds[guess].one })
    const stated = statedDocumentKinds.map((kind) => ({
      value: kind,
      label: documentKinds[kind].one,
    }))
    return (
      <Select {...shared} hint={field.hint} options={[{ value: '', label: byTitle }, ...stated]} />
    )
  }
  return <Field {...shared} hint={field.hint} type={input === 'date' ? 'date' : 'text'} />
}

const hasTable = (text: string) => parseText(text, 'plain').some(({ kind }) => kind === 'table')
