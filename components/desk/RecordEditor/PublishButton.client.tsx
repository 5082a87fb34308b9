'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/Button/Button'
import { fillIn } from '@/lib/core/fill-in'
import { formatDateTime, now, parseDate } from '@/lib/core/dates'

type PublishButtonProps = {
  /** What it says while the record would be on the site at once. */
  now: string
  /** What it says with a later time: 'Publish on {time}'. */
  later: string
  /** The time in the form at first: '2026-11-24T18:00' in Asia/Kolkata, or empty. */
  time: string
}

/** Publishes a record. Says when, as soon as a later time is in the form. */
export function PublishButton({ now: atOnce, later, time: initial }: PublishButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [time, setTime] = useState(initial)
  const isHydrated = useHydrated()

  useEffect(() => {
    const form = button.current?.form
    const update = () => {
      const field = form?.elements.namedItem('publishAt')
      if (field instanceof HTMLInputElement) setTime(field.value)
    }
    update()
    form?.addEventListener('input', update)
    return () => form?.removeEventListener('input', update)
  }, [])

  const date = parseDate(time)
  const isLater = isHydrated && date instanceof Date && date > now()
  return (
    <Button ref={button} type="submit" name="intent" value="publish" variant="cta">
      {isLater ? fillIn(later, { time: formatDateTime(date.toISOString()) }) : atOnce}
    </Button>
  )
}
