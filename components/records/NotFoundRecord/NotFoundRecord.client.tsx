'use client'

import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'

type NotFoundRecordProps = {
  /** The message that the record does not exist. */
  children: ReactNode
}

/**
 * Responds 404 with `children` in the server's HTML. `notFound()` alone leaves that HTML empty. Thrown inside a
 * `<Suspense>`, it sets the status, and the server renders the fallback. The browser renders the same, so that pages
 * of existing records need not include a `not-found.tsx`.
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
