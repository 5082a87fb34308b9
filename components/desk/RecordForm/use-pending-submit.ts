import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { usePendingFiles } from '../FileField/pending-files'
import { useLeaveQuestion } from '../FileField/use-leave-question'

/** Lets a form wait for the files that are on their way, and asks before the page is left without them. */
export function usePendingSubmit(form: RefObject<HTMLFormElement | null>) {
  const { going, failed, report } = usePendingFiles()
  /** The button that was pressed. */
  const [waiting, setWaiting] = useState<HTMLElement | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const isWithout = useRef(false)
  useLeaveQuestion(going > 0 && !isLeaving)

  const hasPending = going + failed > 0
  useEffect(() => {
    if (waiting && !hasPending) form.current?.requestSubmit(waiting)
  }, [form, waiting, hasPending])

  /** @returns whether the form waits; it is sent later */
  function holdBack(event: FormEvent<HTMLFormElement>): boolean {
    const isHeld = hasPending && !isWithout.current
    if (isHeld) event.preventDefault()
    setWaiting(isHeld ? (event.nativeEvent as SubmitEvent).submitter : null)
    return isHeld
  }

  function goOn() {
    isWithout.current = true
    setIsLeaving(true)
    form.current?.requestSubmit(waiting)
  }

  const note = waiting &&
    hasPending && { going, failed, onGoOn: goOn, onStay: () => setWaiting(null) }
  return { report, holdBack, note }
}
