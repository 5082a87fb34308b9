import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { type DeskKind, desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import type { Version } from '@/lib/desk/records/list'
import { RecordText } from '../RecordVersions/RecordText'
import styles from './RecordConflict.module.scss'

const { conflict: words } = desk

type RecordConflictProps = {
  id: string
  kind: DeskKind
  /** The latest version, by the other person. */
  theirs: Version
  /** The text of the person who saved second, stored as a version. */
  mine: Version
  fileNames: ReadonlyMap<string, string>
  /** The server action that makes a version the latest one. */
  restore: (data: FormData) => Promise<void>
}

/** Both texts of two people who wrote at the same time, to choose from (R-DESK-6). */
export function RecordConflict({ id, theirs, mine, restore, ...text }: RecordConflictProps) {
  const { kind, fileNames } = text
  const time = ({ savedAt }: Version) => formatDateTime(savedAt.toISOString())
  return (
    <div className={styles.recordConflict}>
      <section aria-labelledby="theirs">
        <h2 id="theirs">{words.theirs(theirs.savedBy)}</h2>
        <p className={styles.time}>{time(theirs)}</p>
        <RecordText words={kind} form={theirs.form} other={mine.form} fileNames={fileNames} />
        <ButtonLink href={`/desk/records/${id}`}>{words.keepTheirs}</ButtonLink>
      </section>
      <section aria-labelledby="mine">
        <h2 id="mine">{words.mine}</h2>
        <p className={styles.time}>{time(mine)}</p>
        <RecordText words={kind} form={mine.form} other={theirs.form} fileNames={fileNames} />
        <form action={restore}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={theirs.version} />
          <input type="hidden" name="restore" value={mine.version} />
          <Button type="submit">{words.useMine}</Button>
        </form>
      </section>
    </div>
  )
}
