'use client'

import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { NoClientScript } from '@/components/content/NoClientScript/NoClientScript'

type MissingRecordProps = {
  /** What says that there is nothing at this address. */
  children: ReactNode
}

/**
 * Answers 404 with `children` in the server's HTML. A `notFound()` on its own leaves that HTML empty; thrown
 * inside a boundary, it sets the status of a page that is made ahead or on demand, and the boundary's
 * fallback stays. The browser draws the same, so that no `not-found.tsx` travels with every good page.
 */
export function MissingRecord({ children }: MissingRecordProps) {
  return (
    <>
      <NoClientScript />
      <Suspense fallback={children}>
        <NotFoundOnServer>{children}</NotFoundOnServer>
      </Suspense>
    </>
  )
}

function NotFoundOnServer({ children }: MissingRecordProps) {
  if (typeof window === 'undefined') notFound()
  return children
}
