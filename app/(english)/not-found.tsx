import type { Metadata } from 'next'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { ButtonLink } from '@/components/ui/Button/Button'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { notFound } from '@/content/words/en/not-found'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <NoClientScript />
      <ErrorScreen title={notFound.heading} text={notFound.text}>
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink variant="outline" href="/sitemap">
          Site map
        </ButtonLink>
      </ErrorScreen>
    </>
  )
}
