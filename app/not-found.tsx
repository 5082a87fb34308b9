import type { Metadata } from 'next'
import { ButtonLink } from '@/components/content/Button/Button'
import { ScriptFree } from '@/components/content/ScriptFree/ScriptFree'
import { ErrorScreen } from '@/components/layout/ErrorScreen/ErrorScreen'
import { microcopy } from '@/content/microcopy'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <ScriptFree />
      <ErrorScreen title={microcopy.notFound.heading} text={microcopy.notFound.text}>
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink look="line" href="/sitemap">
          Site map
        </ButtonLink>
      </ErrorScreen>
    </>
  )
}
