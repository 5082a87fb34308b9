import { Button } from '@/components/ui/Button/Button'
import { type DeskKind, desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import type { FormValues } from '@/lib/desk/records/kinds'
import type { Version } from '@/lib/desk/records/list'
import { getTitle } from '@/lib/desk/records/record'
import { differingFields, RecordText } from './RecordText'
import styles from './RecordVersions.module.scss'

const { versions: words } = desk

type RecordVersionsProps = {
  id: string
  /** The latest version, on which a restore is based. */
  latest: number
  kind: DeskKind
  versions: readonly Version[]
  fileNames: ReadonlyMap<string, string>
  /** The server action; omitted in the bin. */
  restore?: (data: FormData) => Promise<void>
}

/** Every version of a record, newest first, with its changes and a button to restore it (R-DESK-6). */
export function RecordVersions({ id, latest, kind, versions, ...rest }: RecordVersionsProps) {
  const { fileNames, restore } = rest
  return (
    <ol className={styles.list} reversed>
      {versions.map(({ version, form, savedAt, savedBy, isPublished }, index) => (
        <li key={version}>
          <p className={styles.head}>
            <strong>{formatDateTime(savedAt.toISOString())}</strong> {savedBy}
            {version === latest && <span className={styles.mark}>{words.latest}</span>}
            {isPublished && <span className={styles.mark}>{words.published}</span>}
          </p>
          <details>
            <summary>
              {getTitle(form)}
              <small>{changesText(kind, form, versions[index + 1]?.form)}</small>
            </summary>
            <RecordText
              words={kind}
              form={form}
              fileNames={fileNames}
              other={versions[index + 1]?.form}
            />
          </details>
          {restore && version !== latest && (
            <form action={restore}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={latest} />
              <input type="hidden" name="restore" value={version} />
              <Button type="submit" size="small" variant="outline">
                {words.restore}
                <span className={styles.about}>: {formatDateTime(savedAt.toISOString())}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Returns which fields of a version differ from the previous one. */
function changesText(kind: DeskKind, form: FormValues, before: FormValues | undefined): string {
  if (!before) return words.first
  const fields = differingFields(kind, form, before).map(({ label }) => label)
  return fields.length > 0 ? fillIn(words.changed, { fields: fields.join(', ') }) : words.same
}
