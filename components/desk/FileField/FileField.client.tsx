'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { FieldError, type FieldFault } from '@/components/ui/Field/FieldFrame'
import { Button } from '@/components/ui/Button/Button'
import { deskRecords, type DeskField } from '@/content/microcopy/desk-records'
import type { Media } from '@/lib/desk/media/save-file'
import { accepted } from './accepted'
import { FileItem } from './FileItem'
import { UploadList } from './UploadList'
import { useUploads } from './use-uploads'
import styles from './FileField.module.scss'

const { files: words } = deskRecords

export type FileFieldProps = {
  field: DeskField & { input: 'pictures' | 'documents' }
  files: readonly Media[]
  error?: FieldFault
}

/**
 * The files of a record, in their order (R-DESK-7). With script several are sent at once and appear as they are stored;
 * without it one is sent with the form.
 */
export function FileField({ field, files: initial, error }: FileFieldProps) {
  const { name, label, hint, optional, input, max = 1 } = field
  const root = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [files, setFiles] = useState(initial)
  const add = (media: Media) =>
    setFiles((all) => [...all.filter((one) => one.name !== media.name), media].slice(0, max))
  const { uploads, add: send, retry, remove } = useUploads(add)
  const shown = useRef(files)

  // The form saves what has changed.
  useEffect(() => {
    if (shown.current === files) return
    shown.current = files
    root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [files])

  function choose() {
    const { current } = chooser
    if (!current?.files?.length) return
    send([...current.files].slice(0, max - files.length - uploads.length))
    current.value = ''
  }
  // Files that were chosen before the page had its script.
  const chooseEarly = useEffectEvent(choose)
  useEffect(() => chooseEarly(), [])

  const move = (media: Media) =>
    setFiles((all) => [media, ...all.filter((one) => one.name !== media.name)])
  const id = `field-${name}`
  const isFull = files.length + uploads.length >= max
  const hintId = `${id}-hint`
  return (
    <div ref={root} className={styles.root} data-invalid={error ? '' : undefined}>
      <p className={styles.label} id={`${id}-label`}>
        {label} {optional && <span>{deskRecords.optional}</span>}
      </p>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {files.length > 0 && (
        <ol className={styles.files} aria-labelledby={`${id}-label`}>
          {files.map((media, index) => (
            <FileItem
              key={media.name}
              field={name}
              media={media}
              hasAlt={name !== 'cover'}
              onRemove={() => setFiles(files.filter((one) => one !== media))}
              onFirst={index > 0 && input === 'pictures' ? () => move(media) : undefined}
            />
          ))}
        </ol>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={remove} />
      {isFull ? (
        <p className={styles.hint}>{words.full(max)}</p>
      ) : (
        <div className={styles.choose}>
          <label htmlFor={id}>{(max > 1 ? words.choose : words.chooseOne)[input]}</label>
          <input
            ref={chooser}
            id={id}
            type="file"
            // With script the files are sent one by one, and not with the form.
            name={isHydrated ? undefined : `file:${name}`}
            multiple={isHydrated && max > 1}
            accept={accepted[input]}
            aria-describedby={hint && hintId}
            aria-invalid={error ? true : undefined}
            onChange={choose}
          />
          {!isHydrated && (
            <Button type="submit" name="intent" value="upload" size="small" variant="outline">
              {words.add}
            </Button>
          )}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
