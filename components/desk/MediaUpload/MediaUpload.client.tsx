'use client'

import { useRouter } from 'next/navigation'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { desk } from '@/content/words/en/desk'
import { accepted } from '../FileField/accepted'
import { getPendingFiles } from '../FileField/pending-files'
import { useLeaveQuestion } from '../FileField/use-leave-question'
import styles from '../FileField/FileField.module.scss'
import { UploadList } from '../FileField/UploadList'
import { useUploads } from '../FileField/use-uploads'

const { media: words } = desk

type MediaUploadProps = {
  /** Why the last file was refused. */
  problem?: string
}

/** Stores files before a record uses them: several at once with script, one without it. */
export function MediaUpload({ problem }: MediaUploadProps) {
  const { refresh } = useRouter()
  const isHydrated = useHydrated()
  const { uploads, notes, add, retry, remove, removeNote } = useUploads(() => refresh())
  useLeaveQuestion(getPendingFiles(uploads).going > 0)
  return (
    <form
      className={styles.fileField}
      action="/desk/media/upload"
      method="post"
      encType="multipart/form-data"
    >
      <ErrorSummary
        heading="h2"
        title={desk.problem}
        problems={problem ? [{ fieldId: 'file', message: problem }] : []}
        attempt={0}
      />
      <UploadList
        uploads={uploads}
        notes={notes}
        onRetry={retry}
        onDismiss={remove}
        onNoteRead={removeNote}
      />
      <div className={styles.choose}>
        <label htmlFor="file">{words.choose}</label>
        <input
          id="file"
          type="file"
          name="file"
          multiple={isHydrated}
          accept={`${accepted.pictures},${accepted.documents}`}
          aria-describedby="file-hint"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        {!isHydrated && (
          <Button type="submit" size="small" variant="outline">
            {words.upload}
          </Button>
        )}
        <p className={styles.hint} id="file-hint">
          {words.hint}
        </p>
      </div>
    </form>
  )
}
