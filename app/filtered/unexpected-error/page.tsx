import type { Metadata } from 'next'
import { ButtonLink } from '@/components/content/Button/Button'
import { ScriptFree } from '@/components/content/ScriptFree/ScriptFree'
import { UnexpectedError } from '@/components/layout/ErrorScreen/UnexpectedError'
import { errorCopy } from '@/content/microcopy/error'
import { school } from '@/content/school'

export const metadata: Metadata = { title: errorCopy.heading, robots: { index: false } }

/** Made ahead, and sent in place of a page that broke on the server (`lib/requests/broken-pages.ts`); R-ROUTE-14. */
export default function UnexpectedErrorPage() {
  return (
    <>
      <ScriptFree />
      {/* An empty address is that of the page that broke. */}
      <UnexpectedError
        phone={school.phones[0]}
        retry={<ButtonLink href="">Try again</ButtonLink>}
      />
    </>
  )
}
