import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { now } from '@/lib/core/dates'
import type { RecordPosted } from '@/lib/desk/web/post-record'
import { readFields, restoreFields, setField, hasTextInForm } from './form-fields'
import { readDraft, removeDraft, removeOldDrafts, storeDraft } from './local-draft'

/** Delay after the last key. */
const pauseMilliseconds = 1200
const retryMilliseconds = 10_000

export type Autosave =
  | {
      is:
        | 'idle'
        | 'saving'
        | 'offline'
        | 'notSaved'
        | 'restored'
        | 'logged out'
        | 'refused'
        | 'missing'
    }
  | { is: 'saved'; time: string }
  | { is: 'conflict'; href: string }

/** States that stop autosave: the person has to act first. */
const isOver = ({ is }: Autosave) => is === 'conflict' || is === 'missing' || is === 'refused'

type Options = {
  id: string
  /** Version of the record from which the form was made; empty for a new one. */
  version: string
  /** Called after each save. */
  onSaved: () => void
}

/**
 * Saves a form during typing (R-DESK-13). Without a network a draft stays on the device, even when the page is closed,
 * and is sent when the network is back.
 */
export function useAutosave(ref: RefObject<HTMLFormElement | null>, options: Options) {
  const { id, onSaved } = options
  const [state, setState] = useState<Autosave>({ is: 'idle' })
  const saved = useRef('')
  const base = useRef(options.version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)
  const last = useRef<Autosave>(state)

  function show(next: Autosave) {
    last.current = next
    setState(next)
  }

  /** The version that the text in the form is based on. The form contains it, too, for when it is sent as a whole. */
  function setBase(version: string) {
    base.current = version
    setField(ref.current!, 'version', version)
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), milliseconds)
  }

  const isChanged = () =>
    ref.current !== null && readFields(ref.current).toString() !== saved.current

  /** One at a time, so that no save conflicts with the one before. */
  function save(): Promise<void> {
    clearTimeout(timer.current)
    running.current ??= (isChanged() ? send() : Promise.resolve()).finally(() => {
      running.current = undefined
    })
    return running.current
  }

  async function send(): Promise<void> {
    const fields = readFields(ref.current!)
    const text = fields.toString()
    show({ is: 'saving' })
    const result = await post(fields, base.current)
    switch (result?.outcome) {
      case 'saved':
        saved.current = text
        setBase(String(result.version))
        if (isChanged()) schedule(pauseMilliseconds)
        else removeDraft(id)
        show({ is: 'saved', time: result.time })
        return onSaved()
      case 'conflict':
        removeDraft(id)
        return show({ is: 'conflict', href: result.href })
      case 'logged out':
      case 'missing':
      case 'refused':
        return show({ is: result.outcome })
      // The fields alone are never too large.
      case 'too large':
        return show({ is: 'refused' })
      case 'not saved':
      case 'unavailable':
      case undefined:
        show({ is: result?.outcome === 'not saved' ? 'notSaved' : 'offline' })
        return schedule(retryMilliseconds)
    }
  }

  function onInput() {
    if (isOver(last.current) || !ref.current) return
    const fields = readFields(ref.current).toString()
    storeDraft(id, { fields, version: base.current, at: now().getTime() })
    schedule(pauseMilliseconds)
  }

  /** Stops autosave before the form is sent as a whole. */
  function onSubmitted() {
    clearTimeout(timer.current)
    const draft = readDraft(id)
    if (draft) storeDraft(id, { ...draft, isSubmitted: true })
  }

  const begin = useEffectEvent(() => {
    const form = ref.current!
    saved.current = hasTextInForm(form) ? '' : readFields(form).toString()
    const draft = readDraft(id)
    const wasStored = draft?.isSubmitted && draft.version !== base.current
    if (!draft || wasStored || draft.fields === saved.current) {
      removeDraft(id)
      // Typed before the script loaded.
      if (hasTextInForm(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    restoreFields(form, draft.fields)
    setBase(draft.version)
    show({ is: 'restored' })
    schedule(pauseMilliseconds)
  })
  const resume = useEffectEvent(() => {
    if (!isOver(last.current)) void save()
  })

  useEffect(() => {
    begin()
    const onOnline = () => resume()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') resume()
    }
    addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [])

  return { state, onInput, onSubmitted, pending: () => running.current }
}

/** @returns `undefined` when the desk is unavailable */
async function post(fields: URLSearchParams, version: string): Promise<RecordPosted | undefined> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  body.set('version', version)
  body.set('intent', 'type')
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch('/desk/records/save', { method: 'POST', headers, body })
    // By the clock of the site: that of the device may be wrong.
    removeOldDrafts(Date.parse(response.headers.get('date') ?? ''))
    return (await response.json()) as RecordPosted
  } catch {
    return undefined
  }
}
