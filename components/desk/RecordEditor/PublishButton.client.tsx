'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/Button/Button'
import { fillIn } from '@/lib/core/fill-in'
import { formatDateTime, now, parseDate } from '@/lib/core/dates'

type PublishButtonProps = {
  /** Label while the record would be published at once. */
  now: string
  /** Label for a later time: 'Publish on {time}'. */
  later: string
  /** The initial time in the form: '2026-11-24T18:00' in Asia/Kolkata, or empty. */
  time: string
}

/** Publishes a record. Names the time as soon as the form has a later one. */
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
