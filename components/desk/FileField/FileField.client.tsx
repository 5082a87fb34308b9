'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { FieldError, type FieldFault } from '@/components/ui/Field/FieldFrame'
import { Button } from '@/components/ui/Button/Button'
import { type DeskField, desk } from '@/content/words/en/desk'
import type { Media } from '@/lib/desk/media/save-file'
import { accepted } from './accepted'
import { FileItem } from './FileItem'
import { useReportPending } from './pending-files'
import { getFiles, fill, move, without, type Move, type Slot } from './slots'
import { UploadList } from './UploadList'
import { useUploads } from './use-uploads'
import styles from './FileField.module.scss'

const { files: words } = desk

export type FileFieldProps = {
  field: DeskField & { input: 'pictures' | 'documents' }
  files: readonly Media[]
  error?: FieldFault
}

/**
 * The files of a record in their order (R-DESK-7). With script several are uploaded at once and appear when they are
 * stored; without it one is sent with the form.
 */
export function FileField({ field, files: initial, error }: FileFieldProps) {
  const { name, label, hint, optional, input, max = 1 } = field
  const root = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [slots, setSlots] = useState<readonly Slot[]>(initial)
  const files = getFiles(slots)
  const { uploads, notes, removeNote, ...queue } = useUploads((media, id) =>
    setSlots((all) => fill(all, id, media)),
  )
  useReportPending(name, uploads)
  /** Names of files that exceed the limit. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [moved, setMoved] = useState<{ media: Media; to: Move }>()
  const order = files.map((media) => media.name).join(' ')
  const shown = useRef(order)

  // The form saves the change.
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [order])

  // The pressed button has moved, and may be gone at the end of the list.
  useEffect(() => {
    if (!moved) return
    const buttons = root.current?.querySelectorAll<HTMLButtonElement>(
      `button[value="${CSS.escape(moved.media.name)}"]`,
    )
    const all = [...(buttons ?? [])]
    const button = all.find((button) => button.name === moved.to) ?? all[0]
    button?.focus()
  }, [moved])

  function choose() {
    const { current } = chooser
    if (!current?.files?.length) return
    const chosen = [...current.files]
    const room = Math.max(max - slots.length, 0)
    const ids = queue.add(chosen.slice(0, room))
    setSlots((all) => [...all, ...ids])
    setLeftOut(chosen.slice(room).map((file) => file.name))
    current.value = ''
  }
  // Files chosen before the script loaded.
  const chooseEarly = useEffectEvent(choose)
  useEffect(() => chooseEarly(), [])

  function moveFile(media: Media, to: Move) {
    setSlots((all) => move(all, media, to))
    setMoved({ media, to })
  }
  function dismiss(id: number) {
    queue.remove(id)
    setSlots((all) => without(all, id))
  }
  const id = `field-${name}`
  const isFull = slots.length >= max
  const hintId = `${id}-hint`
  return (
    <div ref={root} className={styles.fileField} data-invalid={error ? '' : undefined}>
      <p className={styles.label} id={`${id}-label`}>
        {label} {optional && <span>{desk.optional}</span>}
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
              moves={listMoves(index, files.length, input)}
              onRemove={() => setSlots((all) => without(all, media))}
              onMove={(to) => moveFile(media, to)}
            />
          ))}
        </ol>
      )}
      <p className={styles.about} role="status">
        {moved && words.moved(moved.media.fileName, files.indexOf(moved.media) + 1, files.length)}
      </p>
      <UploadList
        uploads={uploads}
        notes={notes}
        onRetry={queue.retry}
        onDismiss={dismiss}
        onNoteRead={removeNote}
      />
      {leftOut.length > 0 && (
        <p className={styles.scan} role="alert">
          {words.leftOut(max)} {leftOut.join(', ')}
        </p>
      )}
      {isFull ? (
        <p className={styles.hint}>{words.full(max)}</p>
      ) : (
        <div className={styles.choose}>
          <label htmlFor={id}>{(max > 1 ? words.choose : words.chooseOne)[input]}</label>
          <input
            ref={chooser}
            id={id}
            type="file"
            // With script each file is uploaded separately, not with the form.
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
          <Button type="submit" name="choose" value={name} size="small" variant="outline">
            {words.chooseStored}
            <span className={styles.about}>: {label}</span>
          </Button>
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Returns where a file can be moved to. Only photographs have a cover. */
function listMoves(index: number, count: number, input: 'pictures' | 'documents'): Move[] {
  return [
    ...(index > 0 && input === 'pictures' ? (['first'] as const) : []),
    ...(index > 0 ? (['earlier'] as const) : []),
    ...(index < count - 1 ? (['later'] as const) : []),
  ]
}
