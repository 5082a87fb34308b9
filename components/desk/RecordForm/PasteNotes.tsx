import { desk } from '@/content/words/en/desk'
import type { PasteNote } from '@/lib/desk/text/clean-paste'
import styles from './RecordForm.module.scss'

/** Notes about pasted text, such as what was left out. */
export function PasteNotes({ notes }: { notes: ReadonlySet<PasteNote> }) {
  return (
    <span role="status" className={styles.notes}>
      {[...notes].map((note) => desk.pasted[note]).join(' ')}
    </span>
  )
}
