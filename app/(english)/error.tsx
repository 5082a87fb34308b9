'use client'

import { useEffect } from 'react'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { errors } from '@/content/words/en/errors'
import { school } from '@/content/school'
import { useServerPage } from './use-server-page'

type ErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Replaces a page that threw while rendering: on the server, or in the browser (R-ROUTE-14, R-A11Y-7). */
export default function ErrorPage({ error, reset }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  useEffect(runDocumentScript, [])
  const serverPage = useServerPage(error)
  if (serverPage === undefined) return null
  if (serverPage !== null) return <div dangerouslySetInnerHTML={{ __html: serverPage }} />
  return (
    <ErrorScreen title={errors.heading} text={errors.text}>
      <Button onClick={reset}>{errors.tryAgain}</Button>
      <ButtonLink variant="outline" href="/">
        {errors.home}
      </ButtonLink>
      <ButtonLink variant="outline" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </ErrorScreen>
  )
}

const [phone] = school.phones

/**
 * Runs the script of every page, for the menus and the alert. React alone draws a page that threw on the server, and
 * browsers do not run the scripts that React adds. Where the script has run, it has set `--site`.
 */
function runDocumentScript() {
  if (!document.documentElement.style.getPropertyValue('--site'))
    void import('../SiteDocument.browser')
}
