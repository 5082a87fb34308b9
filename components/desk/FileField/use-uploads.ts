import { useRef, useState } from 'react'
import { desk } from '@/content/words/en/desk'
import type { Media } from '@/lib/desk/media/save-file'
import { upload } from './upload'

const { files: words, autosave } = desk

/** A running or failed upload. */
export type Upload = {
  /** Increases in the order in which the files were chosen. */
  id: number
  file: File
  /** From 0 to 1; `undefined` while it waits. */
  part?: number
  /** Why it was not stored. */
  message?: string
  /** Whether another attempt may succeed. */
  canRetry?: boolean
}

/** A warning about a stored file. */
export type UploadNote = { id: number; fileName: string; text: string }

/** More at once would only slow each other down on a mobile network. */
const maxAtOnce = 3

/**
 * Uploads files, three at once, each with its progress and the reason of a failure (R-DESK-7).
 * @param onStored receives each stored file and the id of its upload
 */
export function useUploads(onStored: (media: Media, id: number) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [notes, setNotes] = useState<readonly UploadNote[]>([])
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)
  const lastId = useRef(0)

  const change = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))
  const removeNote = (id: number) => setNotes((all) => all.filter((note) => note.id !== id))

  function next(): void {
    const upload = running.current < maxAtOnce ? waiting.current.shift() : undefined
    if (!upload) return
    running.current++
    void sendFile(upload).finally(() => {
      running.current--
      next()
    })
    next()
  }

  async function sendFile({ id, file }: Upload): Promise<void> {
    change(id, { part: 0, message: undefined })
    const result = await upload(file, (part) => change(id, { part }))
    switch (result.outcome) {
      case 'stored':
        remove(id)
        onStored(result.media, id)
        note(id, result)
        break
      case 'refused':
        change(id, {
          part: undefined,
          message: 'message' in result ? result.message : words.failed,
          canRetry: 'reason' in result && result.reason === 'store',
        })
        break
      case 'too large':
        change(id, { part: undefined, message: words.tooLarge })
        break
      case 'logged out':
        change(id, { part: undefined, message: autosave.loggedOut, canRetry: true })
        break
      case 'unavailable':
        change(id, { part: undefined, message: words.unavailable, canRetry: true })
        break
      case 'not saved':
        change(id, { part: undefined, message: words.notSaved, canRetry: true })
        break
      case 'failed':
        change(id, { part: undefined, message: words.failed, canRetry: true })
        break
    }
  }

  /** The list of files already says that a PDF is a scan. */
  function note(id: number, { media, warning }: { media: Media; warning?: string }): void {
    if (!warning || media.isScan) return
    setNotes((all) => [...all, { id, fileName: media.fileName, text: warning }])
  }

  /** @returns the ids of the uploads, in the order of the files */
  function add(files: readonly File[]): number[] {
    const added = files.map((file) => ({ id: ++lastId.current, file }))
    setUploads((all) => [...all, ...added])
    waiting.current.push(...added)
    next()
    return added.map(({ id }) => id)
  }

  function retry(upload: Upload): void {
    change(upload.id, { message: undefined, canRetry: undefined })
    waiting.current.push(upload)
    next()
  }

  return { uploads, notes, add, retry, remove, removeNote }
}
