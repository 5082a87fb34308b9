import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePendingFiles } from '../FileField/pending-files'
import { useLeaveQuestion } from '../FileField/use-leave-question'

/** Makes a form wait for running uploads, and asks before the page is left without them. */
export function usePendingSubmit() {
  const { going, failed, report } = usePendingFiles()
  /** The pressed button. */
  const [waiting, setWaiting] = useState<HTMLElement | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const isWithout = useRef(false)
  useLeaveQuestion(going > 0 && !isLeaving)

  const hasPending = going + failed > 0
  useEffect(() => {
    if (waiting && !hasPending) waiting.click()
  }, [waiting, hasPending])

  /**
   * @param button the pressed button
   * @returns whether the form waits and is sent later
   */
  function holdBack(event: FormEvent<HTMLFormElement>, button: HTMLElement | null): boolean {
    const isHeld = hasPending && !isWithout.current
    if (isHeld) event.preventDefault()
    setWaiting(isHeld ? button : null)
    return isHeld
  }

  function goOn() {
    isWithout.current = true
    setIsLeaving(true)
    waiting?.click()
  }

  const note = waiting &&
    hasPending && { going, failed, onGoOn: goOn, onStay: () => setWaiting(null) }
  return { report, holdBack, note }
}
