import type { Metadata } from 'next'
import { ButtonLink } from '@/components/content/Button/Button'
import { NoClientScript } from '@/components/content/NoClientScript/NoClientScript'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { microcopy } from '@/content/microcopy'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <NoClientScript />
      <ErrorScreen title={microcopy.notFound.heading} text={microcopy.notFound.text}>
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink look="line" href="/sitemap">
          Site map
        </ButtonLink>
      </ErrorScreen>
    </>
  )
}
