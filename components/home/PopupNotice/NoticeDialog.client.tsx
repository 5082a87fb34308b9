'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Modal } from '@/components/ui/Modal/Modal.client'
import { getItem, setItem } from '@/components/hooks/session-storage'
import { scrollThreshold } from '@/content/constants'
import { isInterruptible } from './is-interruptible'

type NoticeDialogProps = {
  /** Hash of the content: the same notices are shown once a session. */
  version: string
  title: string
  titleLang?: string
  closeLabel: string
  children: ReactNode
}

/**
 * The popup notice (R-HOME-13). Opens once a session for the same content, after 100 px of scroll, and never while the
 * visitor types or another dialog is open.
 */
export function NoticeDialog({ version, ...modal }: NoticeDialogProps) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const key = `notice:${version}`
    if (getItem(key)) return
    const openAfterScroll = () => {
      if (window.scrollY <= scrollThreshold || !isInterruptible()) return
      window.removeEventListener('scroll', openAfterScroll)
      setItem(key, 'shown')
      setOpen(true)
    }
    window.addEventListener('scroll', openAfterScroll, { passive: true })
    // On a slow phone the visitor may scroll before hydration.
    const scrolledBefore = requestAnimationFrame(openAfterScroll)
    return () => {
      cancelAnimationFrame(scrolledBefore)
      window.removeEventListener('scroll', openAfterScroll)
    }
  }, [version])

  return <Modal open={open} onClose={() => setOpen(false)} {...modal} />
}
