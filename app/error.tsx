'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { UnexpectedError } from '@/components/layout/ErrorScreen/UnexpectedError'
import { school } from '@/content/school'

type ErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Replaces a page that threw while rendering (R-ROUTE-14). */
export default function ErrorPage({ error, reset }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  return (
    <UnexpectedError phone={school.phones[0]} retry={<Button onClick={reset}>Try again</Button>} />
  )
}
