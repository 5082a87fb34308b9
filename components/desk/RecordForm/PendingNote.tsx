import { Button } from '@/components/ui/Button/Button'
import { desk } from '@/content/words/en/desk'
import type { PendingFiles } from '../FileField/pending-files'
import styles from './RecordForm.module.scss'

const { files: words } = desk

type PendingNoteProps = PendingFiles & { onGoOn: () => void; onStay: () => void }

/** Says that the form waits for uploads, and offers to continue without them. */
export function PendingNote({ going, failed, onGoOn, onStay }: PendingNoteProps) {
  return (
    <span className={styles.pending}>
      <strong role="alert">{words.pending({ going, failed })}</strong>
      <Button size="small" onClick={onGoOn}>
        {words.goOn}
      </Button>
      <Button size="small" variant="outline" onClick={onStay}>
        {words.stay}
      </Button>
    </span>
  )
}
