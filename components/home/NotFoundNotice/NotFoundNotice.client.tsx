'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { notFoundPathCookie, readNotFoundPath } from '@/lib/routing/not-found-path'
import type { NotFoundMessageProps } from './NotFoundMessage.client'
import styles from './NotFoundNotice.module.scss'

type NotFoundPath = { path: string; Message: ComponentType<NotFoundMessageProps> }

/**
 * Shows once which path was not found to a visitor who was redirected here (R-ROUTE-9). The page is static, so a
 * short-lived cookie carries the path. The message loads by `import()` into a live region that already exists.
 */
export function NotFoundNotice() {
  const [notFound, setNotFound] = useState<NotFoundPath>()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const path = takeNotFoundPath()
    if (!path) return
    import('./NotFoundMessage.client').then(
      ({ NotFoundMessage }) => setNotFound({ path, Message: NotFoundMessage }),
      // If the chunk fails to load there is no message; the page works without it.
      () => undefined,
    )
  }, [])

  function close() {
    setNotFound(undefined)
    // The focused button is removed. Keyboard navigation continues here, before the page's first control.
    region.current?.focus()
  }

  return (
    <div ref={region} className={styles.region} role="status" tabIndex={-1}>
      {notFound && <notFound.Message path={notFound.path} onClose={close} />}
    </div>
  )
}

/** Reads the cookie and removes it, so that a reload does not show the message again. */
function takeNotFoundPath(): string | undefined {
  const path = readNotFoundPath(document.cookie)
  if (path) document.cookie = `${notFoundPathCookie.name}=; Max-Age=0; Path=/; SameSite=Lax`
  return path
}
