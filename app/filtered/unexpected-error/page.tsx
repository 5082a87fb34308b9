import type { Metadata } from 'next'
import { Icon } from '@/components/content/Icon/Icon'
import { ButtonLink } from '@/components/content/Button/Button'
import { ScriptFree } from '@/components/content/ScriptFree/ScriptFree'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { errorCopy } from '@/content/microcopy/error'
import { school } from '@/content/school'

export const metadata: Metadata = { title: errorCopy.heading, robots: { index: false } }

/** Made ahead, and sent in place of a page that broke on the server (`lib/requests/broken-pages.ts`); P§2.1. */
export default function UnexpectedErrorPage() {
  const [phone] = school.phones
  return (
    <>
      <ScriptFree />
      <ErrorScreen title={errorCopy.heading} text={errorCopy.text}>
        {/* The address of the page that broke. */}
        <ButtonLink href="">Try again</ButtonLink>
        <ButtonLink look="line" href="/">
          Home
        </ButtonLink>
        <ButtonLink look="line" href={`tel:${phone.dialled}`}>
          <Icon name="phone" /> {phone.printed}
        </ButtonLink>
      </ErrorScreen>
    </>
  )
}
