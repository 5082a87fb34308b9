import { Button } from '@/components/ui/Button/Button'
import { deskRecords, type DeskKind } from '@/content/microcopy/desk-records'
import { formatDateTime } from '@/lib/core/dates'
import type { Version } from '@/lib/desk/records/list'
import { titleOf } from '@/lib/desk/records/record'
import { RecordText } from './RecordText'
import styles from './RecordVersions.module.scss'

const { versions: words } = deskRecords

type RecordVersionsProps = {
  id: string
  /** The latest version: the one that a restore is based on. */
  latest: number
  kind: DeskKind
  versions: readonly Version[]
  fileNames: ReadonlyMap<string, string>
  /** The server action; omitted in the bin. */
  restore?: (data: FormData) => Promise<void>
}

/** Every version of a record, the newest first, each restored by one tap (R-DESK-6). */
export function RecordVersions({ id, latest, kind, versions, ...rest }: RecordVersionsProps) {
  const { fileNames, restore } = rest
  return (
    <ol className={styles.list} reversed>
      {versions.map(({ version, form, savedAt, savedBy, isPublished }) => (
        <li key={version}>
          <p className={styles.head}>
            <strong>{formatDateTime(savedAt.toISOString())}</strong> {savedBy}
            {version === latest && <span className={styles.mark}>{words.latest}</span>}
            {isPublished && <span className={styles.mark}>{words.published}</span>}
          </p>
          <details>
            <summary>{titleOf(form)}</summary>
            <RecordText words={kind} form={form} fileNames={fileNames} />
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
