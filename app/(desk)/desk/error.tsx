'use client'

import { useEffect } from 'react'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { notSavedWords } from '@/content/words/en/http-errors'

const unexpected = {
  title: 'Something went wrong',
  text: 'What was saved is still there. Try again. If it happens again, tell whoever looks after the website.',
}

type ErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Replaces a page of the desk that threw while rendering (R-ROUTE-14), or whose button could not save (R-DESK-12). */
export default function ErrorPage({ error, reset }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  const { title, text } = error.message === notSavedWords.inForm ? notSavedWords : unexpected
  return (
    <main>
      <ErrorScreen title={title} text={text}>
        <Button onClick={reset}>Try again</Button>
        <ButtonLink variant="outline" href="/desk">
          First page of the desk
        </ButtonLink>
      </ErrorScreen>
    </main>
  )
}
