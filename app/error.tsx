'use client'

import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/content/Button/Button'
import { Icon } from '@/components/content/Icon/Icon'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { errorCopy } from '@/content/microcopy/error'
import { school } from '@/content/school'

type ErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page that broke while it was drawn (P§2.1). */
export default function ErrorPage({ error, reset }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  const [phone] = school.phones
  return (
    <ErrorScreen title={errorCopy.heading} text={errorCopy.text}>
      <Button onClick={reset}>Try again</Button>
      <ButtonLink look="line" href="/">
        Home
      </ButtonLink>
      <ButtonLink look="line" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </ErrorScreen>
  )
}
