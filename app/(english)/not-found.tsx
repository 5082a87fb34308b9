import type { Metadata } from 'next'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { ButtonLink } from '@/components/ui/Button/Button'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { notFound } from '@/content/words/en/not-found'

export const metadata: Metadata = { title: notFound.title, robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <NoClientScript />
      <ErrorScreen title={notFound.heading} text={notFound.text}>
        <ButtonLink href="/">{notFound.home}</ButtonLink>
        <ButtonLink variant="outline" href="/sitemap">
          {notFound.siteMap}
        </ButtonLink>
      </ErrorScreen>
    </>
  )
}
