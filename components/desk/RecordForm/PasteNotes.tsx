import { Button } from '@/components/ui/Button/Button'
import { desk } from '@/content/words/en/desk'
import type { PasteNote } from '@/lib/desk/text/clean-paste'
import styles from './RecordForm.module.scss'

type PasteNotesProps = { notes: ReadonlySet<PasteNote>; onRead: () => void }

/** Notes about pasted text, such as what was left out. They stay until they are read: the bar covers much of a phone. */
export function PasteNotes({ notes, onRead }: PasteNotesProps) {
  return (
    <>
      <span role="status" className={styles.notes}>
        {[...notes].map((note) => desk.pasted[note]).join(' ')}
      </span>
      {notes.size > 0 && (
        <Button className={styles.read} size="small" variant="outline" onClick={onRead}>
          {desk.files.understood}
        </Button>
      )}
    </>
  )
}
