import { type DeskField, type DeskKind, desk } from '@/content/words/en/desk'
import { documentKinds } from '@/content/words/en/documents'
import { parseIsoDay, formatDay } from '@/lib/core/dates'
import { getOwn } from '@/lib/core/get-own'
import { isDay } from '@/lib/desk/records/fields'
import type { FormValues } from '@/lib/desk/records/kinds'
import styles from './RecordVersions.module.scss'

type RecordTextProps = {
  words: DeskKind
  form: FormValues
  /** Original names of the files. */
  fileNames: ReadonlyMap<string, string>
  /** The text to compare with: fields that differ are marked. */
  other?: FormValues
}

/** The text of a version, field by field, to read and copy. Empty fields are omitted. */
export function RecordText({ words, form, fileNames, other }: RecordTextProps) {
  const fields = words.fields.filter(
    ({ name }) => isFilled(form[name]) || (other && isFilled(other[name])),
  )
  return (
    <dl className={styles.text}>
      {fields.map(({ name, label, input }) => (
        <div key={name} data-differs={(other && isDifferent(form[name], other[name])) || undefined}>
          <dt>{label}</dt>
          <dd>{formatFieldText(form[name], input, fileNames) || desk.versions.empty}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the fields in which two texts of a kind differ. */
export const differingFields = (words: DeskKind, one: FormValues, other: FormValues): DeskField[] =>
  words.fields.filter(({ name }) => isDifferent(one[name], other[name]))

type Value = FormValues[string] | undefined

const isFilled = (value: Value) => Boolean(value && value.length > 0)

const isDifferent = (one: Value = '', other: Value = '') => String(one) !== String(other)

function formatFieldText(
  value: Value = '',
  input: DeskField['input'],
  fileNames: ReadonlyMap<string, string>,
): string {
  if (Array.isArray(value)) return value.map((name) => fileNames.get(name) ?? name).join('\n')
  if (input === 'document-kind') return getOwn(documentKinds, value)?.one ?? ''
  return input === 'date' && isDay(value) ? formatDay(parseIsoDay(value), 'long') : String(value)
}
