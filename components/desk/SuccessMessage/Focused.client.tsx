'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

/** A box that takes the focus when it appears, so that screen readers read it; without script by `autofocus`. */
export function Focused({ children, ...rest }: ComponentProps<'div'>) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div {...rest} ref={root} tabIndex={-1} autoFocus>
      {children}
    </div>
  )
}
