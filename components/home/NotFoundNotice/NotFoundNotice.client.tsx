'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { notFoundPathCookie, notFoundPathIn } from '@/lib/routing/not-found-path'
import type { NotFoundMessageProps } from './NotFoundMessage.client'
import styles from './NotFoundNotice.module.scss'

type NotFoundPath = { path: string; Line: ComponentType<NotFoundMessageProps> }

/**
 * Tells a visitor who was led here from an unknown address what was not found, once (R-ROUTE-9). The page
 * is static: a cookie of a few seconds carries the path. What is shown comes by `import()` and only then, into
 * a live region that was there before it.
 */
export function NotFoundNotice() {
  const [told, setTold] = useState<NotFoundPath>()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const path = takeNotFoundPath()
    if (!path) return
    import('./NotFoundMessage.client').then(
      ({ NotFoundMessage }) => setTold({ path, Line: NotFoundMessage }),
      // Without the chunk nothing is told; the page is whole without it.
      () => undefined,
    )
  }, [])

  function close() {
    setTold(undefined)
    // The button goes with its focus: the keyboard goes on from here, above the page's first control.
    region.current?.focus()
  }

  return (
    <div ref={region} className={styles.region} role="status" tabIndex={-1}>
      {told && <told.Line path={told.path} onClose={close} />}
    </div>
  )
}

/** Reads the cookie and removes it, so that a reload does not tell again. */
function takeNotFoundPath(): string | undefined {
  const path = notFoundPathIn(document.cookie)
  if (path) document.cookie = `${notFoundPathCookie.name}=; Max-Age=0; Path=/; SameSite=Lax`
  return path
}
