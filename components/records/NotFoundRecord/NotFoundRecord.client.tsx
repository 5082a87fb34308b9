'use client'

import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'

type NotFoundRecordProps = {
  /** What says that there is nothing at this address. */
  children: ReactNode
}

/**
 * Answers 404 with `children` in the server's HTML. A `notFound()` on its own leaves that HTML empty; thrown
 * inside a boundary, it sets the status of a page that is made ahead or on demand, and the boundary's
 * fallback stays. The browser draws the same, so that no `not-found.tsx` travels with every good page.
 */
export function NotFoundRecord({ children }: NotFoundRecordProps) {
  return (
    <>
      <NoClientScript />
      <Suspense fallback={children}>
        <NotFoundOnServer>{children}</NotFoundOnServer>
      </Suspense>
    </>
  )
}

function NotFoundOnServer({ children }: NotFoundRecordProps) {
  if (typeof window === 'undefined') notFound()
  return children
}
