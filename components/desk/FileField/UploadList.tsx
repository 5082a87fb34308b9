import { Button } from '@/components/ui/Button/Button'
import { desk } from '@/content/words/en/desk'
import styles from './FileField.module.scss'
import type { Upload, UploadNote } from './use-uploads'

const { files: words } = desk

type UploadListProps = {
  uploads: readonly Upload[]
  notes: readonly UploadNote[]
  onRetry: (upload: Upload) => void
  onDismiss: (id: number) => void
  onNoteRead: (id: number) => void
}

/** Running and failed uploads with their progress or error, and warnings about stored files. */
export function UploadList({ uploads, notes, onRetry, onDismiss, onNoteRead }: UploadListProps) {
  return (
    <>
      <p className={styles.count} role="status">
        {uploads.some(({ message }) => message === undefined) &&
          `${words.uploading}: ${uploads.filter(({ message }) => message === undefined).length}`}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.id} data-failed={upload.message !== undefined || undefined}>
              <span className={styles.name}>{upload.file.name}</span>
              {upload.message === undefined ? (
                <progress aria-label={upload.file.name} max={1} value={upload.part} />
              ) : (
                <>
                  <p role="alert">{upload.message}</p>
                  <p className={styles.actions}>
                    {upload.canRetry && (
                      <Button size="small" onClick={() => onRetry(upload)}>
                        {words.retry}
                      </Button>
                    )}
                    <Button size="small" variant="outline" onClick={() => onDismiss(upload.id)}>
                      {words.dismiss}
                    </Button>
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {notes.map(({ id, fileName, text }) => (
        <div key={id} className={styles.scan} role="status">
          <b className={styles.name}>{fileName}</b>
          <p>{text}</p>
          <Button size="small" variant="outline" onClick={() => onNoteRead(id)}>
            {words.understood}
          </Button>
        </div>
      ))}
    </>
  )
}
