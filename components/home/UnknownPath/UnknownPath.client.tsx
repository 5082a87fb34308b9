'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { unknownPathCookie, unknownPathIn } from '@/lib/routing/unknown-path'
import type { UnknownPathLineProps } from './UnknownPathLine.client'
import styles from './UnknownPath.module.scss'

type Told = { path: string; Line: ComponentType<UnknownPathLineProps> }

/**
 * Tells a visitor who was led here from an unknown address what was not found, once (R-ROUTE-9). The page
 * is static: a cookie of a few seconds carries the path. What is shown comes by `import()` and only then, into
 * a live region that was there before it.
 */
export function UnknownPath() {
  const [told, setTold] = useState<Told>()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const path = takeUnknownPath()
    if (!path) return
    import('./UnknownPathLine.client').then(
      ({ UnknownPathLine }) => setTold({ path, Line: UnknownPathLine }),
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
function takeUnknownPath(): string | undefined {
  const path = unknownPathIn(document.cookie)
  if (path) document.cookie = `${unknownPathCookie.name}=; Max-Age=0; Path=/; SameSite=Lax`
  return path
}
