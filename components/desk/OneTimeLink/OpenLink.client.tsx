'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'

type OpenLinkProps = {
  /** Stores the link and shows its page. */
  action: (data: FormData) => Promise<void>
  /** Whether to handle only a link that is opened in this page. */
  hidden?: boolean
}

/**
 * Sends the fragment of a one-time link. Browsers leave it out of requests, so no log contains it. Without script the
 * person pastes the link.
 */
export function OpenLink({ action, hidden = false }: OpenLinkProps) {
  const form = useRef<HTMLFormElement>(null)
  /** Safari 14 has no `requestSubmit`. */
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const open = () => {
      const token = location.hash.slice(1)
      const field = form.current?.elements.namedItem('link')
      if (!token || !(field instanceof HTMLInputElement)) return
      field.value = token
      history.replaceState(history.state, '', location.pathname)
      button.current?.click()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return (
    <form ref={form} action={action} hidden={hidden}>
      <Field id="link" name="link" label="Your link" autoComplete="off" />
      <Button ref={button} type="submit">
        Open it
      </Button>
    </form>
  )
}
