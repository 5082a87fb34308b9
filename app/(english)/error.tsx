'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { UnexpectedError } from '@/components/layout/ErrorScreen/UnexpectedError'
import { school } from '@/content/school'
import { useServerPage } from './use-server-page'

type ErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Replaces a page that threw while rendering: on the server, or in the browser (R-ROUTE-14, R-A11Y-7). */
export default function ErrorPage({ error, reset }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  useEffect(runEnhancements, [])
  const serverPage = useServerPage(error)
  if (serverPage === undefined) return null
  if (serverPage !== null) return <div dangerouslySetInnerHTML={{ __html: serverPage }} />
  return (
    <UnexpectedError phone={school.phones[0]} retry={<Button onClick={reset}>Try again</Button>} />
  )
}

/**
 * A page that threw on the server is drawn by React alone. Browsers do not run the scripts that React adds, among them
 * `public/enhance.js`, for the menus and the alert. Where it has run, it has set `--site`. Without a layout there is none:
 * the script then comes under an address that the browser has not cached.
 */
function runEnhancements() {
  if (document.documentElement.style.getPropertyValue('--site')) return
  const inert = document.querySelector<HTMLScriptElement>('script[src^="/enhance.js"]')
  const script = document.createElement('script')
  script.src = inert?.src ?? `/enhance.js?v=${performance.now()}`
  document.body.append(script)
}
